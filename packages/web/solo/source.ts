import type { Seat } from '@outcry/engine';
import { allows } from '@outcry/games/lesson.ts';
import type { Lesson } from '@outcry/games/lesson.ts';
import { loadLesson } from '../games.ts';
import { peopleOf } from '../history/finished.ts';
import { newId } from '../ids.ts';
import { go } from '../router.ts';
import { pauseOfBots, settings } from '../settings.ts';
import { createStore } from '../store.ts';
import type { Snapshot, TableSource, Trouble } from '../table/source.ts';
import { guided } from './guided.ts';
import type { GameFacts, SoloRecord, SoloUpdate, SoloWish } from '../worker/protocol.ts';
import { openRules, RulesError } from '../worker/client.ts';
import { openThinker } from '../worker/thinker.ts';
import { forget, save } from './saved.ts';

/** The same people and bots once more. */
const again = ({ file, hints }: SoloRecord): SoloWish => ({
  id: newId(),
  game: file.game,
  seats: file.seats.map(({ name, level }) => ({ name, bot: level })),
  options: file.options,
  data: file.data,
  ...(hints === undefined ? {} : { hints }),
});

/** As at a table of the server: a refused undo is not asked for again at once. */
const UNDO_AGAIN = 60_000;

const BOT_FAILED: Trouble = { kind: 'refused', code: 'bot-failed' };

/** A table on this device: rules and bots in a worker, every move kept in the browser. `onBroken`: it cannot go on. */
export function openSolo(
  begin: { readonly wish: SoloWish } | { readonly record: SoloRecord },
  onBroken: (error: Error) => void,
): TableSource {
  const snapshot = createStore<Snapshot | null>(null);
  let facts: GameFacts | null = null;
  let latest: SoloUpdate | null = null;
  let lesson: Lesson | null = null;
  const rules = openRules(show, onBroken);
  const adviser = openThinker();
  const setPace = () => void rules.ask('pace', { pause: pauseOfBots() });
  const stopListening = settings.subscribe(setPace);
  setPace();

  function show(update: SoloUpdate): void {
    latest = update;
    const kept = save(update.record);
    if (update.stumbled !== undefined) reportError(new Error(update.stumbled));
    if (facts === null) return;
    const before = snapshot.get();
    // A bot's failure stays to be read, however fast the others move.
    const failed = update.stumbled !== undefined || before?.trouble === BOT_FAILED ? BOT_FAILED : null;
    const trouble: Trouble | null = kept ? failed : { kind: 'refused', code: 'no-room' };
    const history = [...(before?.history.slice(0, update.from) ?? []), ...update.moments];
    // A move, an undo or a redo ends what was asked and what was refused.
    const asked = before?.history.length === history.length ? before : null;
    const undo = { undoAsked: asked?.undoAsked ?? null, undoWaits: asked?.undoWaits ?? null };
    const now: Snapshot = { ...standing(update, facts), ...undo, history, trouble };
    snapshot.set(lesson === null ? now : guided(now, lesson, update.record));
  }

  async function open(): Promise<void> {
    const { game, data } = 'wish' in begin ? begin.wish : begin.record.file;
    if ('wish' in begin ? begin.wish.lesson : begin.record.lesson) lesson = await loadLesson(game);
    const version = 'wish' in begin ? null : begin.record.file.rulesVersion;
    facts = await rules.ask('facts', { game, version, data });
    show('wish' in begin ? await rules.ask('start', begin.wish) : await rules.ask('resume', begin.record));
  }
  const opened = open();

  const worry = (trouble: Trouble | null) => {
    const now = snapshot.get();
    if (now) snapshot.set({ ...now, trouble });
  };
  const now = (): Snapshot => {
    const value = snapshot.get();
    if (value === null) throw new Error('the table is not open yet');
    return value;
  };
  const position = () => {
    const { game, rulesVersion: version, data } = latest!.record.file;
    return { game, version, data, view: now().history.at(-1)!.view };
  };

  return {
    snapshot,
    opened,
    send(move) {
      const { lesson: at, legal } = now();
      if (legal.length === 0) return; // the one before is still on its way
      if (at && !allows(at.steps[at.step]!, move)) return snapshot.set({ ...now(), lesson: { ...at, strayed: true } });
      snapshot.set({ ...now(), legal: [], trouble: null });
      return void rules.ask('play', { move }).catch((error: unknown) => {
        if (!(error instanceof RulesError)) throw error;
        snapshot.set({
          ...now(),
          legal: latest!.legal,
          trouble: error.refusal ? { kind: 'forbidden', refusal: error.refusal } : { kind: 'refused', code: 'failed' },
        });
      });
    },
    async forbidden(move) {
      const refusal = await rules.ask('forbid', { ...position(), move });
      if (refusal) worry({ kind: 'forbidden', refusal });
    },
    hint: (level, signal) => adviser.hint({ ...position(), legal: now().legal }, level, signal),
    undo() {
      const { yours } = now();
      const { undo } = latest!;
      if (undo === null) return;
      if (yours.length === 1) return void rules.ask('undo', null);
      const others = yours.filter((seat) => seat !== undo.seat);
      snapshot.set({ ...now(), undo: false, undoAsked: { ...undo, waiting: others, answer: others } });
    },
    answerUndo(agree) {
      const undoWaits = agree ? null : Date.now() + UNDO_AGAIN;
      snapshot.set({ ...now(), undo: latest!.undo !== null, undoAsked: null, undoWaits });
      if (agree) void rules.ask('undo', null);
    },
    redo: () => void rules.ask('redo', null),
    standing: (answers) => void rules.ask('standing', { seat: now().viewer!, answers }),
    look: (seat: Seat) => void rules.ask('look', { seat }),
    calm: () => worry(null),
    async leave() {
      if (now().result === null) forget(latest!.record.id);
      return true;
    },
    rematch: async () => {
      const wish = again(latest!.record);
      pending.set(wish.id, wish);
      return `/solo/${wish.id}`;
    },
    file: async () => latest!.record.file,
    lesson: {
      goTo: (step) => void rules.ask('step', { step }),
      restart() {
        rules.close();
        forget(latest!.record.id);
        go(`/learn/${now().game}`, { replace: true });
      },
    },
    replay: `/replay/solo/${('wish' in begin ? begin.wish : begin.record).id}`,
    origin: () => ({ table: latest!.record.id, began: latest!.record.started }),
    close() {
      stopListening();
      rules.close();
      adviser.close();
    },
  };
}

/** Games that were wanted and are about to be opened, by id. */
export const pending = new Map<string, SoloWish>();

function standing(
  update: SoloUpdate,
  facts: GameFacts,
): Omit<Snapshot, 'history' | 'trouble' | 'undoAsked' | 'undoWaits'> {
  const { record, viewer, actors, result } = update;
  const { file } = record;
  const yours = peopleOf(file);
  return {
    game: file.game,
    data: facts.data,
    ownData: file.data !== null,
    status: result === null ? 'playing' : 'over',
    viewer,
    yours,
    curtain: update.curtain,
    seats: file.seats.map(({ name, kind, level }, seat) => ({
      name,
      bot: kind === 'bot',
      level,
      away: false,
      you: yours.length === 1 && seat === yours[0],
      asked: actors.includes(seat),
      clock: null,
    })),
    legal: update.legal,
    decision: update.decision,
    standing: update.standing,
    online: null,
    hints: update.record.hints !== false,
    undo: update.undo !== null,
    redo: update.redo,
    result,
    worth: update.worth,
    lasted: record.updated - record.started,
    fairness: { ...file.fairness, seed: result === null ? null : file.fairness.seed, table: null },
    continued: file.continuedFrom !== undefined,
  };
}
