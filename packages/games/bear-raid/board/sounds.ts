import type { Sounds } from '@outcry/ui';
import type { Event } from '../state.ts';

export const sounds: Sounds<Event> = {
  bought: 'coin',
  shorted: 'coin',
  took: 'die',
  placed: 'die',
  rolled: 'die',
  split: 'split',
  bankrupt: 'bust',
  round: 'bell',
  over: 'bell',
};
