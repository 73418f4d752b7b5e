import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('../../../scripts/outcry.mjs', import.meta.url));

/** A new empty folder. */
export const emptyFolder = (): string => mkdtempSync(join(tmpdir(), 'outcry-test-'));

/** What a run of the real command came to. */
export interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs `outcry` as a person's shell does; `input` is all it gets on stdin. */
export function outcry(args: readonly string[], { input = '', data = emptyFolder() } = {}): Promise<Run> {
  const child = spawn(process.execPath, [SCRIPT, ...args], {
    env: { ...process.env, OUTCRY_DATA: data, NO_COLOR: '1' },
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  child.stdin.on('error', () => {}); // a command that reads nothing has closed it already
  child.stdin.end(input);
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, stdout, stderr })));
}
