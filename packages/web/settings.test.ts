import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const dataset: Record<string, string> = {};

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  vi.stubGlobal('navigator', { languages: ['nl'] });
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('document', { documentElement: { dataset } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('where the browser has no room left, a change of the settings holds for this visit', async () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: full });
  const { change, settings } = await import('./settings.ts');
  change({ name: 'Noor' });
  expect(settings.get()).toMatchObject({ name: 'Noor', locale: 'nl' });
});

test('things jump where somebody wishes it here, or of every page', async () => {
  const system = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => system);
  const { change, dress } = await import('./settings.ts');
  dress();
  expect(dataset.motion).toBe('full');
  change({ motion: 'less' });
  expect(dataset.motion).toBe('less');
  change({ motion: 'system' });
  expect(dataset.motion).toBe('full');
  system.matches = true;
  system.dispatchEvent(new Event('change'));
  expect(dataset.motion).toBe('less');
});

test.each([
  ['{}', 'trader'],
  ['{"level":"oracle"}', 'oracle'],
  ['{"level":"a level of a later Outcry"}', 'trader'],
])('with %s kept, bots are of the level %s', async (kept, level) => {
  vi.stubGlobal('localStorage', { getItem: () => kept, setItem: () => {} });
  const { settings } = await import('./settings.ts');
  expect(settings.get().level).toBe(level);
});

test('whether the page is dark follows the system as it changes, until somebody chooses', async () => {
  const system = Object.assign(new EventTarget(), { matches: true });
  vi.stubGlobal('matchMedia', () => system);
  const { change, dress, isDark } = await import('./settings.ts');
  dress();
  expect([isDark.get(), dataset.theme]).toEqual([true, 'dark']);
  system.matches = false;
  system.dispatchEvent(new Event('change'));
  expect([isDark.get(), dataset.theme]).toEqual([false, 'light']);
  change({ theme: 'dark' });
  expect(isDark.get()).toBe(true);
});
