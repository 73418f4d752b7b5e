import type { NotifyEvent, NotifySettings, TableWhen } from '../api.ts';
import { nextAt, quietUntil } from './hours.ts';

const MINUTE = 60_000;
export const DELAYS = { now: 0, 'ten-minutes': 10 * MINUTE, hour: 60 * MINUTE };
/** Of all that is asked in one turn a person is told once, and again when so much time has passed. */
const SAME_TURN = 60 * MINUTE;

/** What is noted of a table in place of a turn once somebody was told that they are invited: they are told once. */
export const INVITED = 'invited';

/** A page that was just closed counts as seen for a moment. */
const CLOSING = 1500;

/** A page that was on the screen for so many times the delay was left open. */
const LEFT_OPEN = 3;

/** What is known when a message may be due. */
export interface Known {
  readonly now: number;
  readonly event: NotifyEvent;
  /** When it happened. */
  readonly at: number;
  readonly when: TableWhen | null;
  readonly settings: Pick<NotifySettings, 'daily' | 'quiet' | 'zone'>;
  /** Whether there is still something to tell: of a turn, that they are asked and did nothing since. */
  readonly holds: boolean;
  /** Whether they have the table on a screen now, and when they last had; null: never. */
  readonly looking: boolean;
  readonly looked: number | null;
  /** Whether they have any page of ours on a screen now. */
  readonly visible: boolean;
  /** The turn in progress, where the game names turns, and the one of which they were told. */
  readonly turn: string | null;
  readonly told: { readonly turn: string | null; readonly at: number | null } | null;
}

export type Verdict =
  { readonly kind: 'drop' } | { readonly kind: 'send' } | { readonly kind: 'later' | 'gather'; readonly at: number };

/** Whether somebody is told of something now, later, together with other things, or not at all. */
export function decide(known: Known): Verdict {
  const { now, at, when, settings, holds, looking, looked, visible, turn, told } = known;
  if (when === null || when === 'never' || !holds || (looked ?? -Infinity) > at) return { kind: 'drop' };
  if (turn === INVITED && told?.turn === INVITED) return { kind: 'drop' };
  if (looking) return now < at + CLOSING ? { kind: 'later', at: at + CLOSING } : { kind: 'drop' };
  const quiet = quietUntil(settings.zone, settings.quiet, now);
  if (when === 'daily') {
    const next = nextAt(settings.zone, settings.daily, now);
    return { kind: 'gather', at: quietUntil(settings.zone, settings.quiet, next) ?? next };
  }
  const delay = DELAYS[when];
  if (now < at + delay) return { kind: 'later', at: at + delay };
  // Every page counts what waits. But a page may be left open.
  if (visible && now < at + LEFT_OPEN * delay) return { kind: 'later', at: now + delay };
  if (turn !== null && told?.turn === turn && told.at !== null && now < told.at + SAME_TURN)
    return { kind: 'later', at: told.at + SAME_TURN };
  return quiet === null ? { kind: 'send' } : { kind: 'gather', at: quiet };
}
