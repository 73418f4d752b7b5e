import type { Client } from '@outcry/server/client';
import { expect, test } from 'vitest';
import { addEntropy } from './entropy.ts';

test('a rematch is shuffled with what this browser adds for each of its seats', async () => {
  const asked: unknown[] = [];
  const api = (async (...request: unknown[]) => void asked.push(request)) as unknown as Client;
  const you = { seats: [1, 2], host: false };
  await addEntropy(api, { id: 'again', status: 'waiting', you });
  const entropy = expect.stringMatching(/^\w{16}$/);
  expect(asked).toEqual([
    ['entropy', { params: { id: 'again' }, body: { seat: 1, entropy } }],
    ['entropy', { params: { id: 'again' }, body: { seat: 2, entropy } }],
  ]);
  await addEntropy(api, { id: 'again', status: 'playing', you });
  expect(asked).toHaveLength(2);
});
