import { expect, test } from 'vitest';
import { statistics } from './statistics.ts';
import { CLAIM, claiming, make, table } from './testing/fixture.ts';

test('P12: a game in which somebody claimed says so', () => {
  const state = claiming(3);
  expect(statistics(state)).toMatchObject({ claimed: false, claims: 0, endPrice: 19, bankruptcies: 0 });
  make(state, CLAIM);
  expect(statistics(state)).toMatchObject({ claimed: true, claims: 1 });
});

test('P14: it ended early when one player is left, not when somebody else went bankrupt', () => {
  const state = table(3);
  state.players[1]!.out = true;
  expect(statistics(state)).toMatchObject({ earlyEnd: false, bankruptcies: 1 });
  state.players[2]!.out = true;
  expect(statistics(state)).toMatchObject({ earlyEnd: true, bankruptcies: 2 });
});
