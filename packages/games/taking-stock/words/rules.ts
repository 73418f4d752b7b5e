import type { Event } from '../state.ts';

/** The rule each event follows, so that the log can lead to it. */
export const EVENT_RULES: Readonly<Record<Event['kind'], string>> = {
  dealt: 'T5',
  'dealt-cards': 'T5',
  played: 'T6',
  'otto-played': 'T12',
  moved: 'T2',
  'side-deal': 'T9',
  won: 'T7',
  'nobody-won': 'T8',
  leftovers: 'T10',
  paid: 'T3',
  'round-over': 'T11',
  over: 'T13',
  asks: 'T6',
};
