import type { Sounds } from '@outcry/ui';
import type { Event } from '../state.ts';

export const sounds: Sounds<Event> = {
  traded: 'coin',
  ranked: 'card',
  revealed: 'card',
  moved: 'die',
  holiday: 'bust',
  ended: 'bell',
};
