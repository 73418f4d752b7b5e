import { newestGame } from '@outcry/games';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SoloGame, newRecord } from '../solo/soloGame.ts';
import type { ThinkQuestion } from './think.ts';
import type { Answered, Asked, Question, Questions, SoloUpdate, SoloWish } from './protocol.ts';

let hear: (event: { data: Asked }) => void;
let said: Answered[];
/** The workers in which bots think, in the order of their start. */
let workers: BotWorker[];
/** Whether their bots never come to an end. */
let hangs: boolean;

/** A worker of bots that thinks here. */
class BotWorker extends EventTarget {
  isEnded = false;

  constructor() {
    super();
    workers.push(this);
  }

  async postMessage(question: ThinkQuestion): Promise<void> {
    if (hangs) return;
    const { think } = await import('./think.ts');
    const data = await think(question);
    if (!this.isEnded) this.dispatchEvent(new MessageEvent('message', { data }));
  }

  terminate(): void {
    this.isEnded = true;
  }
}

beforeEach(async () => {
  vi.resetModules();
  said = [];
  workers = [];
  hangs = false;
  vi.stubGlobal('Worker', BotWorker);
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

/** As `vi.waitUntil`, which ends after a second: too soon for a busy machine. */
const until = <Result>(check: () => Result) => vi.waitUntil(check, { timeout: 60_000 });

const updates = (): SoloUpdate[] => said.flatMap((one) => ('update' in one ? [one.update] : []));

const wish: Omit<SoloWish, 'seats'> = {
  id: 'x',
  game: 'taking-stock',
  options: {},
  data: null,
};

/** Waits until the person is asked: a game that went on would outlive its test. */
const untilAsked = () => until(() => (updates().at(-1)?.legal?.length ?? 0) > 0);

/**
 * Goes on with a game on this device in which a seat must move, and a bot after its first legal move: the person, or the
 * second, whose bot may not think.
 */
async function resume(mover = 1, bot = 'nobody we know'): Promise<void> {
  const game = await newestGame('taking-stock');
  const seats = [null, bot, 'rookie'].map((level, seat) => ({ name: `Seat ${seat}`, bot: level }));
  const nextOf = (match: SoloGame): number => match.bots()[0]?.seat ?? match.asked()!;
  const playFirst = (match: SoloGame, seat: number): void => match.play(seat, match.legal(seat)[0], 0);
  for (;;) {
    const match = new SoloGame(game, newRecord(game, { ...wish, seats }, 0));
    for (let seat = nextOf(match); seat !== mover; seat = nextOf(match)) playFirst(match, seat);
    const { record } = match.update(0);
    const after = new SoloGame(game, record);
    playFirst(after, mover);
    if (after.bots().length === 0) continue; // who wins the trick moves again: another deal
    ask('pace', { pause: 0 });
    return ask('resume', record);
  }
}

test('a bot that cannot think plays any legal move, and the page is told', async () => {
  await resume();
  const [update] = await until(() => (updates().length > 0 ? updates() : null));
  expect(update!.record.file.moves.at(-1)![0]).toBe(1);
  expect(update!.stumbled).toContain('there is no bot "nobody we know"');
  await untilAsked();
});

test('where not even the rules can go on, the page hears of it', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  vi.doMock('@outcry/bots', () => ({
    findBot: () => ({ make: () => () => [{ move: 'not legal' }], budgetFor: () => ({ states: 0, playouts: 0 }) }),
    loadNet: async () => null,
    styleAs: () => null,
  }));
  vi.resetModules();
  await import('./worker.ts');
  await resume();
  await until(() => reported.mock.calls.length > 0);
  expect(reported.mock.calls[0]![0]).toBeInstanceOf(Error);
});

test('what answers the page does not wait for a bot, and an undo ends the bot’s thought', async () => {
  hangs = true;
  vi.stubGlobal('reportError', expect.unreachable);
  await resume(0, 'rookie');
  await until(() => said.length === 2);
  const { legal } = (said[1] as { value: SoloUpdate }).value;
  ask('play', { move: legal[0] });
  await until(() => workers.length === 1); // a bot thinks, for ever
  ask('undo', null);
  await until(() => updates().length === 2);
  expect(updates()[1]!.legal).toEqual(legal);
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true]);
  hangs = false;
  ask('play', { move: legal[0] });
  await until(() => updates().length > 3);
  expect(updates().at(-1)!.stumbled).toBeUndefined();
  await untilAsked();
  expect(workers).toHaveLength(2); // a new one after the one that was ended, and no more
});
