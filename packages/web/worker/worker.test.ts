import { newestGame } from '@outcry/games';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SoloGame, newRecord } from '../solo/soloGame.ts';
import type { Answered, Asked, Question, Questions, SoloUpdate, SoloWish } from './protocol.ts';

let hear: (event: { data: Asked }) => void;
let said: Answered[];

beforeEach(async () => {
  vi.resetModules();
  said = [];
  vi.stubGlobal('postMessage', (answer: Answered) => said.push(answer));
  vi.stubGlobal('addEventListener', (_kind: string, listener: typeof hear) => (hear = listener));
  await import('./worker.ts');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('@outcry/bots');
});

const ask = <Name extends Question>(question: Name, given: Questions[Name][0]): void =>
  hear({ data: { number: 1, question, given } });

const updates = (): SoloUpdate[] => said.flatMap((one) => ('update' in one ? [one.update] : []));

const wish: SoloWish = {
  id: 'x',
  game: 'taking-stock',
  seats: [null, 'nobody we know', 'rookie'].map((bot, seat) => ({ name: `Seat ${seat}`, bot })),
  options: {},
  data: null,
};

/** Goes on with a game on this device in which the second seat must move, whose bot cannot think. */
async function resume(): Promise<void> {
  const game = await newestGame('taking-stock');
  const match = new SoloGame(game, newRecord(game, wish, 0));
  for (let next = match.bots()[0]?.seat; next !== 1; next = match.bots()[0]?.seat) {
    const seat = next ?? match.asked()!;
    match.play(seat, match.legal(seat)[0], 0);
  }
  ask('pace', { pause: 0 });
  ask('resume', match.update(0).record);
}

test('a bot that cannot think plays any legal move, and the page is told', async () => {
  await resume();
  const [update] = await vi.waitUntil(() => (updates().length > 0 ? updates() : null));
  expect(update!.record.file.moves.at(-1)![0]).toBe(1);
  expect(update!.stumbled).toContain('there is no bot "nobody we know"');
});

test('where not even the rules can go on, the page hears of it', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  vi.doMock('@outcry/bots', () => ({
    findBot: () => ({ make: () => () => [{ move: 'not legal' }], budgetFor: () => ({ states: 0, playouts: 0 }) }),
    loadNet: async () => null,
  }));
  vi.resetModules();
  await import('./worker.ts');
  await resume();
  await vi.waitUntil(() => reported.mock.calls.length > 0);
  expect(reported.mock.calls[0]![0]).toBeInstanceOf(Error);
});
