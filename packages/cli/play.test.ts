import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commitmentTo, dealtHere } from '@outcry/engine';
import type { GameFile } from '@outcry/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { tableSeats, titleOf, whoOf } from './names.ts';
import { emptyFolder, outcry, outcryHere, startOutcry } from './testing/outcry.ts';

/** A person who always takes the first move. */
const ALWAYS_FIRST = '1\n'.repeat(60);
const THREE = ['play', 'taking-stock', '--seats', '3', '--bots', 'greedy,rookie', '--name', 'Zoe'];

const kept = (data: string): string[] => readdirSync(join(data, 'games')).map((name) => join(data, 'games', name));
const read = (path: string): GameFile => JSON.parse(readFileSync(path, 'utf8')) as GameFile;

describe('a game played line by line to its end', () => {
  const data = emptyFolder();
  let told = '';
  let path = '';
  beforeAll(async () => {
    const { code, stdout, stderr } = await outcry([...THREE, '--seat', '1'], { input: ALWAYS_FIRST, data });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    told = stdout;
    path = kept(data)[0]!;
  });

  test('shows the seal of the seed before the first move, and at the end how to check it', () => {
    const { fairness } = read(path);
    expect(told.indexOf(fairness.commitment)).toBeLessThan(told.indexOf('Which card do you play?'));
    expect(told.indexOf(fairness.commitment)).toBeGreaterThan(0);
    expect(told).not.toContain(fairness.seed);
    expect(told).toContain(`verify ${path}`);
  });

  test('is kept as a whole game file with the names and bots of the table', () => {
    const file = read(path);
    expect(file.seats.map(titleOf)).toEqual(['Ada (greedy)', 'Zoe', 'Jules (rookie)']);
    expect(file.result!.places).toContain(1);
    expect(file.moves.filter(([seat]) => seat === 1).length).toBeGreaterThanOrEqual(20);
    expect(commitmentTo(file.fairness.seed)).toBe(file.fairness.commitment);
    expect(kept(data)).toEqual([path]);
  });

  test('is verified, and not once a move, the seed or the result is changed', async () => {
    const file = read(path);
    const fresh: GameFile['fairness'] = { ...dealtHere(3), contributions: [...dealtHere(3).contributions], voided: [] };
    const cases: [what: string, file: GameFile, code: number, line: RegExp][] = [
      [
        'as it is',
        file,
        0,
        /^verified: taking-stock, \d+ moves; every move and every shuffle is right\nDealt in one place: no player added.*\n$/,
      ],
      [
        'other seed',
        { ...file, fairness: { ...fresh, commitment: file.fairness.commitment } },
        1,
        /^NOT verified: .*committed to/,
      ],
      ['other deal', { ...file, fairness: fresh }, 1, /^NOT verified: .*not legal/],
      ['move dropped', { ...file, moves: file.moves.slice(0, -1) }, 1, /^NOT verified: .*the file says/],
      [
        'other result',
        { ...file, result: { places: [1, 1, 1], scores: [1, 1, 1] } },
        1,
        /^NOT verified: .*the file says/,
      ],
      [
        'move after the end',
        { ...file, moves: [...file.moves, file.moves[0]!] },
        1,
        /^NOT verified: .*the game is over/,
      ],
    ];
    const folder = emptyFolder();
    for (const [what, changed, code, line] of cases) {
      const changedPath = join(folder, `${what}.json`);
      writeFileSync(changedPath, JSON.stringify(changed));
      const run = await outcryHere('verify', changedPath);
      expect({ what, code: run.code, stderr: run.stderr }).toEqual({ what, code, stderr: '' });
      expect(run.stdout).toMatch(line);
      expect(run.stdout.trimEnd().split('\n')).toHaveLength(code === 0 ? 2 : 1);
    }
    expect((await outcry(['verify', join(folder, 'other seed.json')])).code).toBe(1);
  });

  test('is told again by replay, whole, in part, and as one seat saw it', async () => {
    const { moves, result } = read(path);
    const whole = await outcryHere('replay', path);
    const part = await outcryHere('replay', path, '--to', '3');
    const asJson = await outcryHere('replay', path, '--json');
    const asZoe = await outcryHere('replay', path, '--to', '5', '--view', 'Zoe', '--json');
    expect(whole.stdout).toMatch(/^Taking Stock: Ada \(greedy\), Zoe, Jules \(rookie\)\n\n {3}1 {2}\w+ played /);
    expect(whole.stdout).toContain(`\n${String(moves.length).padStart(4)}  `);
    expect(whole.stdout).toMatch(/\n {2}1\. \w+ +\d+\n/);
    expect(part.stdout).toContain('\n   3  ');
    expect(part.stdout).not.toContain('\n   4  ');
    expect(part.stdout).not.toContain('Your hand');
    const object = JSON.parse(asJson.stdout) as {
      moves: { seat: number; move: unknown; events: unknown[] }[];
      result: unknown;
    };
    expect(object.moves.map(({ seat, move }) => [seat, move])).toEqual(moves);
    expect(object.result).toEqual(result);
    expect(object).toHaveProperty('state.hands');
    const seen = JSON.parse(asZoe.stdout) as { moves: unknown[]; view: { seat: number }; result: unknown };
    expect(seen.moves).toHaveLength(5);
    expect(seen.view.seat).toBe(1);
    expect(seen.result).toBe(null);
    expect(seen).not.toHaveProperty('state');
  });

  test('cannot be resumed: it is over', async () => {
    const run = await outcryHere('play', '--resume', path);
    expect(run).toEqual({
      code: 2,
      stdout: '',
      stderr: `outcry: ${path}: this game is over; "outcry replay" tells it\n`,
    });
  });
});

describe('leaving and coming back', () => {
  test('quit, end of input and resume lose nothing', async () => {
    const data = emptyFolder();
    const left = await outcry(THREE, { input: '1\n2\nquit\n', data });
    expect(left.code).toBe(0);
    const [path] = kept(data);
    expect(left.stdout).toContain(`play --resume ${path}`);
    const before = read(path!);
    expect(before.moves.filter(([seat]) => seat === 0)).toHaveLength(2);
    expect(before.result).toBe(null);

    await outcry(['play', '--resume'], { input: '1', data });
    const after = read(path!);
    expect(after.moves.slice(0, before.moves.length)).toEqual(before.moves);
    expect(after.moves.filter(([seat]) => seat === 0)).toHaveLength(3);
    expect(after.fairness).toEqual(before.fairness);

    expect((await outcry(['play', '--resume', path!], { input: ALWAYS_FIRST, data })).code).toBe(0);
    expect(read(path!).result).not.toBe(null);
    expect((await outcry(['verify', path!])).code).toBe(0);
    const none = await outcry(['play', '--resume'], { data });
    expect(none).toMatchObject({ code: 2, stderr: expect.stringContaining('no kept game that is not over') });
  });

  test('an interrupt in the middle of the game loses nothing', async () => {
    const data = emptyFolder();
    const child = startOutcry(THREE, data);
    child.stdin.write('1\n1\n1\n');
    let asked = 0;
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      asked += text.split('do you').length - 1;
      if (asked >= 4) child.kill('SIGINT');
    });
    await once(child, 'close');
    const { moves, result } = read(kept(data)[0]!);
    expect(result).toBe(null);
    expect(moves.filter(([seat]) => seat === 0)).toHaveLength(3);
  });
});

describe('at a question', () => {
  test('hint gives the three best, save writes a copy, words find moves, anything else is answered with what can be said', async () => {
    const copy = join(emptyFolder(), 'copy.json');
    const input = `hint\nsave ${copy}\nsave /no/such/folder/x.json\nplay\n0\n999\nxyzzy\nquit\n`;
    const { code, stdout, stderr } = await outcry(THREE, { input });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(
      /The shark would play[^\n]*\n +\d+\. (?:Play|Take) [^\n]* \d+ % to win, [+−]?\d+, wealth −?\d+\n(?: +Why: [^\n]*\n)?(?: +Your wealth then: \w+ [+−]\d[^\n]*\n)? +\d+\. (?:Play|Take) [^\n]* \d+ % to win, [+−]?\d+, wealth −?\d+ \([+−]?\d+\)/,
    );
    expect(read(copy).format).toBe('outcry-game');
    expect(stdout).toContain('cannot write /no/such/folder/x.json: there is no such file or folder');
    for (const wrong of ['0', '999', 'xyzzy'])
      expect(stdout).toMatch(new RegExp(`Please answer 1 to \\d+, hint, save, or quit, not "${wrong}"\\.`));
    expect(stdout.match(/ 1\. Play /g)!.length).toBeGreaterThanOrEqual(2); // asked, and found by "play"
  });
});

test("an owner's data file is played with, kept with the game, and used again", async () => {
  const data = emptyFolder();
  const owners = join(data, 'owner.json');
  writeFileSync(owners, JSON.stringify({ format: 'outcry-data', game: 'taking-stock', data: { start: 9 } }));
  await outcry([...THREE, '--data', owners], { input: ALWAYS_FIRST, data });
  const [path] = kept(data);
  expect(read(path!).data).toMatchObject({ start: 9, track: expect.any(Array) });
  const { code, stdout } = await outcryHere('verify', path!);
  expect({ code, stdout }).toMatchObject({ code: 0, stdout: expect.stringContaining('verified') });
});

test('a table has the person on their seat and bots with names of their own', () => {
  const seats = tableSeats('Ada', 1, ['trader', '', 'rookie']);
  expect(seats.map(titleOf)).toEqual(['Jules (trader)', 'Ada', 'Pim (rookie)']);
  expect(seats.map(({ kind }) => kind)).toEqual(['bot', 'person', 'bot']);
  expect([0, 1, 2, 3].map(whoOf(seats))).toEqual(['Jules', 'Ada', 'Pim', 'seat 3']);
});

test('a game that cannot be kept is not begun', async () => {
  const folder = emptyFolder();
  const blocked = join(folder, 'file');
  writeFileSync(blocked, '');
  const { code, stderr } = await outcry(THREE, { input: ALWAYS_FIRST, data: blocked });
  expect(code).toBe(2);
  expect(stderr).toMatch(/^outcry: cannot write .*: a part of its path is not a folder\n$/);
  expect(existsSync(join(folder, 'games'))).toBe(false);
});
