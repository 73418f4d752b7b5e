import type { AnyView, GameFile, Seat } from '@outcry/engine';
import type { LogEntry, Position, StreamMessage, Table } from '@outcry/server/api';
import { newId } from '../ids.ts';
import type { GameFacts } from '../worker/protocol.ts';
import { rules } from '../worker/client.ts';
import { createStore } from '../store.ts';
import type { Store } from '../store.ts';
import type { Snapshot, TableSource, Trouble } from '../table/source.ts';
import { api, ApiError } from './api.ts';
import { agreedUntil, missingViews, momentsOf, standing } from './tableLog.ts';
import { link, setLink } from './link.ts';
import { logOf, viewsOf } from './past.ts';
import { me } from './session.ts';
import { snapshotOf } from './snapshot.ts';
import { listen } from './stream.ts';

/** A table on the server: how it is made up (waiting room included), and once the game runs, what to show. */
export interface OnlineTable extends TableSource {
  readonly info: Pick<Store<Table>, 'get' | 'subscribe'>;
  /** Replaces what is known by what a request answered. */
  accept(info: Table): void;
}

/** A move that was taken but whose effect does not come over the stream: look for it. */
const PATIENCE = 4000;
const RETRY = 2000;

/** The server was not there, or not yet: the same request may well be answered later. */
const unreached = (error: unknown): boolean => error instanceof ApiError && [0, 502, 503].includes(error.status);

/** Played to its end or stopped before: everybody's wealth may be known now. */
const isOver = ({ status }: Table): boolean => status === 'over' || status === 'ended';

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Sits down (or looks on) at a table of the server. */
export function openOnline(first: Table): OnlineTable {
  const { id } = first;
  const info = createStore(first);
  const snapshot = createStore<Snapshot | null>(null);
  let skew = Date.now() - first.now;
  let facts: GameFacts | null = null;
  let ownData: unknown = null;
  let log: LogEntry[] = [];
  let positions: readonly Position[] = [];
  const views = new Map<number, AnyView>();
  const worth = new Map<number, readonly number[]>();
  let viewer: Seat | null = first.you.seats[0] ?? null;
  let trouble: Trouble | null = null;
  let sending = false;
  /** The number of the last own move the server took. */
  let answered = -1;
  /** Names of those one does not want to hear, by person. */
  const muted = new Map<string, string>();
  let closed = false;

  const eyes = () => (viewer === null ? 'spectator' : String(viewer));
  const lastSeq = () => log.at(-1)?.seq ?? -1;
  const mine = () => positions.find(({ seat }) => seat === viewer);

  /** Looks through another seat: what was seen through the one before is not its to see, not even until its own is here. */
  function see(seat: Seat | null): void {
    if (seat !== viewer) views.clear();
    viewer = seat;
  }

  function accept(next: Table): void {
    if (next.seq < info.get().seq) return;
    skew = Date.now() - next.now;
    info.set(next);
    if (viewer === null) see(next.you.seats[0] ?? null);
    publish();
  }

  /** Everything anew, from the server. */
  async function load(): Promise<void> {
    const table = await api('table', { params: { id } });
    if (viewer === null || !table.you.seats.includes(viewer)) see(table.you.seats[0] ?? null);
    const through = viewer;
    const entries = await logOf(id, eyes());
    if (viewer !== through) return load(); // it is another's now who looks
    // What came over the stream while this was fetched is newer: it stays. So do the views of what is as it was, lest a
    // choice that is just being made be forgotten.
    const fetched = entries.at(-1)?.seq ?? -1;
    const until = agreedUntil(
      log.filter(({ seq }) => seq <= fetched),
      entries,
    );
    for (const seq of views.keys()) if (seq > until && seq <= fetched) views.delete(seq);
    log = [...entries, ...log.filter(({ seq }) => seq > fetched)];
    if (table.status !== 'waiting') {
      if (facts === null) {
        ownData = table.ownData ? (await api('data', { params: { id } })).data : null;
        for (const { person, name } of await api('mutes')) muted.set(person, name);
        facts = await rules().ask('facts', { game: table.game, version: table.rulesVersion, data: ownData });
      }
      if (table.status === 'playing' || table.status === 'over') {
        const seats = table.you.seats.length > 0 ? table.you.seats.map(String) : ['spectator'];
        const now = await Promise.all(seats.map((seat) => api('position', { params: { id }, query: { seat } })));
        positions = now.map((one) => positions.find(({ seat, seq }) => seat === one.seat && seq > one.seq) ?? one);
      }
      await fetchViews();
      if (viewer !== through) return load();
    }
    accept(table);
    publish();
  }

  /** Views of steps that were not told over the stream; at the end all of them, for everybody's wealth. */
  async function fetchViews(): Promise<void> {
    const wanted =
      isOver(info.get()) && worth.size === 0 ? standing(log).map(({ seq }) => seq) : missingViews(log, views);
    if (wanted.length === 0) return;
    const through = viewer;
    const past = await viewsOf(id, eyes(), wanted[0]!, wanted.at(-1)!);
    if (viewer !== through) return; // nobody else's to see, and whoever looks now has it fetched for himself
    for (const { seq, view, worth: wealth } of past) {
      views.set(seq, view as AnyView);
      if (wealth) worth.set(seq, wealth);
    }
  }

  let loading: Promise<void> | null = null;
  /** Looks how it stands; once at a time. */
  const refresh = (): Promise<void> => (loading ??= load().finally(() => (loading = null)));

  /** The same, where nobody waits for it: until the server is reached; what it refuses is told to the person. */
  async function again(): Promise<void> {
    for (;;) {
      try {
        return await refresh();
      } catch (error) {
        if (!unreached(error)) return refused(error);
        await sleep(RETRY);
        if (closed) return undefined;
      }
    }
  }

  function hear(message: StreamMessage): void {
    if (message.kind === 'presence' && message.table === id) {
      const { seat, connected } = message;
      const seats = info.get().seats.map((one) => (one.seat === seat ? { ...one, connected } : one));
      info.set({ ...info.get(), seats });
      return publish();
    }
    if (message.kind !== 'entry' || message.table !== id || message.entry.seq <= lastSeq()) return undefined;
    const { entry, info: table, positions: told } = message;
    // Who looks on may be shut out now, or let in again and have missed something: the server says.
    if (entry.kind === 'settings' && viewer === null) return void again();
    const removed = entry.kind === 'seat' && entry.what === 'removed' && info.get().you.seats.includes(entry.seat);
    if (removed && !table) return void again();
    log = [...log, entry];
    if (told) {
      positions = told;
      const now = told.find(({ seat }) => seat === viewer);
      const step = standing(log).at(-1);
      if (now && step && step.seq === entry.seq) views.set(step.seq, now.view as AnyView);
    }
    const began = table !== undefined && table.status !== 'waiting' && facts === null;
    const over = table !== undefined && isOver(table) && worth.size === 0;
    if (table) accept(table);
    if (began || over) return void again();
    if (told && missingViews(log, views).length > 0) return void fetchViews().then(publish, again);
    return publish();
  }

  function publish(): void {
    if (facts === null) return;
    const history = momentsOf(log, views);
    if (history.length === 0) return;
    const table = info.get();
    const connected = link.get().state !== 'lost';
    const person = me.get()?.id ?? '';
    const known = { table, data: facts.data, history, log, positions, viewer, worth, skew, sending, answered };
    snapshot.set(snapshotOf({ ...known, trouble, connected, person, muted }));
  }

  const worry = (next: Trouble | null): void => {
    trouble = next;
    publish();
  };

  /** What a refused request means to the person. */
  async function refused(error: unknown): Promise<void> {
    if (!(error instanceof ApiError)) throw error;
    const { error: code, refusal } = error.body;
    if (code === 'closed' || code === 'over') {
      await again();
      return worry({ kind: 'stale' });
    }
    if (code === 'no-spectators') return info.set({ ...info.get(), spectators: false });
    if (code === 'removed') return info.set({ ...info.get(), you: { seats: [], host: false } });
    return worry(code === 'illegal' && refusal ? { kind: 'forbidden', refusal } : { kind: 'refused', code });
  }

  /** Null: it was refused, and the person is told. */
  async function orTrouble<Answer>(request: Promise<Answer>): Promise<Answer | null> {
    try {
      return await request;
    } catch (error) {
      await refused(error);
      return null;
    }
  }

  const doing = (request: Promise<unknown>): void =>
    void orTrouble(request).then((answer) => {
      if (answer && typeof answer === 'object' && 'seats' in answer) accept(answer as Table);
    });

  async function send(move: unknown): Promise<void> {
    const now = mine();
    if (!now || now.asked === null || viewer === null || snapshot.get()?.legal.length === 0) return;
    const body = { seat: viewer, decision: now.asked, move, key: newId() };
    sending = true;
    trouble = null;
    publish();
    for (;;) {
      try {
        const { seq } = await api('move', { params: { id }, body });
        setLink({ state: 'open' });
        answered = seq;
        void sleep(PATIENCE).then(() => (lastSeq() < seq && !closed ? again() : undefined));
        break;
      } catch (error) {
        if (!unreached(error)) {
          sending = false;
          return refused(error);
        }
        setLink({ state: 'lost' });
        await sleep(RETRY); // the same key: a move that did arrive is not made twice
      }
    }
    sending = false;
    if (lastSeq() > now.seq) publish();
    return undefined;
  }

  const stop = listen({ watch: id, hear, anew: () => void again() });
  const stopLink = link.subscribe(publish);
  const opened = refresh();
  const seatOf = () => viewer ?? 0;
  const asking = () => ({
    game: first.game,
    version: first.rulesVersion,
    data: ownData,
    view: mine()!.view as AnyView,
  });

  return {
    info,
    accept,
    snapshot,
    opened,
    send: (move) => void send(move),
    async forbidden(move) {
      if (!mine()) return;
      const refusal = await rules().ask('forbid', { ...asking(), move });
      if (refusal) worry({ kind: 'forbidden', refusal });
    },
    hint: () => rules().ask('advise', { ...asking(), legal: mine()!.legal }),
    undo: () => doing(api('askUndo', { params: { id }, body: { seat: seatOf() } })),
    redo: () => doing(api('redo', { params: { id }, body: { seat: info.get().redo ?? seatOf() } })),
    look(seat) {
      see(seat);
      void (loading ?? Promise.resolve()).then(again, again);
    },
    calm: () => worry(null),
    leave: async () => (await orTrouble(api('leave', { params: { id } }))) !== null,
    async rematch() {
      const next = await orTrouble(api('rematch', { params: { id } }));
      if (next?.status === 'waiting')
        for (const seat of next.you.seats)
          await orTrouble(api('entropy', { params: { id: next.id }, body: { seat, entropy: newId() } }));
      return next && `/t/${next.code}`;
    },
    file: async () => (await orTrouble(api('file', { params: { id } }))) as GameFile | null,
    replay: `/replay/t/${first.code}`,
    close() {
      closed = true;
      stop();
      stopLink();
    },
    online: {
      answerUndo: (agree) => {
        const asked = snapshot.get()?.online?.undoAsked;
        if (!asked) return;
        doing(api('answerUndo', { params: { id }, body: { seat: asked.answer ?? asked.seat, agree } }));
      },
      say: (text) => doing(api('chat', { params: { id }, body: { text } })),
      mute(person, name) {
        muted.set(person, name);
        publish();
        doing(api('mute', { params: { person }, body: { muted: true } }));
      },
      async hear(person) {
        if ((await orTrouble(api('mute', { params: { person }, body: { muted: false } }))) === null) return;
        muted.delete(person);
        await again(); // what he said meanwhile
      },
      lookOn: (allowed) => doing(api('settings', { params: { id }, body: { spectators: allowed } })),
      vote: (end) => doing(api('vote', { params: { id }, body: { seat: seatOf(), end } })),
      takeBack: () => {
        const seat = snapshot.get()?.online?.standIn?.seat;
        if (seat !== undefined) doing(api('takeBack', { params: { id }, body: { seat } }));
      },
    },
  };
}
