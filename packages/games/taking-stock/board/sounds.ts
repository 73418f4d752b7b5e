import type { Sounds } from '@outcry/ui';
import type { Event } from '../state.ts';

export const sounds: Sounds<Event> = {
  dealt: 'card',
  played: 'card',
  'otto-played': 'card',
  'side-deal': 'card',
  won: 'coin',
  'round-over': 'bell',
  over: 'bell',
};
