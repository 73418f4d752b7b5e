import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('addEventListener', () => {});
  vi.resetModules();
  return () => vi.unstubAllGlobals();
});

test('what was found stays found when the answer is looked at', async () => {
  const { noteShown, noteTry, tried } = await import('./days.ts');
  noteTry('a', false);
  noteTry('a', true);
  noteShown('a');
  expect(tried.load('a')).toMatchObject({ found: true, shown: false });
});

test('an answer that was shown is not found afterwards', async () => {
  const { noteShown, noteTry, tried } = await import('./days.ts');
  noteShown('a');
  noteTry('a', true);
  expect(tried.load('a')).toMatchObject({ found: false, shown: true });
});
