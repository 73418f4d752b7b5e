import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { GAME_IDS } from '@outcry/games';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { emptyFolder, outcry, outcryHere } from './testing/outcry.ts';

const folder = emptyFolder();
afterEach(() => vi.unstubAllEnvs());

const file = (name: string, content: string): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

const game = {
  format: 'outcry-game',
  version: 1,
  game: 'taking-stock',
  rulesVersion: 1,
  names: ['Ann', 'Bob'],
  options: { leftOut: [] },
  data: null,
  fairness: { seed: '0'.repeat(64), commitment: '0'.repeat(64), entropy: ['', ''] },
  moves: [],
  result: null,
};
const gameFile = (name: string, changes: object): string => file(name, JSON.stringify({ ...game, ...changes }));

const missing = join(folder, 'missing.json');
const truncated = file('truncated.json', JSON.stringify(game).slice(0, 200));
const foreign = file('foreign.json', '{"some":"thing"}');
const dataFile = (name: string, content: object): string => file(name, JSON.stringify(content));
mkdirSync(join(folder, 'sub'));

const games = GAME_IDS.join(', ');

/** What is typed, and the one line it is answered with. */
const refused: [args: string[], line: string | RegExp][] = [
  [
    ['fly'],
    /^unknown command 'fly'; the commands are .*games, play, simulate, tournament, train, odds, replay, review, positions, verify, bench/,
  ],
  [['--fly'], /^unknown option '--fly'; the commands are .*games, play/],
  [['simulate', 'taking-stock', '--speed', '3'], /^unknown option '--speed'; simulate takes --games, --seats, --bots/],
  [['simulate'], /^missing required argument 'game'; it is written: outcry simulate \[options\] <game>$/],
  [['simulate', 'taking-stock', 'more'], /too many arguments.*it is written: outcry simulate \[options\] <game>$/],
  [['simulate', 'taking-stock', '--seed'], /argument missing.*it is written: outcry simulate/],
  [['simulate', 'monopoly'], `there is no game "monopoly"; there are ${games}`],
  [['play', 'monopoly'], `there is no game "monopoly"; there are ${games}`],
  [['games', 'toString'], `there is no game "toString"; there are ${games}`],
  [['simulate', 'taking-stock', '--seats', '6'], 'taking-stock is for 2 to 5 seats, not 6'],
  [['play', 'taking-stock', '--seats', '1'], 'taking-stock is for 2 to 5 seats, not 1'],
  [['simulate', 'taking-stock', '--games', '0'], /^--games is a whole number from 1 to \d+, not "0"$/],
  [['simulate', 'taking-stock', '--games', '1e3'], /^--games is a whole number from 1 to \d+, not "1e3"$/],
  [['simulate', 'taking-stock', '--seed', '-1'], /^--seed is a whole number from 0 to 9007199254740991, not "-1"$/],
  [
    ['simulate', 'taking-stock', '--bots', 'prophet'],
    /^there is no bot "prophet"; there are random, rookie, greedy, trader, shark, oracle, trader-0, careful, each/,
  ],
  [
    ['simulate', 'taking-stock', '--bots', 'random,,random'],
    /^there is no bot ""; there are random, rookie, greedy, trader, /,
  ],
  [['simulate', 'bear-raid', '--bots', 'hoarder:trader'], 'bear-raid has no style "hoarder"; it has bear'],
  [
    ['play', 'taking-stock', '--bots', 'trader-0'],
    'there is no bot "trader-0"; there are random, rookie, greedy, trader, shark, oracle',
  ],
  [['simulate', 'taking-stock', '--options', 'x=1'], 'taking-stock has no option "x"; it has leftOut'],
  [
    ['simulate', 'taking-stock', '--options', 'leftOut=moon'],
    /^option leftOut of taking-stock cannot be "moon"; it can be /,
  ],
  [['simulate', 'taking-stock', '--data', missing], `cannot read ${missing}: there is no such file or folder`],
  [
    ['simulate', 'taking-stock', '--data', truncated],
    /^not a data file: it is not whole JSON, see line 1, column \d+$/,
  ],
  [
    ['simulate', 'taking-stock', '--data', dataFile('other.json', { format: 'outcry-data', game: 'chess', data: {} })],
    'this data file is for chess, not for taking-stock',
  ],
  [
    [
      'simulate',
      'taking-stock',
      '--data',
      dataFile('table.json', { format: 'outcry-data', game: 'taking-stock', data: { trak: [] } }),
    ],
    /^taking-stock has no table "trak"; its tables are track, start/,
  ],
  [
    ['simulate', 'taking-stock', '--trace', join(folder, 'no', 'where.jsonl')],
    /^cannot write .*where.jsonl: there is no such file or folder$/,
  ],
  [
    ['simulate', 'taking-stock', '--trace', join(folder, 'sub'), '--games', '1'],
    /^cannot write .*sub: it is a folder$/,
  ],
  [['play', 'taking-stock', '--seats', '3', '--seat', '3'], '--seat is a seat from 0 to 2, not 3'],
  [
    ['play', 'taking-stock', '--seats', '3', '--bots', 'rookie,rookie,rookie'],
    '--bots names 3 bots for 2 seats; name at most 2',
  ],
  [['play', 'taking-stock', '--name', 'A'.repeat(41)], /^--name is 1 to 40 characters/],
  [
    ['play', 'taking-stock', '--resume', foreign],
    '--resume takes game, seats and options from the file: leave "taking-stock" away',
  ],
  [['play', '--resume', missing], `cannot read ${missing}: there is no such file or folder`],
  [['play', '--resume', truncated], /truncated.json: not a game file: it is not whole JSON/],
  [['replay', join(folder, 'sub')], /^cannot read .*sub: it is a folder$/],
  [['replay', foreign], /foreign.json: not a game file of Outcry: it has no "format": "outcry-game"$/],
  [['replay', gameFile('seat.json', {}), '--view', 'Cid'], 'there is no seat "Cid"; there are 0 (Ann), 1 (Bob)'],
  [
    [
      'replay',
      gameFile('illegal.json', {
        moves: [
          [0, { kind: 'take', card: 3 }],
          [1, { kind: 'take', card: 3 }],
        ],
      }),
    ],
    /illegal.json: move 1 is not legal: /,
  ],
  [['verify', missing], `cannot read ${missing}: there is no such file or folder`],
  [['verify', truncated], /truncated.json: not a game file: it is not whole JSON \(truncated or damaged\?\)$/],
  [
    ['verify', gameFile('version.json', { version: 4 })],
    /version.json: this game file is of version 4; this Outcry reads versions 1 to 3$/,
  ],
  [['verify', gameFile('game.json', { game: 'chess' })], /game.json: there is no game "chess"; there are /],
  [
    ['verify', gameFile('rules.json', { rulesVersion: 99 })],
    /rules.json: taking-stock is wanted with rules version 99; this Outcry has \d+$/,
  ],
  [
    ['verify', gameFile('options.json', { options: { leftOut: ['moon', 'sun'] } })],
    /options.json: options of taking-stock: /,
  ],
  [
    ['verify', gameFile('bare.json', { options: {} })],
    /bare.json: damaged game file: its options are not whole; they should be {"leftOut":\[\]}$/,
  ],
  [
    [
      'verify',
      gameFile('crowd.json', {
        names: Array.from('abcdef'),
        fairness: { ...game.fairness, entropy: Array.from('abcdef') },
      }),
    ],
    /crowd.json: taking-stock is for 2 to 5 seats, not 6$/,
  ],
  [['verify', gameFile('tables.json', { data: { start: 1 } })], /tables.json: tables of taking-stock: /],
  [['bench', '--seconds', '0'], '--seconds is a number of seconds from 0.1 to 3600, not "0"'],
];

describe('bad input: one line that says what is allowed, exit code 2, nothing on stdout, nothing on disk', () => {
  const before = readdirSync(folder, { recursive: true });
  const contents = (): string[] =>
    before
      .map((name) => join(folder, String(name)))
      .filter((path) => path.endsWith('.json'))
      .map((path) => readFileSync(path, 'utf8'));
  const untouched = contents();

  test.each(refused)('outcry %j', async (args, line) => {
    const data = emptyFolder();
    vi.stubEnv('OUTCRY_DATA', data);
    const { code, stdout, stderr } = await outcryHere(...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^outcry: [^\n]+\n$/);
    const said = stderr.slice('outcry: '.length, -1);
    if (typeof line === 'string') expect(said).toBe(line);
    else expect(said).toMatch(line);
    expect(readdirSync(data)).toEqual([]);
  });

  test('as a command of the shell too', async () => {
    const { code, stdout, stderr } = await outcry(['simulate', 'monopoly', '--json']);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toBe(`outcry: there is no game "monopoly"; there are ${games}\n`);
  });

  test('and no file was made, lost or changed by any of it', () => {
    expect(readdirSync(folder, { recursive: true })).toEqual(before);
    expect(contents()).toEqual(untouched);
  });
});

test('serve ends with one line where its port is in use, and leaves nothing running', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const run = await outcry(['serve', '--host', '127.0.0.1', '--port', String(port)]);
  other.close();
  expect(run).toEqual({
    code: 2,
    stdout: '',
    stderr: `outcry: port ${port} is in use; choose another with --port or OUTCRY_PORT\n`,
  });
});

test.each([
  ['as JSON writes them', gameFile('escapes.json', { names: ['Ann\u001b[31m', 'Bob'] })],
  ['of the second kind', gameFile('csi.json', { names: ['Ann\u009b31m', 'Bob'] })],
  ['in what is not JSON', file('raw.json', '{"names": \u001b[31m')],
])('the escape sequences of a file never reach the terminal: %s', async (_what, path) => {
  for (const command of ['replay', 'verify']) {
    const { code, stderr, stdout } = await outcry([command, path]);
    expect([code, stdout]).toEqual([2, '']);
    // oxlint-disable-next-line no-control-regex
    expect(stderr).not.toMatch(/[\u001b\u009b]/);
    expect(stderr).toContain('control characters');
  }
});
