import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** The processes that a process has started, and those that they have. */
export function descendants(pid: number): number[] {
  const children = parents().filter(({ parent }) => parent === pid);
  return children.flatMap((child) => [child.pid, ...descendants(child.pid)]);
}

function parents(): { pid: number; parent: number }[] {
  if (process.platform !== 'linux')
    return spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
      .stdout.trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number))
      .map(([pid, parent]) => ({ pid: pid!, parent: parent! }));
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        // The name of the command is in brackets and may hold anything.
        const [, parent] = /^\d+ \(.*\) \S+ (\d+)/s.exec(readFileSync(`/proc/${name}/stat`, 'utf8'))!;
        return [{ pid: Number(name), parent: Number(parent) }];
      } catch {
        return []; // it has just ended
      }
    });
}

/** Waits until none of these processes runs any more. */
export async function gone(pids: readonly number[]): Promise<void> {
  const running = (pid: number): boolean => {
    try {
      if (process.platform === 'linux') return !/^\d+ \(.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  while (pids.some(running)) await new Promise((resolve) => setTimeout(resolve, 5));
}
