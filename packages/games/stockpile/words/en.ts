import type { Words } from '@outcry/engine';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { View } from '../view.ts';
export const words: Words<Move, View, Event> = {
  name: 'Stockpile', pitch: '', options: {}, question: () => '', move: () => '', event: () => '', refusal: () => '',
};
