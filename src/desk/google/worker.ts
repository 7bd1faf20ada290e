/** A thread that runs scripts, one after the other, each in a fresh context. */

import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { eventObject } from './events';
import {
  ready,
  type RunRequest,
  type RunResult,
  type ScriptError,
  type ServiceReply,
  type ServiceRequest,
  type WorkerStart,
} from './protocol';
import { compile, Script } from './script';
import { transferred } from './transfer';

const { code, port, answered } = workerData as WorkerStart;
const answer = new Int32Array(answered);
let compiled: ReturnType<typeof compile> | undefined;

/** Asks the workbook and blocks until the answer is there: to the script a service call is an ordinary call. */
function ask(request: ServiceRequest): ServiceReply {
  Atomics.store(answer, 0, 0);
  port.postMessage(request);
  // The notice of the answer before may come late and wake this wait too: only the number says that it is there.
  while (Atomics.load(answer, 0) === 0) Atomics.wait(answer, 0, 0);
  return receiveMessageOnPort(port)!.message as ServiceReply;
}

async function run({ functionName, setting, input, returns, optional }: RunRequest): Promise<RunResult> {
  try {
    compiled ??= compile(code);
    const script = new Script(compiled, setting, ask);
    if (optional && !script.has(functionName)) return { json: undefined };
    const args =
      'event' in input
        ? [eventObject(script.host, input.event)]
        : (script.host.realm.JSON.parse(input.args) as unknown[]);
    const result = await script.call(functionName, args);
    return { json: returns ? transferred(result) : undefined };
  } catch (thrown) {
    return { error: told(thrown) };
  }
}

/** Whatever was thrown, as plain data. */
function told(thrown: unknown): ScriptError {
  if (typeof thrown === 'object' && thrown !== null && 'message' in thrown) {
    const { name, message, stack } = thrown as Error;
    return { name: String(name), message: String(message), stack: String(stack ?? '') };
  }
  return { name: 'Error', message: String(thrown), stack: '' };
}

parentPort!.on('message', (request: RunRequest) => {
  void run(request).then((result) => parentPort!.postMessage(result));
});
parentPort!.postMessage(ready);
