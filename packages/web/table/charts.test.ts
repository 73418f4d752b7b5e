import { textOf } from '@outcry/engine';
import { loadGame } from '@outcry/games';
import { randomFile } from '@outcry/games/testing/randomFile.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadBoard, loadCause, loadWords, PLAYABLE } from '../games.ts';
import { ReplaySession } from '../replay/replaySession.ts';
import { finalChart } from './charts.ts';
import { turningPoints } from './turns.ts';
import type { AtGame } from './useGame.ts';

// A board asks how large the window is; there is none here.
beforeAll(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })));
afterAll(() => void vi.unstubAllGlobals());

/** A whole game played at random, seen by a seat (null: a spectator), with its result. */
async function played(id: string, seats: number, seed: number, seat: number | null = 0) {
  const file = await randomFile(id, seats, seed);
  const game = await loadGame(id, file.rulesVersion);
  const session = new ReplaySession(game, file);
  const pages = Math.ceil(session.worth.length / 100);
  const history = Array.from({ length: pages }, (_, page) => session.page(page, seat)).flat();
  const infos = file.seats.map(({ name }) => ({
    name,
    bot: false,
    away: false,
    you: false,
    asked: false,
    clock: null,
  }));
  const now = { game: id, data: game.data, seats: infos, history, worth: session.worth, online: null };
  const at: AtGame = {
    now,
    who: (one) => infos[one]!.name,
    board: await loadBoard(id, 'en'),
    words: await loadWords(id, 'en'),
    cause: await loadCause(id),
  };
  return { at, result: file.result! };
}

const IDS = PLAYABLE.map(({ id, seats }) => [id, seats] as const);

test.each(IDS)('%s: the wealth chart ends with the result, to the coin, live and at the end', async (id, seats) => {
  for (const count of [seats.min, seats.max])
    for (const viewer of [0, null]) {
      const { at, result } = await played(id, count, 3, viewer);
      const { board, now } = at;
      expect(finalChart(at, 'en', 'start').lines.map(({ points }) => points.at(-1))).toEqual(result.scores);
      expect(board.wealth(now.history.at(-1)!.view, now.data)).toEqual(result.scores);
      const events = now.history.flatMap((moment) => moment.events);
      const { amounts } = board.account(now.history.at(-1)!.view, events, now.data, 'en');
      const sums = amounts.map((parts) => parts.reduce((sum, amount) => sum + amount, 0));
      expect(sums).toEqual(result.scores);
    }
});

test('Taking Stock: after every round the chart shows what the accounts do', async () => {
  for (const seed of [1, 2, 3]) {
    const { at } = await played('taking-stock', 4, seed);
    const rounds = at.now.history.flatMap(({ events }) =>
      events.flatMap((event) => (event.kind === 'round-over' ? [(event as unknown as { money: number[] }).money] : [])),
    );
    const { lines } = finalChart(at, 'en', 'start');
    const points = rounds.map((_, round) => lines.map((line) => line.points[round + 1]));
    expect(points).toEqual(rounds);
  }
});

test('Stockpile: what wealth leaves out until the end is named in the accounts, and makes up the difference', async () => {
  const { at, result } = await played('stockpile', 4, 3);
  const { board, now } = at;
  const last = now.history.at(-1)!;
  const events = now.history.flatMap((moment) => moment.events);
  const { parts, amounts, atEnd } = board.account(last.view, events, now.data, 'en');
  const before = { ...last.view, phase: { kind: 'selling' } } as unknown as typeof last.view;
  const added = amounts.map((row) =>
    row.reduce((sum, amount, part) => (atEnd!.includes(parts[part]!) ? sum + amount : sum), 0),
  );
  expect(Math.max(...added)).toBeGreaterThan(0);
  expect(board.wealth(before, now.data).map((wealth, seat) => wealth! + added[seat]!)).toEqual(result.scores);
});

test.each(IDS)('%s: where it turned names an event that moved money or shares', async (id) => {
  const { at } = await played(id, 4, 3, 1);
  const turns = turningPoints(at);
  expect(turns).toHaveLength(3);
  for (const { moment, seat, said } of turns) {
    const { events } = at.now.history[moment]!;
    const { view } = at.now.history[moment - 1]!;
    const weights = events.map((event) => at.cause(event, seat, view));
    const told = events.find((event) => textOf(at.words.event(event, at.who)) === textOf(said));
    expect([textOf(said), at.cause(told!, seat, view)]).toEqual([textOf(said), Math.max(...weights)]);
  }
});
