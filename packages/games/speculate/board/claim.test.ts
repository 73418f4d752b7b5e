import { expect, test } from 'vitest';
import { applyEvent } from '../applyEvent.ts';
import { CLAIM, claiming, DATA, game, make } from '../testing/fixture.ts';
import { cardSeenOf } from './claim.ts';

test('P12: a card was seen before when it is held again, not while it is claimed for the first time', () => {
  const state = claiming(3);
  const before = game.view(state, 1);
  expect(cardSeenOf(before, 0, [])).toBeNull();
  const events = make(state, CLAIM).filter(({ kind }) => kind !== 'objective');
  let view = before;
  const seen = events.map((event, at) => {
    view = applyEvent(DATA, view, event);
    return cardSeenOf(view, 0, [{ id: 1, events: events.slice(0, at + 1) }]);
  });
  expect(events[0]!.kind).toBe('claimed');
  expect(seen).toEqual(events.map(() => null));

  const { objective } = before.players[1]!;
  const again = {
    ...view,
    shown: [objective!.card],
    players: view.players.map((player, seat) => (seat === 2 ? { ...player, objective } : player)),
  };
  expect(cardSeenOf(again, 2, [{ id: 1, events }])).toEqual(objective!.figures);
  expect(cardSeenOf(again, 0, [{ id: 1, events }])).toBeNull();
});

test('P12: while shares are taken for a claim its card is not one seen before, also where nothing was told', () => {
  const state = claiming(3, { cash: { 1: 4 }, shares: { 1: [2, 0, 0, 0, 0] } });
  make(state, CLAIM);
  const view = game.view(state, 1);
  expect(view.phase.kind).toBe('collect');
  expect(view.players[0]!.objective).not.toBeNull();
  expect(cardSeenOf(view, 0, [])).toBeNull();
});
