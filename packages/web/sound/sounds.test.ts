import { SOUNDS } from '@outcry/ui';
import { expect, test } from 'vitest';
import { loadSounds, PLAYABLE } from '../games.ts';

test.each(PLAYABLE.map(({ id }) => id))('%s is heard, and its end has the bell', async (id) => {
  const sounds = await loadSounds(id);
  expect(Object.values(sounds).filter((name) => !SOUNDS.includes(name!))).toEqual([]);
  expect([sounds.over, sounds.ended]).toContain('bell');
});
