/**
 * The league's file: one JSON text. Written so that a crash leaves the old one whole; a damaged file is refused and
 * kept; two desks never write the same file.
 */
import * as fs from 'node:fs';
import * as path from 'node:path';
import type { WorkbookFile } from './engineTypes';

export interface OpenFile {
  path: string;
  /** What the file held; `null` when there was none yet. */
  content: WorkbookFile | null;
  /** Replaces the file's content, whole or not at all. Returns its size in bytes. */
  save(content: WorkbookFile): number;
  /** Gives the file free for another desk. */
  close(): void;
}

/**
 * Takes the file for this process and reads it. Throws a sentence for people when another desk has it open, or when
 * it cannot be read as a league; the file is then left as it is, with a copy beside it.
 */
export function openWorkbookFile(file: string): OpenFile {
  const resolved = path.resolve(file);
  fs.mkdirSync(path.dirname(resolved), { recursive: true });
  const release = takeLock(resolved);
  let content: WorkbookFile | null;
  try {
    content = read(resolved);
  } catch (error) {
    release();
    throw error;
  }
  let isOpen = true;
  return {
    path: resolved,
    content,
    save(next) {
      if (!isOpen) throw new Error(`${path.basename(resolved)} is closed.`);
      return writeWhole(resolved, `${JSON.stringify(next)}\n`);
    },
    close() {
      if (isOpen) release();
      isOpen = false;
    },
  };
}

function read(file: string): WorkbookFile | null {
  let text: string;
  try {
    text = fs.readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  const content = parse(text);
  if (content) return content;
  const aside = keepAside(file);
  throw new Error(
    `${path.basename(file)} is damaged or is not a league file. It was left as it is, and a copy is in ${path.basename(aside)}.`,
  );
}

function parse(text: string): WorkbookFile | null {
  try {
    const content = JSON.parse(text) as Partial<WorkbookFile> | null;
    const isOurs = content?.kind === 'pinball-league-workbook' && content.version === 1;
    return isOurs && content.workbook && content.own ? (content as WorkbookFile) : null;
  } catch {
    return null;
  }
}

/** Copies the file to a name that is still free. */
function keepAside(file: string): string {
  for (let number = 1; ; number++) {
    const aside = `${file}.damaged-${number}`;
    try {
      fs.copyFileSync(file, aside, fs.constants.COPYFILE_EXCL);
      return aside;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** Writes beside the file, waits until the disk has it, and only then puts it in the file's place. */
function writeWhole(file: string, text: string): number {
  const temporary = `${file}.saving-${process.pid}`;
  const bytes = Buffer.from(text, 'utf8');
  const handle = fs.openSync(temporary, 'w');
  try {
    fs.writeSync(handle, bytes);
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
  fs.renameSync(temporary, file);
  return bytes.length;
}

/** The lock is a file with the number of the process that has it; one left by a process that died is taken over. */
function takeLock(file: string): () => void {
  const lock = `${file}.lock`;
  for (;;) {
    try {
      fs.writeFileSync(lock, String(process.pid), { flag: 'wx' });
      return () => fs.rmSync(lock, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const owner = lockOwner(lock);
    if (owner !== null && isRunning(owner)) {
      throw new Error(
        `${path.basename(file)} is open in another desk (process ${owner}). Close that one first, or use another file.`,
      );
    }
    fs.rmSync(lock, { force: true });
  }
}

function lockOwner(lock: string): number | null {
  try {
    const owner = Number(fs.readFileSync(lock, 'utf8'));
    return Number.isInteger(owner) && owner > 0 ? owner : null;
  } catch {
    return null;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, and belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
