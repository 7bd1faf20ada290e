/** Script executions: each in a thread of its own, with Google's limits. */

import * as path from 'node:path';
import { MessageChannel, Worker, type MessagePort } from 'node:worker_threads';
import type { Count } from '../counting';
import { ready, type RunRequest, type RunResult, type ScriptError, type ServiceRequest } from '../protocol';
import type { AuthMode, Desk, Execution, Person } from './desk';
import { answer, countedAs, mayWait } from './dispatch';
import type { Turns } from './turns';

export interface Limits {
  /** Milliseconds a script may run (RT-03). */
  script: number;
  /** Milliseconds a simple trigger may run. */
  trigger: number;
  customFunction: number;
  /** Executions at a time. */
  atOnce: number;
}

export const googleLimits: Limits = { script: 360_000, trigger: 30_000, customFunction: 30_000, atOnce: 30 };

export interface Job {
  functionName: string;
  authMode: AuthMode;
  input: RunRequest['input'];
  /** Whether the caller wants what the function returns; only what google.script.run lets pass can be returned. */
  returns: boolean;
  /** Whether it is no error when the script has no such function. */
  optional: boolean;
  person: Person | null;
  /** Milliseconds. */
  limit: number;
  /** Dies at this counted service call, which has no effect. */
  failAt?: number;
}

export type Counts = Record<Count, number>;

/** How an execution failed: the script threw, or it was stopped. */
export class ExecutionError extends Error {
  constructor(readonly script: ScriptError) {
    super(script.message);
    this.name = script.name;
  }
}

const stopped = (message: string) => new ExecutionError({ name: 'Error', message, stack: '' });

/** A worker thread with its line to the workbook. */
interface Thread {
  worker: Worker;
  port: MessagePort;
  answered: Int32Array;
  /** Resolves when it can run scripts. */
  ready: Promise<void>;
  /** What the script it runs now is listened to with. */
  serve: (request: ServiceRequest) => void;
  finished: (result: RunResult) => void;
  /** The thread ended by itself. */
  broken: (message: string) => void;
}

const nobody = () => undefined;

/** The desk is bundled into other programs of dist/ too; its worker stands in one place. */
const workerFile = path.join(__dirname, '../desk/worker.cjs');

export class Executions {
  readonly counts: Counts = { read: 0, write: 0, other: 0 };
  private readonly idle: Thread[] = [];
  /** Ends each execution that runs, with the reason. */
  private readonly running = new Set<(message: string) => void>();
  private lastId = 0;
  private closed = false;

  constructor(
    private readonly desk: Desk,
    private readonly turns: Turns,
    private readonly limits: Limits,
  ) {
    this.warmUp();
  }

  /** The result as JSON text. Rejects with an `ExecutionError`. What was written before a failure stays. */
  async run(job: Job): Promise<string | undefined> {
    if (this.running.size >= this.limits.atOnce) {
      throw stopped('There are too many scripts running simultaneously for this Google user account.');
    }
    const thread = this.idle.pop() ?? this.startThread();
    this.warmUp();
    const id = ++this.lastId;
    try {
      return await this.runIn(thread, id, job);
    } finally {
      this.desk.locks.releaseAll(id); // LOCK-06
      if (!this.closed) await this.turns.take(() => this.desk.engine.calculate());
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const stop of this.running) stop('The spreadsheet was closed.');
    await Promise.all(this.idle.splice(0).map(({ worker }) => worker.terminate()));
  }

  private runIn(thread: Thread, id: number, job: Job): Promise<string | undefined> {
    return new Promise((resolve, reject) => {
      let over = false;
      let clock: Clock | undefined;
      const execution: Execution = { id, authMode: job.authMode, person: job.person };
      const context = { desk: this.desk, engine: this.desk.engine, execution };
      const finish = (settle: () => void, reusable: boolean) => {
        if (over) return;
        over = true;
        clock?.stop();
        this.running.delete(kill);
        Object.assign(thread, { serve: nobody, finished: nobody, broken: nobody });
        if (reusable && !this.closed) {
          thread.worker.unref();
          this.idle.push(thread);
          return settle();
        }
        void thread.worker.terminate().then(settle);
      };
      const kill = (message: string) => finish(() => reject(stopped(message)), false);
      this.running.add(kill);

      let calls = 0;
      const serve = async (request: ServiceRequest) => {
        const count = countedAs(request);
        if (count) {
          this.counts[count]++;
          if (++calls === job.failAt) return kill(`The script was stopped at its service call ${calls}.`);
        }
        const waits = mayWait(request);
        if (waits) clock?.pause();
        let reply;
        try {
          reply = waits ? await answer(context, request) : await this.turns.take(() => answer(context, request));
        } catch (error) {
          return kill(error instanceof Error ? error.message : String(error));
        }
        if (over) return;
        if (waits) clock?.resume();
        thread.port.postMessage(reply);
        Atomics.store(thread.answered, 0, 1);
        Atomics.notify(thread.answered, 0);
      };

      thread.serve = (request) => void serve(request);
      thread.broken = kill;
      thread.finished = (result) => {
        if ('error' in result) finish(() => reject(new ExecutionError(result.error)), true);
        else finish(() => resolve(result.json), true);
      };
      const { functionName, authMode, input, returns, optional } = job;
      const timeZone = this.desk.build.manifest.timeZone ?? this.desk.engine.timeZone();
      const request: RunRequest = { functionName, setting: { authMode, timeZone }, input, returns, optional };
      const start = () => {
        if (over) return;
        clock = new Clock(job.limit, () => kill('Exceeded maximum execution time'));
        thread.worker.postMessage(request);
      };
      // Until the thread is there nothing else keeps the process alive.
      thread.worker.ref();
      void thread.ready.then(start);
    });
  }

  /** Keeps one thread waiting, so that the next execution starts at once. */
  private warmUp(): void {
    if (!this.closed && this.idle.length === 0) this.idle.push(this.startThread());
  }

  private startThread(): Thread {
    const { port1, port2 } = new MessageChannel();
    const answered = new SharedArrayBuffer(4);
    const worker = new Worker(workerFile, {
      workerData: { code: this.desk.build.code, port: port2, answered },
      transferList: [port2],
    });
    let isReady!: () => void;
    const thread: Thread = {
      ready: new Promise((resolve) => (isReady = resolve)),
      worker,
      port: port1,
      answered: new Int32Array(answered),
      serve: nobody,
      finished: nobody,
      broken: nobody,
    };
    port1.on('message', (request: ServiceRequest) => thread.serve(request));
    worker.on('message', (message: RunResult | typeof ready) => {
      if (message === ready) isReady();
      else thread.finished(message);
    });
    worker.on('error', (error) => thread.broken(error.message));
    worker.on('exit', () => {
      if (this.idle.includes(thread)) this.idle.splice(this.idle.indexOf(thread), 1);
      thread.broken('The script ended unexpectedly.');
    });
    // A waiting thread does not keep the process alive; a script does, by its clock or the person it asked.
    worker.unref();
    port1.unref();
    return thread;
  }
}

/** Counts the time a script runs; the time it waits for a person or a lock does not count. */
class Clock {
  private timer: NodeJS.Timeout | undefined;
  private started = 0;

  constructor(
    private left: number,
    private readonly ring: () => void,
  ) {
    this.resume();
  }

  resume(): void {
    this.started = performance.now();
    this.timer = setTimeout(this.ring, this.left);
  }

  pause(): void {
    this.stop();
    this.left -= performance.now() - this.started;
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
