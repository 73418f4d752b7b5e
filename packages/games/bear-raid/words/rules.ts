import type { Event } from '../state.ts';

/** The rule each event follows, so that the log can lead to it. */
export const EVENT_RULES: Readonly<Record<Event['kind'], string>> = {
  bought: 'B7',
  shorted: 'B7',
  took: 'B7',
  placed: 'B7',
  passed: 'B7',
  chose: 'B9',
  bagged: 'B9',
  drawn: 'B9',
  rolled: 'B9',
  priced: 'B10',
  split: 'B10',
  bankrupt: 'B10',
  round: 'B11',
  settled: 'B13',
  over: 'B13',
};
