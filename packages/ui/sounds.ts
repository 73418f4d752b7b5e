import type { AnyEvent } from '@outcry/engine';

/** What a table can sound like. */
export const SOUNDS = ['card', 'coin', 'die', 'bell', 'split', 'bust', 'turn'] as const;
export type SoundName = (typeof SOUNDS)[number];

/** Which events of a game are heard, and how; the others are silent. A game's board/sounds.ts exports them as `sounds`. */
export type Sounds<Event extends AnyEvent = AnyEvent> = Readonly<Partial<Record<Event['kind'], SoundName>>>;
