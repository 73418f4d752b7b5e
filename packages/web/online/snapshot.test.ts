import type { Position, Table } from '@outcry/server/api';
import { expect, test } from 'vitest';
import { snapshotOf } from './snapshot.ts';
import type { Known } from './snapshot.ts';

const seat = (number: number, more: object = {}) => ({
  seat: number,
  kind: 'person',
  name: `P${number}`,
  bot: null,
  standIn: null,
  connected: true,
  deadline: null,
  left: null,
  ...more,
});
const position = (number: number, asked: number | null): Position =>
  ({ seat: number, seq: 5, asked, legal: asked === null ? [] : ['a move'], undo: null }) as unknown as Position;

/** Two seats at this device and one elsewhere. */
function known(table: object, more: Partial<Known> = {}): Known {
  const usual = {
    game: 'taking-stock',
    status: 'playing',
    actors: [0],
    seats: [seat(0), seat(1), seat(2)],
    you: { seats: [0, 1], host: true },
    undo: null,
    redo: null,
    votes: [],
    next: null,
    created: 0,
    updated: 0,
    fairness: { commitment: '', seed: null },
  };
  return {
    table: { ...usual, ...table } as unknown as Table,
    data: {} as Known['data'],
    history: [],
    log: [],
    positions: [position(0, 5), position(1, null)],
    viewer: 0,
    worth: new Map(),
    skew: 0,
    sending: false,
    answered: -1,
    trouble: null,
    connected: true,
    person: '',
    muted: new Map(),
    ...more,
  };
}

test('who looks through his own seat may move; another’s turn at the same device draws the curtain', () => {
  expect(snapshotOf(known({}))).toMatchObject({ curtain: null, legal: ['a move'] });
  expect(snapshotOf(known({}, { viewer: 1 }))).toMatchObject({ curtain: 0, legal: [] });
  expect(snapshotOf(known({ status: 'ended' }, { viewer: 1 })).curtain).toBeNull(); // nobody’s turn, whatever was told last
});

test('a seat a bot plays for needs nobody to come to the device', () => {
  const seats = [seat(0, { bot: 'trader', standIn: 'time' }), seat(1), seat(2)];
  const { curtain, online } = snapshotOf(known({ seats }, { viewer: 1 }));
  expect(curtain).toBeNull();
  expect(online!.standIn).toEqual({ seat: 0, why: 'time' });
});

test('while a move is on its way, or its effect is not told yet, none is offered', () => {
  expect(snapshotOf(known({}, { sending: true })).legal).toEqual([]);
  expect(snapshotOf(known({}, { answered: 6 })).legal).toEqual([]);
});

test('clocks are told in the time of this device, and bots have none', () => {
  const seats = [seat(0, { deadline: 900 }), seat(1, { left: 40 }), seat(2, { kind: 'bot', bot: 'rookie', left: 40 })];
  expect(snapshotOf(known({ seats }, { skew: 100 })).seats.map(({ clock }) => clock)).toEqual([
    { deadline: 1000, left: null },
    { deadline: null, left: 40 },
    null,
  ]);
});

test('a game lasted from its start to its last move, whatever was said before and after', () => {
  const log = (['chat', 'start', 'move', 'move', 'chat'] as const).map((kind, seq) => ({ kind, seq, at: seq * 1000 }));
  expect(snapshotOf(known({ updated: 9000 }, { log: log as never })).lasted).toBe(2000);
});

test('only others can be away without a bot in their seat', () => {
  const seats = [seat(0, { connected: false }), seat(1), seat(2, { connected: false })];
  expect(snapshotOf(known({ seats })).seats.map(({ away }) => away)).toEqual([false, false, true]);
});
