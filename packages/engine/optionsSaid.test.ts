import { expect, test } from 'vitest';
import { optionsSaid } from './optionsSaid.ts';

test('guests read what is in play in the words of the game, and nothing of what is not', () => {
  const options = {
    board: { label: 'Board', values: { advanced: 'Advanced' } },
    bonds: { label: 'Bonds' },
    taxes: { label: 'Taxes' },
    rounds: { label: 'Rounds' },
    invited: { label: 'Invited', values: { ana: 'Agile Ana', phil: 'Forecast Phil' } },
    leftOut: { label: 'Left out' },
  };
  const chosen = { board: 'advanced', bonds: true, taxes: false, rounds: 4, invited: ['phil', 'ana'], leftOut: [] };
  expect(optionsSaid({ options }, chosen, (label, value) => `${label}: ${value}`)).toEqual([
    'Board: Advanced',
    'Bonds',
    'Rounds: 4',
    'Invited: Forecast Phil, Agile Ana',
  ]);
});
