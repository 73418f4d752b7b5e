import { expect, test } from 'vitest';
import type { Phase } from './phase.ts';
import { game, table } from './testing/fixture.ts';

const hidden = { unheardOf: 999 };

test.each<[string, Phase]>([
  ['a phase', { kind: 'bonds', turn: 0, ...hidden } as Phase],
  [
    'the phase that goes on after a dividend',
    {
      kind: 'dividend',
      company: 0,
      each: 1,
      shown: [-1, 2, -1, 0],
      then: { kind: 'movement', at: 2, paid: false, ...hidden },
    } as Phase,
  ],
  [
    'the dealing of investors',
    {
      kind: 'investors',
      dealt: [
        [1, 2],
        [3, 4],
        [5, 6],
        [7, 8],
      ],
      kept: [[], [3], [], []],
      ...hidden,
    } as Phase,
  ],
])('a field that the schema does not name stays hidden: %s', (_name, phase) => {
  const state = table();
  state.phase = phase;
  for (const viewer of [null, 0, 1]) expect(JSON.stringify(game.view(state, viewer))).not.toContain('999');
});

test('K15, K24: of what is chosen in secret a viewer sees their own', () => {
  const state = table();
  state.phase = { kind: 'dividend', company: 0, each: 1, shown: [-1, 2, -1, 0], then: { kind: 'next' } };
  expect(game.view(state, 1)).toMatchObject({ phase: { shown: [-1, 2, -1, -1] }, decided: 0b1010 });
  expect(game.view(state, null)).toMatchObject({ phase: { shown: [-1, -1, -1, -1] }, decided: 0b1010 });
});
