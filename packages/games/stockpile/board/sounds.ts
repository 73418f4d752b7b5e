import type { Sounds } from '@outcry/ui';
import type { Event } from '../events.ts';

export const sounds: Sounds<Event> = {
  placed: 'card',
  rolled: 'die',
  bid: 'coin',
  sold: 'coin',
  dividend: 'coin',
  split: 'split',
  bankrupt: 'bust',
  round: 'bell',
  over: 'bell',
};
