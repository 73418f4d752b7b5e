import type { AnyView, GameFile } from '@outcry/engine';
import type { LogEntry, Table } from '@outcry/server/api';
import { newId } from '../ids.ts';
import { createStore } from '../store.ts';
import type { Store } from '../store.ts';
import type { Online, Snapshot, TableSource, Trouble } from '../table/source.ts';
import { rules } from '../worker/client.ts';
import { openThinker } from '../worker/thinker.ts';
import { api, ApiError } from './api.ts';
import { carryOut } from './carryOut.ts';
import { link } from './link.ts';
import { reduce } from './reduce.ts';
import { loseSession, me } from './session.ts';
import { nameAt } from './replacing.ts';
import { onlineOf, snapshotOf } from './snapshot.ts';
import { firstState } from './state.ts';
import type { Arrived, Effect, OnlineState, Wish } from './state.ts';
import { listen } from './stream.ts';

type Read<T> = Pick<Store<T>, 'get' | 'subscribe'>;

/** What people say at a table, and what went wrong with what the person just did. */
export interface Talk {
  readonly online: Online;
  readonly trouble: Trouble | null;
  readonly log: readonly LogEntry[];
  readonly nameOf: (person: string) => string;
}

/** A table on the server: its seats and settings (also before the game begins), then the game. */
export interface OnlineTable extends TableSource {
  readonly info: Read<Table>;
  /** Why there is nothing to show any more; null: there is. */
  readonly lost: Read<OnlineState['lost']>;
  /** The chat, also of a game whose rules are not known here; null until it is loaded. */
  readonly talk: Read<Talk | null>;
  /** Takes the table that a request answered. */
  accept(table: Table): void;
}

/** Opens a table of the server. All it decides is in reduce.ts: this carries out the effects and shows the state. */
export function openOnline(first: Table): OnlineTable {
  const { id } = first;
  let state = firstState(first, me.get()?.id ?? '', Date.now());
  const info = createStore(first);
  const lost = createStore<OnlineState['lost']>(null);
  const talk = createStore<Talk | null>(null);
  const snapshot = createStore<Snapshot | null>(null);
  let settle: { readonly done: () => void; readonly fail: (error: unknown) => void };
  const opened = new Promise<void>((done, fail) => (settle = { done, fail }));
  let closed = false;
  const adviser = openThinker();

  function arrive(arrived: Arrived): void {
    if (closed && state.sending === null) return; // a move on its way is still delivered
    const { state: next, effects } = reduce(state, arrived, Date.now());
    // The server refused us as we are; where we became another person, the session says so itself.
    const isRefused = state.lost === null && next.lost === 'signed-out' && next.person === state.person;
    if (next !== state) {
      state = next;
      show();
    }
    if (isRefused) loseSession();
    if (state.opened) settle.done();
    for (const effect of effects) void perform(effect);
  }

  function show(): void {
    info.set(state.table);
    lost.set(state.lost);
    const now = snapshotOf(state);
    if (state.opened) {
      const { log, trouble } = state;
      talk.set({ online: now?.online ?? onlineOf(state), trouble, log, nameOf: nameAt(state) });
    }
    if (now) snapshot.set(now);
  }

  async function perform(effect: Effect): Promise<void> {
    try {
      const arrived = await carryOut(id, effect);
      if (arrived?.kind === 'unanswered' && !state.opened) settle.fail(arrived.failure);
      if (arrived) arrive(arrived);
    } catch (error) {
      if (state.opened) throw error;
      settle.fail(error);
    }
  }

  /** Null: it was refused, and the person is told. */
  async function orTrouble<Answer>(request: Promise<Answer>): Promise<Answer | null> {
    try {
      return await request;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      arrive({ kind: 'refused', failure: error });
      return null;
    }
  }

  const mine = () => state.positions.find(({ seat }) => seat === state.viewer);
  const asking = () => ({
    game: first.game,
    version: first.rulesVersion,
    data: state.facts?.ownData ?? null,
    view: mine()!.view as AnyView,
  });
  const wish = (wanted: Wish): void => arrive({ kind: 'wish', wish: wanted });

  const stop = listen({
    watch: id,
    hear: (message) => arrive({ kind: 'told', message }),
    anew: () => arrive({ kind: 'anew' }),
  });
  let linked = link.get().state;
  const stopLink = link.subscribe(() => {
    const before = linked;
    linked = link.get().state;
    if (before === 'lost' && linked === 'open') arrive({ kind: 'reconnected' });
  });
  const stopMe = me.subscribe(() => arrive({ kind: 'person', person: me.get()?.id ?? '' }));
  arrive({ kind: 'anew' });

  return {
    info,
    lost,
    talk,
    accept: (table) => arrive({ kind: 'table', load: null, table }),
    snapshot,
    opened,
    send: (move) => arrive({ kind: 'send', move, key: newId() }),
    async forbidden(move) {
      if (!mine()) return;
      const refusal = await rules().ask('forbid', { ...asking(), move });
      if (refusal) arrive({ kind: 'trouble', trouble: { kind: 'forbidden', refusal } });
    },
    hint: (level, signal) => adviser.hint({ ...asking(), legal: mine()!.legal }, level, signal),
    undo: () => wish({ want: 'undo' }),
    answerUndo: (agree) => wish({ want: 'answerUndo', agree }),
    redo: () => wish({ want: 'redo' }),
    standing: (answers) => wish({ want: 'standing', answers }),
    look: (seat) => arrive({ kind: 'look', seat }),
    calm: () => arrive({ kind: 'trouble', trouble: null }),
    leave: async () => (await orTrouble(api('leave', { params: { id } }))) !== null,
    async rematch() {
      const next = await orTrouble(api('rematch', { params: { id } }));
      return next && `/t/${next.code}`;
    },
    file: async () => (await orTrouble(api('file', { params: { id } }))) as GameFile | null,
    replay: `/replay/t/${id}`,
    origin: () => ({ table: first.code, began: first.created }),
    close() {
      closed = true;
      stop();
      stopLink();
      stopMe();
      adviser.close();
    },
    online: {
      table: id,
      say: (text) => wish({ want: 'say', text, key: newId() }),
      mute: (person, name) => wish({ want: 'mute', person, name }),
      hear: (person) => wish({ want: 'hear', person }),
      lookOn: (allowed) => wish({ want: 'lookOn', allowed }),
      vote: (end) => wish({ want: 'vote', end }),
      takeBack: () => wish({ want: 'takeBack' }),
      replace: (seat, by) => wish({ want: 'replace', seat, by }),
      answerReplace: (agree) => wish({ want: 'answerReplace', agree }),
    },
  };
}
