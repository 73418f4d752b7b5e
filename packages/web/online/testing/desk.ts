import type { ErrorCode, LogEntry, Names, Table } from '@outcry/server/api';
import { expect } from 'vitest';
import { reduce } from '../reduce.ts';
import { snapshotOf } from '../snapshot.ts';
import { firstState } from '../state.ts';
import type { Arrived, Effect, Failure, OnlineState, Wish } from '../state.ts';
import { aPosition, aState, aTable, move, start } from './table.ts';

const NOW = 5000;

/** A table to which things arrive. Keeps the state, and the effects that were not answered yet. */
export class Desk {
  state: OnlineState;
  asked: Effect[] = [];

  constructor(state: OnlineState) {
    this.state = state;
  }

  arrive(...arrivals: readonly Arrived[]): this {
    for (const arrived of arrivals) {
      const { state, effects } = reduce(this.state, arrived, NOW);
      this.state = state;
      this.asked.push(...effects);
    }
    return this;
  }

  hear = (...messages: readonly Extract<Arrived, { kind: 'told' }>['message'][]): this =>
    this.arrive(...messages.map((message) => ({ kind: 'told', message }) as const));

  wish = (wish: Wish): this => this.arrive({ kind: 'wish', wish });

  /** Takes the only effect of a kind that waits for an answer. */
  take<Kind extends Effect['kind']>(kind: Kind): Extract<Effect, { kind: Kind }> {
    const found = this.asked.filter((effect) => effect.kind === kind);
    expect(found, `effects of kind ${kind}`).toHaveLength(1);
    this.asked = this.asked.filter((effect) => effect.kind !== kind);
    return found[0] as Extract<Effect, { kind: Kind }>;
  }

  /** Takes the only timer after which something of a kind arrives. */
  takeTimer(kind: Arrived['kind']): Extract<Effect, { kind: 'wait' }> {
    const isIt = (effect: Effect) => effect.kind === 'wait' && effect.then.kind === kind;
    const found = this.asked.filter(isIt);
    expect(found, `timers of kind ${kind}`).toHaveLength(1);
    this.asked = this.asked.filter((effect) => !isIt(effect));
    return found[0] as Extract<Effect, { kind: 'wait' }>;
  }

  kinds = () => this.asked.map(({ kind }) => kind);

  /** Answers everything that waits, until nothing does, as a server would that has this table and this log. */
  settle(server: Server): this {
    for (let effect = this.asked.shift(); effect; effect = this.asked.shift()) {
      const arrived = answer(effect, server);
      if (arrived) this.arrive(arrived);
    }
    return this;
  }

  get shown() {
    return snapshotOf(this.state)!;
  }

  /** The numbers of the moments that are shown. */
  get moments(): number[] {
    return this.shown.history.map(({ at }) => at);
  }
}

export interface Server {
  readonly table: Table;
  readonly log: readonly LogEntry[];
  readonly people?: Names;
  readonly worth?: readonly number[];
  readonly mutes?: Names;
}

/** What an honest server answers. */
export function answer(effect: Effect, { table, log, people = [], worth, mutes = [] }: Server): Arrived | null {
  switch (effect.kind) {
    case 'fetchTable':
      return { kind: 'table', load: effect.load, table };
    case 'fetchLog': {
      const { load, viewer, after } = effect;
      return { kind: 'log', load, viewer, after, people, entries: log.filter(({ seq }) => seq > after) };
    }
    case 'fetchMutes':
      return { kind: 'mutes', load: effect.load, mutes };
    case 'loadFacts':
      return { kind: 'facts', load: effect.load, facts: { data: {}, ownData: null } };
    case 'fetchPositions': {
      const positions = effect.seats.map((seat) => aPosition(seat, table.seq, seat === 0 ? table.seq : null));
      return { kind: 'positions', load: effect.load, positions };
    }
    case 'fetchViews': {
      const { load, viewer, from, to } = effect;
      const views = log.flatMap(({ seq, kind }) =>
        seq >= from && seq <= to && (kind === 'start' || kind === 'move')
          ? [{ seq, view: { seat: viewer, at: seq }, worth: worth ? [seq, ...worth] : null }]
          : [],
      );
      return { kind: 'views', load, viewer, views };
    }
    default:
      return null;
  }
}

export const LOG = [start(1), move(2)];
export const SERVER: Server = { table: aTable(), log: LOG };

export const opening = (table: Table): Desk => new Desk(firstState(table, 'person 0', NOW)).arrive({ kind: 'anew' });
export const running = (table: Partial<Table> = {}, more: Partial<OnlineState> = {}): Desk =>
  new Desk(aState(table, more));

export const failure = (error: ErrorCode, status = 403): Failure => ({ status, body: { error, message: '' } });
export const UNREACHED = failure('busy', 0);
