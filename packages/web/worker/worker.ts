import { fastRng, InputError, MoveError, parseGameFile, parseOptions, verifyFile } from '@outcry/engine';
import type { AnyGame, SeatMove } from '@outcry/engine';
import { gameOf, loadGame, loadLesson, newestGame, ownersTables, UnknownVersion } from '@outcry/games';
import { follows, scriptTo } from '@outcry/games/lesson.ts';
import type { Lesson } from '@outcry/games/lesson.ts';
import { ending } from '../history/ending.ts';
import { examine } from '../replay/examine.ts';
import { exampleFile } from '../replay/example.ts';
import { PAGE, ReplaySession } from '../replay/replaySession.ts';
import { SoloGame, newRecord } from '../solo/soloGame.ts';
import type { Answered, Asked, Question, Questions, SoloRecord, SoloUpdate } from './protocol.ts';
import { openThinker } from './thinker.ts';

/**
 * Rules live here, off the main thread: the page asks, and nothing it draws ever waits. Bots think in a worker of their
 * own, so that no question waits for a bot.
 */

const post = (answer: Answered): void => postMessage(answer);
const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
const anyRng = () => fastRng(crypto.getRandomValues(new Uint32Array(1))[0]!);
const thinker = openThinker();

let match: SoloGame | null = null;
/** The script of a guided first game. */
let lesson: Lesson | null = null;
let session: ReplaySession | null = null;
let pause = 900;
/** Ends what the others are doing: after a move, an undo or a redo it is of no use. */
let others = new AbortController();
/** How many moments the page has. */
let known = 0;

function running(): SoloGame {
  if (match === null) throw new Error('no game was started');
  return match;
}

function tell(from = known, stumbled?: string): void {
  const update = running().update(from);
  known = from + update.moments.length;
  post({ number: null, update: stumbled === undefined ? update : { ...update, stumbled } });
}

/** A move of another seat. `stumbled`: why its bot could not think; then it is any that is legal. */
interface Next {
  readonly entry: SeatMove;
  readonly stumbled?: string;
}

/** The next move of another seat: by the script of a lesson as far as it is told, else a bot's. */
async function nextOfOthers(signal: AbortSignal): Promise<Next | null> {
  const step = running().step();
  if (step === null) return nextOfBots(signal);
  const entry = scriptTo(lesson!, step)[running().made()];
  return entry ? { entry } : null;
}

async function nextOfBots(signal: AbortSignal): Promise<Next | null> {
  const answered = running().answered();
  if (answered !== null) return { entry: answered };
  const [next] = running().bots();
  if (next === undefined) return null;
  const { seat, bot, name } = next;
  const legal = running().legal(seat);
  if (legal.length === 1) return { entry: [seat, legal[0]] };
  const { game, rulesVersion: version, data } = running().file();
  try {
    const position = { game, version, data, view: running().view(seat), legal };
    const [best] = await thinker.think(position, bot, name, signal);
    return { entry: [seat, best!.move] };
  } catch (error) {
    if (signal.aborted) return null;
    // As on the server: a game must not stand still because a bot cannot think.
    const move = legal[anyRng().below(legal.length)];
    return { entry: [seat, move], stumbled: `the bot "${bot}" failed: ${String(error)}` };
  }
}

/** Lets the others play until a person is asked or the game is over. If they cannot, the page hears that all is over. */
const letOthersPlay = (): void => void playOthers().catch(reportError);

async function playOthers(): Promise<void> {
  others.abort();
  others = new AbortController();
  const { signal } = others;
  while (!signal.aborted) {
    const began = performance.now();
    const next = await nextOfOthers(signal);
    if (next === null) return;
    await sleep(Math.max(0, pause - (performance.now() - began)));
    if (signal.aborted) return;
    running().play(...next.entry, Date.now());
    tell(known, next.stumbled);
  }
}

async function open(game: AnyGame, record: SoloRecord): Promise<SoloUpdate> {
  match = new SoloGame(game, record);
  lesson = match.step() === null ? null : await loadLesson(game.id);
  // The script may have been written anew since.
  if (lesson && !follows(lesson, match.step()!, record.file)) match.goTo(null, record.updated);
  const update = match.update(0);
  known = update.moments.length;
  letOthersPlay();
  return update;
}

type Answer<Name extends Question> = (given: Questions[Name][0]) => Questions[Name][1] | Promise<Questions[Name][1]>;

const ANSWERS: { readonly [Name in Question]: Answer<Name> } = {
  async facts({ game: id, version, data }) {
    const game = version === null ? await newestGame(id, data) : await loadGame(id, version, data);
    const { rulesVersion, seats, optionsSchema, data: tables, provenance } = game;
    return { rulesVersion, seats, optionsSchema: JSON.parse(JSON.stringify(optionsSchema)), data: tables, provenance };
  },
  async options({ game, options, seats }) {
    try {
      parseOptions(await newestGame(game), options, seats);
      return null;
    } catch (error) {
      if (error instanceof InputError && error.refusal) return error.refusal;
      throw error;
    }
  },
  async tables({ game, text }) {
    const printed = await newestGame(game);
    const tables = ownersTables(printed, text);
    await newestGame(game, tables);
    return tables;
  },
  async forbid({ game: id, version, data, view, move }) {
    const game = await loadGame(id, version, data);
    const state = game.imagine(view, anyRng());
    if (view.seat === null || !game.actors(state).includes(view.seat)) return null;
    return game.refusal(state, view.seat, move);
  },
  async verify({ file }) {
    const parsed = parseGameFile(JSON.stringify(file));
    return verifyFile(await gameOf(parsed), parsed);
  },
  ending: ({ file, seat }) => ending(file, seat),
  examine: ({ text }) => examine(text),
  async example({ game, seats }) {
    return exampleFile(await newestGame(game), await loadLesson(game), seats);
  },
  async replay({ file }) {
    const game = await gameOf(file);
    const { fault } = verifyFile(game, file);
    if (fault) return { fault };
    session = new ReplaySession(game, file);
    const { actors, worth } = session;
    return { actors, worth, pages: Math.ceil(actors.length / PAGE) };
  },
  page({ number, seat }) {
    if (session === null) throw new Error('no replay is open');
    return session.page(number, seat);
  },
  choices({ at, seat }) {
    if (session === null) throw new Error('no replay is open');
    return session.choices(at, seat);
  },
  async start(wish) {
    const game = await newestGame(wish.game, wish.data);
    return open(game, newRecord(game, wish, Date.now()));
  },
  resume: async (record) => open(await gameOf(record.file), record),
  play({ move }) {
    const seat = running().asked();
    if (seat === null) throw new MoveError('not-asked', 'nobody at this device is asked now');
    running().play(seat, move, Date.now());
    const step = running().step();
    if (step !== null) running().goTo(step + 1, Date.now());
    tell();
    letOthersPlay();
    return null;
  },
  undo() {
    const from = running().undo(Date.now());
    if (from !== null) tell(from);
    letOthersPlay();
    return null;
  },
  redo() {
    running().redo(Date.now());
    tell();
    letOthersPlay();
    return null;
  },
  standing({ seat, answers }) {
    running().setStanding(seat, answers, Date.now());
    tell();
    letOthersPlay();
    return null;
  },
  look({ seat }) {
    running().look(seat);
    tell(0);
    return null;
  },
  step({ step }) {
    running().goTo(step, Date.now());
    tell();
    letOthersPlay();
    return null;
  },
  pace(given) {
    pause = given.pause;
    return null;
  },
};

addEventListener('message', async ({ data }: MessageEvent<Asked>) => {
  const { number, question, given } = data;
  try {
    post({ number, value: await (ANSWERS[question] as Answer<Question>)(given as never) });
  } catch (error) {
    const refusal = error instanceof InputError || error instanceof MoveError ? error.refusal : null;
    const unknownRules = error instanceof UnknownVersion;
    const tableFault = error instanceof InputError ? error.tableFault : null;
    post({ number, error: error instanceof Error ? error.message : String(error), refusal, unknownRules, tableFault });
  }
});
