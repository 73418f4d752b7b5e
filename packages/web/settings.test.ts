import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

test('where the browser has no room left, a change of the settings holds for this visit', async () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: full });
  vi.stubGlobal('navigator', { languages: ['nl'] });
  vi.stubGlobal('matchMedia', () => new EventTarget());
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  const { change, settings } = await import('./settings.ts');
  change({ name: 'Noor' });
  expect(settings.get()).toMatchObject({ name: 'Noor', locale: 'nl' });
});
