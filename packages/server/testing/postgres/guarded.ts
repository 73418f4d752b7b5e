import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** PostgreSQL refuses to run as root: it then runs as nobody, who is known everywhere. */
export const OWNER: { uid: number; gid: number } | Record<string, never> =
  process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

/** Gives a file to the user who runs PostgreSQL. */
export const own = (path: string): void => void (OWNER.uid === undefined || chownSync(path, OWNER.uid, OWNER.gid!));

/**
 * Waits until its parent is gone or says so, then ends the server whose data is there, says so by closing its output, and
 * removes the folder (which takes seconds where files were synced).
 */
const GUARD = `trap '' INT TERM HUP
read -r _
for file in "$1"/*/postmaster.pid; do
  [ -e "$file" ] || continue
  pid=$(head -n 1 "$file")
  kill -QUIT "$pid"
  for _ in 1 2 3 4 5 6 7 8 9 10; do kill -0 "$pid" 2>/dev/null || break; sleep 0.1; done
done
exec >&-
rm -rf "$1"`;

/** A temporary folder of PostgreSQL's user. It is removed with this process, however that ends. */
export function guardedFolder(): { folder: string; remove(): Promise<void> } {
  const folder = mkdtempSync(join(tmpdir(), 'outcry-postgres-'));
  own(folder);
  const guard = spawn('sh', ['-c', GUARD, 'sh', folder], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [input, output] = [guard.stdin as Socket, guard.stdout as Socket];
  guard.unref();
  input.unref();
  output.unref();
  return {
    folder,
    async remove() {
      if (output.closed) return;
      output.ref().resume();
      input.end();
      await once(output, 'close');
    },
  };
}
