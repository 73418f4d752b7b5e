import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/guests.ts';
import { FAULTS } from './history.ts';
import { judge, play } from './run.ts';

// The long form is `npm run chaos`.
test('two nodes, and each kind of fault once: nothing is lost, doubled, out of order or shown, and every game ends', async () => {
  const folder = temporaryFolder();
  await play({ seed: 14, nodes: 2, tables: 12, games: 1, duration: 15_000, rounds: 1, folder });
  const { problems, faults, acknowledged } = await judge(folder);
  expect(problems).toEqual([]);
  expect(Object.keys(faults).toSorted()).toEqual([...FAULTS].toSorted());
  expect(acknowledged).toBeGreaterThan(100);
});
