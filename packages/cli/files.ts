import { randomBytes } from 'node:crypto';
import { closeSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { InputError } from '@outcry/engine';

const WHY: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'it may not be opened',
  EPERM: 'it may not be opened',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is not a folder',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
};

/** Runs something with files; what the system refuses becomes an InputError of one line. */
export function withFile<T>(what: string, path: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === undefined) throw error;
    throw new InputError(`cannot ${what} ${path}: ${WHY[code] ?? code}`);
  }
}

/** Control characters, as they are and as JSON writes them: a terminal would obey them. */
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]|\\u00(?:[01][0-9a-f]|7f|[89][0-9a-f])/i;

/** The text of a file that somebody gave us. It is shown in a terminal, so it may hold no escape sequences. */
export function readText(path: string): string {
  const text = withFile('read', path, () => readFileSync(path, 'utf8'));
  if (CONTROL.test(text)) throw new InputError(`cannot read ${path}: it holds control characters`);
  return text;
}

/** A file that is written bit by bit and appears under its name only when it is whole. */
export interface Draft {
  write(text: string): void;
  keep(): void;
  drop(): void;
}

/** The exit code of a command that was interrupted: 128 and the signal's number. */
export const INTERRUPTED = 130;
/** Text is handed to the system in pieces of about this many characters. */
const PIECE = 1 << 16;

export function openDraft(path: string): Draft {
  const temporary = join(dirname(path), `.${basename(path)}.${randomBytes(4).toString('hex')}`);
  const remove = () => rmSync(temporary, { force: true });
  const interrupted = () => process.exit(INTERRUPTED);
  process.once('exit', remove);
  process.once('SIGINT', interrupted); // so that the exit is an orderly one, and before there is a file to leave behind
  const file = withFile('write', path, () => openSync(temporary, 'wx'));
  let waiting: string[] = [];
  let length = 0;
  const flush = () => {
    withFile('write', path, () => writeFileSync(file, waiting.join('')));
    waiting = [];
    length = 0;
  };
  const close = () => {
    closeSync(file);
    process.off('exit', remove);
    process.off('SIGINT', interrupted);
  };
  return {
    write(text) {
      waiting.push(text);
      length += text.length;
      if (length >= PIECE) flush();
    },
    keep() {
      flush();
      withFile('write', path, () => renameSync(temporary, path));
      close();
    },
    drop() {
      close();
      remove();
    },
  };
}

/** Writes a whole file or, if anything goes wrong, nothing. */
export function writeWhole(path: string, text: string): void {
  const draft = openDraft(path);
  try {
    draft.write(text);
    draft.keep();
  } catch (error) {
    draft.drop();
    throw error;
  }
}
