import type { Event } from '../state.ts';

/** The rule each event follows, so that the log can lead to it. */
export const EVENT_RULES: Readonly<Record<Event['kind'], string>> = {
  turn: 'S7',
  traded: 'S8',
  ranked: 'S9',
  chose: 'S10',
  laid: 'S10',
  revealed: 'S10',
  holiday: 'S11',
  moved: 'S10',
  priced: 'S3',
  discarded: 'S12',
  drew: 'S12',
  shuffled: 'S12',
  bagged: 'S13',
  ended: 'S14',
};
