import type { Clock } from '@outcry/server/api';

const MINUTE = 60;

/** Without a clock: how many seconds a player whose turn it is may be away before a bot plays for them. */
export const ABSENCE = 3 * MINUTE;

/** The clocks one can choose, from none to days. */
export const CLOCKS = {
  none: { kind: 'none' },
  blitz: { kind: 'move', seconds: 20 },
  relaxed: { kind: 'move', seconds: 2 * MINUTE },
  bank: { kind: 'bank', seconds: 15 * MINUTE, increment: 10 },
  day: { kind: 'move', seconds: 24 * 60 * MINUTE },
} as const satisfies Record<string, Clock>;
