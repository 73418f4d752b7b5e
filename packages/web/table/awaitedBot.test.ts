import { expect, test, vi } from 'vitest';
import { awaitedBot } from './Floor.tsx';
import type { Snapshot } from './source.ts';

vi.mock('../settings.ts', () => ({}));

const table = (levels: readonly (string | null)[], more: object = {}): Snapshot =>
  ({
    seats: levels.map((level) => ({ level, asked: true })),
    legal: [],
    history: [{ at: 3 }, { at: 7 }],
    ...more,
  }) as unknown as Snapshot;

test.each([
  ['the only bot that is asked', table(['shark']), { level: 'shark', since: 7 }],
  [
    'of several, the one that thinks the longest',
    table(['trader', null, 'oracle', 'rookie']),
    { level: 'oracle', since: 7 },
  ],
  ['no bot of a level that this page does not know', table(['wizard']), null],
  ['nobody while one is asked oneself', table(['oracle'], { legal: ['a move'] }), null],
  ['nobody in a lesson, in which the others follow a script', table(['trader'], { lesson: {} }), null],
  ['nobody where only people are asked', table([null, null]), null],
])('one waits for %s', (_whom, now, bot) => {
  expect(awaitedBot(now)).toEqual(bot);
});
