import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fastRng } from '@outcry/engine';
import { describe, expect, test } from 'vitest';
import type { LogEntry, Position } from '../../api.ts';
import { startServer, temporaryFolder } from '../../testing/guests.ts';
import { Crowd } from '../crowd.ts';
import { Gate } from '../gate.ts';
import { History } from '../history.ts';
import type { Line } from '../history.ts';
import { Requests } from '../requests.ts';
import { setTables } from '../setting.ts';
import { check } from './check.ts';

type Of<Kind extends Line['kind']> = Extract<Line, { kind: Kind }>;

/** What happened at a table of a server with nothing wrong. */
async function record(): Promise<string> {
  const folder = temporaryFolder();
  const nodes = [await startServer()];
  const history = new History(folder);
  const requests = new Requests(nodes, history, fastRng(1));
  const tables = await setTables(nodes, history, { tables: 6, games: 1 });
  const manner = { requests, gate: new Gate(), rng: fastRng(2), dawdle: 0 };
  const crowd = new Crowd(nodes, history, manner, tables, 0);
  await crowd.play();
  await crowd.leave();
  history.close();
  return readFileSync(join(folder, `${tables[0]!.id}.jsonl`), 'utf8');
}

let recorded: Promise<string> | undefined;

/** A copy to break. */
async function copy(): Promise<Line[]> {
  const text = await (recorded ??= record());
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
}

/** The answer to the `number`th request of a route, with its place. */
function answerTo(all: readonly Line[], route: string, number: number): { place: number; line: Of<'answered'> } {
  const asked = all.filter((line): line is Of<'asked'> => line.kind === 'asked' && line.route === route).at(number)!;
  const place = all.findIndex((line) => line.kind === 'answered' && line.id === asked.id);
  return { place, line: all[place] as Of<'answered'> };
}

const toldMoves = (all: readonly Line[]) =>
  all.filter(
    (line): line is Of<'told'> & { message: { entry: LogEntry; positions?: Position[] } } =>
      line.kind === 'told' && line.message.kind === 'entry' && line.message.entry.kind === 'move',
  );

test('nothing is wrong where nothing went wrong', async () => {
  const all = await copy();
  expect(toldMoves(all).length).toBeGreaterThan(100);
  expect(await check(all)).toEqual([]);
});

describe('the checker notices', () => {
  const finds = async (all: readonly Line[], problem: RegExp | string): Promise<void> =>
    expect((await check(all)).join('\n')).toMatch(problem);

  test('an acknowledged move that is not in the log', async () => {
    const all = await copy();
    const { line } = answerTo(all, 'move', 3);
    const { seq } = line.body as { seq: number };
    for (const [place, each] of all.entries()) {
      const { entries } = (each.kind === 'answered' ? (each.body as { entries?: LogEntry[] } | null) : null) ?? {};
      if (entries) all[place] = { ...(each as Of<'answered'>), body: { entries: entries.slice(0, seq - 1) } };
    }
    await finds(all, `was acknowledged as ${seq}, and the log has null`);
  });

  test('a move that was acknowledged twice, with two numbers', async () => {
    const all = await copy();
    const { place, line } = answerTo(all, 'move', 5);
    const asked = all.find((each): each is Of<'asked'> => each.kind === 'asked' && each.id === line.id)!;
    const { seq } = line.body as { seq: number };
    all.splice(place + 1, 0, { ...asked, id: 1e6 }, { ...line, id: 1e6, body: { seq: seq + 3 } });
    await finds(all, `was acknowledged as ${seq} and ${seq + 3}`);
  });

  test('a move in the log that nobody sent', async () => {
    const all = await copy();
    const { line } = answerTo(all, 'move', 5);
    const gone = all.filter((each) => !('id' in each) || each.id !== line.id);
    await finds(gone, /is in the log, and nobody sent it/);
  });

  test('another move at a place than the one that was told there', async () => {
    const all = await copy();
    const told = toldMoves(all).at(20)!;
    const { entry } = told.message as { entry: LogEntry & { at: number } };
    all[all.indexOf(told)] = { ...told, message: { ...told.message, entry: { ...entry, at: entry.at + 1 } } } as Line;
    await finds(all, `two entries have number ${entry.seq}`);
  });

  test('an entry that a stream leaves out', async () => {
    const all = await copy();
    const told = toldMoves(all).at(30)!;
    const rest = all.filter((line) => line !== told);
    await finds(rest, new RegExp(`no stream told \\S+ entry ${told.message.entry.seq}`));
    await finds(rest, new RegExp(`stream \\d+ told entry \\d+ after entry ${told.message.entry.seq - 1}`));
  });

  test('an entry that a stream tells twice', async () => {
    const all = await copy();
    const told = toldMoves(all).at(30)!;
    all.splice(all.indexOf(told), 0, told);
    const { seq } = told.message.entry;
    await finds(all, new RegExp(`stream \\d+ told entry ${seq} after entry ${seq}`));
  });

  test('a cursor that goes back', async () => {
    const all = await copy();
    const told = toldMoves(all).at(30)!;
    all[all.indexOf(told)] = { ...told, cursor: `${told.cursor!.split('.')[0]}.0` };
    await finds(all, /went back from cursor/);
  });

  test('a view that is older than one seen before', async () => {
    const all = await copy();
    const first = answerTo(all, 'position', 0).line;
    const { person } = all.find((line): line is Of<'asked'> => line.kind === 'asked' && line.id === first.id)!;
    const end = all.findIndex(({ kind }) => kind === 'over');
    const late = { at: all[end]!.at, kind: 'asked', id: 1e6, person, node: 0, route: 'position' } as const;
    all.splice(end, 0, late, { ...first, id: 1e6, at: late.at });
    await finds(all, /showed \S+ entry \d+, who had seen \d+/);
  });

  test('a view of another seat', async () => {
    const all = await copy();
    const shown = toldMoves(all).filter(({ message }) => message.positions);
    const mine = shown[10]!;
    const other = shown.find(
      ({ message, stream }) => message.entry.seq === mine.message.entry.seq && stream !== mine.stream,
    )!;
    const [{ view }, own] = [other.message.positions![0]!, mine.message.positions![0]!];
    all[all.indexOf(mine)] = { ...mine, message: { ...mine.message, positions: [{ ...own, view }] } } as Line;
    await finds(all, /another view than that of/);
  });

  test('a game that does not end', async () => {
    const all = await copy();
    const { place, line } = answerTo(all, 'table', -1);
    all[place] = { ...line, body: { ...(line.body as object), status: 'playing' } };
    const { place: before, line: earlier } = answerTo(all, 'table', -2);
    all[before] = { ...earlier, body: { ...(earlier.body as object), status: 'playing' } };
    await finds(all, /the game has not ended: playing/);
  });

  test('an answer that blames the server', async () => {
    const all = await copy();
    const { place, line } = answerTo(all, 'move', 7);
    all.splice(place, 1, { ...line, status: 500, body: { error: 'failed' } });
    await finds(all, /\(move, node 0\) is 500/);
  });

  test('a bot that answers twice', async () => {
    const all = await copy();
    const { place, line } = answerTo(all, 'file', -1);
    const file = line.body as { moves: readonly (readonly [number, unknown])[] };
    const twice = file.moves.findIndex(
      (move, index) => index > 0 && JSON.stringify(move) !== JSON.stringify(file.moves[index - 1]),
    );
    const moves = file.moves.toSpliced(twice, 1, file.moves[twice - 1]!);
    all[place] = { ...line, body: { ...file, moves } };
    await finds(all, /cannot be played|other events than those|another view/);
  });
});
