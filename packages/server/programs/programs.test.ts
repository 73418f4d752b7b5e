import { readFileSync } from 'node:fs';
import { fastRng, parseOptions } from '@outcry/engine';
import { newestGame } from '@outcry/games';
import { loadEncoding } from '@outcry/games/encoding.ts';
import { expect, onTestFinished, test } from 'vitest';
import { until } from '../testing/guests.ts';
import { programFor, wordsOf } from './index.ts';

const game = await newestGame('taking-stock');
const state = game.setup(parseOptions(game, {}, 3), 3, fastRng(1));
const { fields } = await loadEncoding(game);
const [seat] = game.actors(state);
const view = game.view(state, seat!);
const legal = game.legal(state, seat!);

/** A program in JavaScript that answers each line as told; `answer` sees the message. */
const answering = (answer: string): string =>
  `node -e "const say = (line) => process.stdout.write(line + String.fromCharCode(10)); require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => { const message = JSON.parse(line); ${answer} })"`;
const READY = `if (message.type === 'hello') return say(JSON.stringify({ type: 'ready', protocol: 1 }));`;

async function asked(command: string, limit = 20_000) {
  const warnings: string[] = [];
  const program = await programFor(game, command, { limit, warn: (line) => warnings.push(line) });
  onTestFinished(() => program.end());
  const decide = () => program.decide(view, legal, fastRng(3), { states: 0, playouts: 0 });
  return { program, warnings, decide };
}

test('a program decides by the place of a move or by its action, and by what it asks for', async () => {
  const { decide, program } = await asked(
    answering(
      `if (message.type === 'hello') return say(JSON.stringify({ type: 'ready', protocol: 1, wants: ['features', 'mask'] }));
       if (message.legal || message.view || message.features.length !== ${fields.length} || !message.mask[message.actions[2]]) process.exit(3);
       say(JSON.stringify({ type: 'advice', id: message.id, advice: [{ action: message.actions[2], expected: 7 }, { choice: 0 }] }));`,
    ),
  );
  expect(decide()).toEqual([
    { move: legal[2], expected: 7 },
    { move: legal[0], expected: 0 },
  ]);
  expect(program.takeFaults()).toEqual({});
});

test.each([
  [
    'ends',
    READY + `console.error('no idea'); process.exit(3);`,
    { crashed: 1 },
    /crashed \(it ended with code 3: no idea\)/,
  ],
  ['prints rubbish', READY + `say('hm');`, { rubbish: 1 }, /rubbish \(it wrote hm\)/],
  [
    'names a move that is not legal',
    READY + `say(JSON.stringify({ type: 'advice', id: message.id, advice: [{ choice: 999 }] }));`,
    { illegal: 1 },
    /illegal/,
  ],
  ['speaks another version', `say(JSON.stringify({ type: 'ready', protocol: 2 }));`, { rubbish: 1 }, /it greeted with/],
])('one that %s loses the decision to chance', async (_what, answer, faults, said) => {
  const { decide, program, warnings } = await asked(answering(answer));
  expect(legal).toContain(decide()[0]!.move);
  expect(program.takeFaults()).toEqual(faults);
  expect(warnings).toEqual([expect.stringMatching(said)]);
  expect(program.takeFaults()).toEqual({});
});

test('one that hangs loses the decision after its time limit, and is ended', async () => {
  const { decide, program } = await asked(answering(READY), 200);
  decide();
  expect(program.takeFaults()).toEqual({ late: 1 });
});

test('an answer that comes too late is not taken for the next one', async () => {
  const late = `globalThis.last ??= message.id; say(JSON.stringify({ type: 'advice', id: message.id - 1, advice: [{ choice: 1 }] })); say(JSON.stringify({ type: 'advice', id: message.id, advice: [{ choice: 2 }] }));`;
  const { decide, program } = await asked(answering(READY + late));
  expect([decide(), decide()].map(([first]) => first!.move)).toEqual([legal[2], legal[2]]);
  expect(program.takeFaults()).toEqual({});
});

test('a program that keeps failing is started a few times, and the run goes on', async () => {
  const { decide, program, warnings } = await asked('/nowhere/to/be/found --at all');
  for (let decision = 0; decision < 9; decision++) expect(legal).toContain(decide()[0]!.move);
  expect(program.takeFaults()).toEqual({ crashed: 5, absent: 4 });
  expect(warnings).toHaveLength(2);
});

test('is told no setting of the host, and is ended with all it started', async () => {
  process.env.OUTCRY_SECRET = 'of the host';
  onTestFinished(() => void delete process.env.OUTCRY_SECRET);
  const { decide, program, warnings } = await asked(
    answering(
      READY +
        `const child = require('node:child_process').spawn('sleep', ['1000']); say('secret ' + process.env.OUTCRY_SECRET + ' ' + child.pid);`,
    ),
  );
  decide();
  const pid = /secret undefined (\d+)/.exec(warnings[0]!)![1]!;
  const isThere = (): boolean => {
    try {
      return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
    } catch {
      return false;
    }
  };
  expect(isThere()).toBe(true);
  program.end();
  await until(() => !isThere(), 'the end of what the program started');
});

test('a command is split into words, and no shell reads it', () => {
  expect(wordsOf(`python3 'my bot.py' --name="a b" ''`)).toEqual(['python3', 'my bot.py', '--name=a b', '']);
  expect(wordsOf('bot $(touch x); rm -rf *')).toEqual(['bot', '$(touch', 'x);', 'rm', '-rf', '*']);
  expect(() => wordsOf(`bot "half`)).toThrow('not closed');
  expect(() => wordsOf('  ')).toThrow('named by its command');
});
