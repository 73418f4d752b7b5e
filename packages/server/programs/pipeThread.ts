import { spawn } from 'node:child_process';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { StringDecoder } from 'node:string_decoder';
import { BroadcastChannel, workerData } from 'node:worker_threads';
import type { FromPipe, PipeData, ToPipe } from './pipe.ts';
import { CHANNEL } from './tidy.ts';
import type { Running } from './tidy.ts';

// Owns a program: whoever asks it waits in another thread, so that reading and waiting never stand in each other's way.

/** The longest line of a program that is read. */
const LONGEST = 1 << 20;
/** How much of what a program says on stderr is remembered, in characters. */
const REMEMBERED = 400;

const { words, signal, port } = workerData as PipeData;
const channel = new BroadcastChannel(CHANNEL);

function tell(message: FromPipe): void {
  port.postMessage(message);
  Atomics.add(signal, 0, 1);
  Atomics.notify(signal, 0);
}

/** What a host must not hand on: its own settings, with secrets among them. */
const environment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('OUTCRY_')));

let child: ChildProcessWithoutNullStreams | null = null;

/** Ends the program and all it started: it leads a process group of its own. */
function end(): void {
  const { pid } = child ?? {};
  child = null;
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // it has ended by itself
  }
}

function start(run: number): void {
  const [program, ...args] = words;
  const started = spawn(program!, args, { detached: true, env: environment(), stdio: 'pipe' });
  child = started;
  const { pid } = started;
  if (pid !== undefined) channel.postMessage({ pid, isRunning: true } satisfies Running);
  let said = '';
  let text = '';
  const decoder = new StringDecoder('utf8');
  let isOver = false;
  const over = (why: string): void => {
    if (isOver) return;
    isOver = true;
    if (pid !== undefined) channel.postMessage({ pid, isRunning: false } satisfies Running);
    if (child === started) end();
    const last = said.trim().split('\n').at(-1)!;
    tell({ kind: 'ended', run, why: last ? `${why}: ${last}` : why });
  };
  started.on('error', ({ message }) => over(message));
  started.on('close', (code, by) => over(by === null ? `it ended with code ${code}` : `it was ended by ${by}`));
  started.stdin.on('error', () => {}); // it ends, which is told by itself
  started.stderr.on('data', (data: Buffer) => (said = (said + data.toString()).slice(-REMEMBERED)));
  started.stdout.on('data', (data: Buffer) => {
    text += decoder.write(data);
    if (!text.includes('\n') && text.length <= LONGEST) return;
    const lines = text.split('\n');
    text = lines.pop()!;
    if (text.length > LONGEST) return over('it wrote a line without an end');
    for (const line of lines) tell({ kind: 'line', run, line });
  });
}

port.on('message', (message: ToPipe) => {
  if (message.kind === 'start') start(message.run);
  else if (message.kind === 'end') end();
  else child?.stdin.write(`${message.line}\n`);
});
