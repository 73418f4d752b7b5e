import type { Sounds } from '@outcry/ui';
import type { Event } from '../state.ts';

export const sounds: Sounds<Event> = {
  played: 'card',
  dividend: 'coin',
  'no-dividend': 'bust',
  answer: 'coin',
  bank: 'coin',
  claimed: 'bell',
  bankrupt: 'bust',
  over: 'bell',
};
