import { spawn } from 'node:child_process';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { vi } from 'vitest';
import { main } from '../main.ts';

const SCRIPT = fileURLToPath(new URL('../../../scripts/outcry.mjs', import.meta.url));

/** A new empty folder. */
export const emptyFolder = (): string => mkdtempSync(join(tmpdir(), 'outcry-test-'));

/** What a run of the real command came to. */
export interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Starts `outcry` as a person's shell does, with a data folder of its own and without colours. */
export function startOutcry(args: readonly string[], data: string): ChildProcessWithoutNullStreams {
  const { FORCE_COLOR: _, ...env } = process.env;
  return spawn(process.execPath, [SCRIPT, ...args], { env: { ...env, OUTCRY_DATA: data, NO_COLOR: '1' } });
}

/** Runs `outcry` to its end; `input` is all it gets on stdin. */
export function outcry(args: readonly string[], { input = '', data = emptyFolder() } = {}): Promise<Run> {
  const child = startOutcry(args, data);
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  child.stdin.on('error', () => {}); // a command that reads nothing has closed it already
  child.stdin.end(input);
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, stdout, stderr })));
}

/** Runs a command in this process, which is quicker where many are tried: same code, same lines, same exit code. */
export async function outcryHere(...args: string[]): Promise<Run> {
  const out = vi.spyOn(console, 'log').mockReturnValue();
  const err = vi.spyOn(console, 'error').mockReturnValue();
  const before = process.exitCode;
  const said = (spy: typeof out): string =>
    stripVTControlCharacters(spy.mock.calls.map((line) => `${line.join(' ')}\n`).join(''));
  try {
    const code = await main(args);
    return { code, stdout: said(out), stderr: said(err) };
  } finally {
    process.exitCode = before;
    out.mockRestore();
    err.mockRestore();
  }
}
