/** How long it takes until the desk is there. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { openDesk } from '../../src/desk/index';
import { BUILD } from '../support/league';
import { type Measured, measureAsync } from './measure';

const commandLine = path.join(__dirname, '../desk/cli.cjs');

/** From the start of the process to its first answer, on a new file. */
export async function measureFirstAnswer(): Promise<Measured> {
  const folder = mkdtempSync(path.join(tmpdir(), 'desk-'));
  let time = 0;
  try {
    return await measureAsync(1, () => firstAnswer(path.join(folder, `${time++}.json`)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function firstAnswer(file: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const from = performance.now();
    const desk = spawn(process.execPath, [commandLine, 'drive', file], { stdio: ['pipe', 'pipe', 'inherit'] });
    let spent: number | undefined;
    desk.stdout.once('data', () => {
      spent = performance.now() - from;
      desk.stdin.end();
    });
    desk.on('error', reject);
    desk.on('close', (code) => {
      if (spent === undefined || code !== 0) reject(new Error(`The desk ended with ${code} instead of an answer`));
      else resolve(spent);
    });
    desk.stdin.write('{"tabs":true}\n');
  });
}

/** Opening one more desk in a process that has opened one before. */
export function measureOpening(): Promise<Measured> {
  return measureAsync(1, async () => {
    const from = performance.now();
    const desk = await openDesk({ build: BUILD });
    const spent = performance.now() - from;
    await desk.close();
    return spent;
  });
}
