import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';

/** Takes everybody else's access to a file or folder away. What belongs to another user is theirs to protect. */
function restrict(path: string, mode: number): void {
  const { uid, mode: now } = statSync(path);
  if ((now & 0o077) !== 0 && uid === process.getuid?.()) chmodSync(path, mode);
}

/** Such a folder (/tmp) is everybody's: who must not enter it is not for one program to say. */
const SHARED = 0o1000;

/** Makes a folder, if it is not there, that only its owner can enter. */
export function ownFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if ((statSync(folder).mode & SHARED) === 0) restrict(folder, 0o700);
}

/**
 * Makes a file, if it is not there, that only its owner can read. SQLite gives the files beside a database its mode.
 * One that is there is not opened: closing it again would drop the locks that this process holds on it through SQLite.
 */
export function ownFile(file: string): void {
  if (existsSync(file)) restrict(file, 0o600);
  else closeSync(openSync(file, 'wx', 0o600));
}
