import { expect, test } from 'vitest';
import { snapshotOf } from './snapshot.ts';
import type { OnlineState } from './state.ts';
import { aPosition, aSeat, aState, chat, move, redo, start, undo } from './testing/table.ts';

/** Two seats at this device, one elsewhere; seat 0 is asked. */
const atOneDevice = (table: Parameters<typeof aState>[0] = {}, more: Partial<OnlineState> = {}): OnlineState =>
  aState(
    { you: { seats: [0, 1], host: true }, ...table },
    { positions: [aPosition(0, 2, 2), aPosition(1, 2)], ...more },
  );

const shown = (state: OnlineState) => snapshotOf(state)!;

test('the viewer may move; the turn of another seat at the same device draws the curtain', () => {
  expect(shown(atOneDevice())).toMatchObject({ curtain: null, legal: ['a move'] });
  expect(shown(atOneDevice({}, { viewer: 1 }))).toMatchObject({ curtain: 0, legal: [] });
  expect(shown(atOneDevice({ status: 'ended' }, { viewer: 1 })).curtain).toBeNull(); // it is nobody’s turn
});

test('a seat a bot plays for needs nobody to come to the device', () => {
  const seats = [aSeat(0, { bot: 'trader', standIn: 'time' }), aSeat(1), aSeat(2)];
  const { curtain, online } = shown(atOneDevice({ seats }, { viewer: 1 }));
  expect(curtain).toBeNull();
  expect(online!.standIn).toEqual({ seat: 0, why: 'time', since: null });
});

test('while a move is on its way, or its effect is still to come, none is offered', () => {
  const sending = { seat: 0, decision: 2, move: 'a move', key: 'a key of ours' };
  expect(shown(aState({}, { sending })).legal).toEqual([]);
  expect(shown(aState({}, { answered: 3 })).legal).toEqual([]);
  const load = { number: 1, table: null, fetched: [], gone: -1 };
  expect(shown(aState({}, { load: { ...load, late: true, wentBack: false } })).legal).toEqual([]);
  expect(shown(aState({}, { load: { ...load, late: false, wentBack: false } })).legal).toEqual(['a move']);
});

test('clocks run by the time of this device, and bots have none', () => {
  const bot = aSeat(2, { kind: 'bot', bot: 'rookie', left: 40 });
  const seats = [aSeat(0, { deadline: 900 }), aSeat(1, { left: 40 }), bot];
  expect(shown(aState({ seats }, { skew: 100 })).seats.map(({ clock }) => clock)).toEqual([
    { deadline: 1000, left: null },
    { deadline: null, left: 40 },
    null,
  ]);
});

test('a game lasted from its start to its last move, whatever was said before and after', () => {
  const log = [chat(1, 'ada'), start(2), move(3, 0, 1000), move(4, 0, 2000), { ...chat(5, 'ada'), at: 9000 }];
  const views = new Map([2, 3, 4].map((seq) => [seq, { seat: 0 }]));
  expect(shown(aState({ updated: 9000 }, { log, views })).lasted).toBe(2000);
});

test('only others can be away without a bot in their seat', () => {
  const seats = [aSeat(0, { connected: false }), aSeat(1), aSeat(2, { connected: false })];
  expect(shown(aState({ seats })).seats.map(({ away }) => away)).toEqual([false, false, true]);
});

test('a position is shown only with the views that lead to it', () => {
  const log = [start(1), move(2), move(3)];
  expect(snapshotOf(aState({}, { log, positions: [aPosition(0, 3)] }))).toBeNull();
  // The position of move 3 is still to come: what was there before is shown.
  expect(shown(aState({}, { log })).history.map(({ at }) => at)).toEqual([1, 2]);
  const back = [start(1), move(2), move(3), undo(4, 3), redo(5)];
  expect(snapshotOf(aState({}, { log: back, positions: [aPosition(0, 5)] }))).toBeNull();
});

test('a person at the table is called by their seat, others by the name they have now', () => {
  const log = [start(1), move(2), chat(3, 'person 1', 1), chat(4, 'pim')];
  const names = (people: OnlineState['people']) =>
    shown(aState({}, { log, people })).online!.chat.map(({ name }) => name);
  expect(
    names(
      new Map([
        ['pim', 'Pim'],
        ['person 1', 'somebody else'],
      ]),
    ),
  ).toEqual(['P1', 'Pim']);
  expect(names(new Map())).toEqual(['P1', '?']);
});
