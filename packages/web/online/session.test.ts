import { afterEach, expect, test, vi } from 'vitest';
import { beSomebody, me, shareSession, signedOut, signIn, signOut, whoAmI } from './session.ts';

const server = vi.hoisted(() => ({ asked: [] as unknown[], knows: true }));
vi.mock('./api.ts', () => {
  class ApiError extends Error {
    readonly status = 401;
  }
  const api = async (name: string, given?: { body: { name: string } }) => {
    server.asked.push([name, given?.body]);
    if (name === 'signOut') server.knows = false;
    if (name === 'signIn') server.knows = true;
    if (!server.knows && name === 'me') throw new ApiError();
    return { id: 'noor', name: given?.body.name ?? 'Somebody', guest: true };
  };
  return { ApiError, api };
});
vi.mock('../settings.ts', () => ({ settings: { get: () => ({ name: '   ' }) }, change: () => {} }));

afterEach(() => {
  server.asked = [];
  server.knows = true;
});

test('a name of nothing but spaces is none', async () => {
  expect(await beSomebody('Guest')).toMatchObject({ name: 'Guest' });
  expect(server.asked).toEqual([
    ['me', undefined],
    ['signIn', { name: 'Guest' }],
  ]);
});

test('who signs out is signed out here until they are somebody again; who never was anybody is not', async () => {
  me.set(null);
  signedOut.set(false);
  server.knows = false;
  expect([await whoAmI(), signedOut.get()]).toEqual([null, false]);
  await signIn('Noor');
  await signOut();
  expect([me.get(), signedOut.get()]).toEqual([null, true]);
  await whoAmI();
  expect(signedOut.get()).toBe(true);
  await signIn('Noor');
  expect([me.get()?.id, signedOut.get()]).toEqual(['noor', false]);
});

test('a tab learns from another that nobody is signed in any more, and asks the server once', async () => {
  const stop = shareSession();
  const other = new BroadcastChannel('outcry-session');
  await signIn('Noor');
  server.asked = [];
  server.knows = false;
  other.postMessage(null);
  await vi.waitUntil(() => signedOut.get());
  expect(server.asked).toEqual([['me', undefined]]);
  const told = new Promise((resolve) => other.addEventListener('message', resolve, { once: true }));
  await signIn('Noor');
  await told;
  other.close();
  stop();
});
