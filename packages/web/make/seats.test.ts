import { expect, test } from 'vitest';
import { namesOf } from './seats.ts';
import type { Chair } from './seats.ts';

const here = (name: string): Chair => ({ kind: 'here', name });

test('nobody at a table has another’s name: people by number, bots by a name that is free', () => {
  const chairs: Chair[] = [here('Ada'), here(' Ada '), here(' '), { kind: 'bot', bot: 'rookie' }];
  expect(namesOf(chairs, 'Guest')).toEqual(['Ada', 'Ada 2', 'Guest 3', 'Jules']);
  expect(namesOf([here('Ada'), here('Ada'), here('Ada 2'), here('Ada')], 'Guest')).toEqual([
    'Ada',
    'Ada 3',
    'Ada 2',
    'Ada 4',
  ]);
});
