import { expect, test, vi } from 'vitest';
import { beSomebody } from './session.ts';

const asked = vi.hoisted(() => [] as unknown[]);
vi.mock('./api.ts', () => ({
  ApiError: Error,
  api: async (name: string, given?: { body: { name: string } }) => {
    asked.push([name, given?.body]);
    return { id: 'noor', name: given?.body.name ?? 'Somebody', guest: true };
  },
}));
vi.mock('../settings.ts', () => ({ settings: { get: () => ({ name: '   ' }) }, change: () => {} }));

test('a name of nothing but spaces is none', async () => {
  expect(await beSomebody('Guest')).toMatchObject({ name: 'Guest' });
  expect(asked).toEqual([
    ['me', undefined],
    ['signIn', { name: 'Guest' }],
  ]);
});
