import type { Seat } from '@outcry/engine';
import { DICE, ROLLED_PER_SEAT } from './data.ts';
import type { Company, Counts } from './state.ts';
import type { View } from './view.ts';

/** A number for every moment, place and company. */
export type Grid = Int32Array;

/**
 * What a viewer knows of the dice he cannot see, ordered by moments: moment 0 is the end of the set-up, moment r the end
 * of the roll phase of round r. Between moments r and r + 1 lie the open actions of a round and then its secret bagging.
 * Places are the hidden screens and, last, the bag; companies are counted among those in play.
 */
export interface Evidence {
  readonly moments: number;
  /** Whose screens are hidden; the bag comes after them. */
  readonly hidden: readonly Seat[];
  readonly companies: readonly Company[];
  /** Hidden dice at each moment: `hiddenDice[moment * companies + company]`. */
  readonly hiddenDice: Int32Array;
  /** What a screen must at least hold at a moment for what is placed before the next one, and what it nets by then. */
  readonly least: Grid;
  readonly net: Grid;
  /** Drawn from the bag just before each moment, and whether that is known to have emptied it (B9). */
  readonly drawn: Int32Array;
  readonly emptied: Uint8Array;
  /** What the viewer himself put in the bag just before each moment. */
  readonly ownBagged: Int32Array;
}

/** Reads the log as the viewer saw it. */
export function sightingsOf(view: View): Evidence {
  const { inPlay, log, seat: viewer } = view;
  const seats = view.screens.length;
  const hidden = view.screens.map((_, seat) => seat).filter((seat) => seat !== viewer);
  const places = hidden.length + 1;
  const count = inPlay.length;
  const moments = 1 + log.filter(({ kind }) => kind === 'drawn').length;
  const byMoment = (): Int32Array => new Int32Array(moments * count);
  const seen: Evidence = {
    moments,
    hidden,
    companies: inPlay,
    hiddenDice: byMoment(),
    least: new Int32Array(moments * places * count),
    net: new Int32Array(moments * places * count),
    drawn: byMoment(),
    emptied: new Uint8Array(moments),
    ownBagged: byMoment(),
  };
  const inSight = inPlay.map((company) => view.opening[company]!);
  const own = inPlay.map((company) => (viewer === null ? 0 : view.screens[viewer]!.firstDice![company]!));
  let moment = 0;
  let onRumors = 0;

  const unseen = (): void => {
    for (let c = 0; c < count; c++) seen.hiddenDice[moment * count + c] = DICE - inSight[c]! - own[c]!;
  };
  /** Dice a seat took (or, below 0, placed) in the open. */
  const moved = (seat: Seat, c: number, dice: number): void => {
    if (seat === viewer) {
      own[c]! += dice;
      return;
    }
    const at = (moment * places + hidden.indexOf(seat)) * count + c;
    seen.net[at]! += dice;
    seen.least[at] = Math.max(seen.least[at]!, -seen.net[at]!);
  };
  const eachOf = (dice: Counts, what: (c: number, dice: number) => void): void =>
    inPlay.forEach((company, c) => dice[company]! > 0 && what(c, dice[company]!));

  unseen();
  for (const record of log) {
    if (record.kind === 'took') {
      const c = inPlay.indexOf(record.company);
      inSight[c]! -= record.count;
      moved(record.seat, c, record.count);
    } else if (record.kind === 'placed') {
      eachOf(record.dice, (c, dice) => {
        inSight[c]! += dice;
        onRumors += dice;
        moved(record.seat, c, -dice);
      });
    } else if (record.kind === 'bagged') {
      if (record.seat === viewer)
        eachOf(record.dice!, (c, dice) => {
          own[c]! -= dice;
          if (moment + 1 < moments) seen.ownBagged[(moment + 1) * count + c] = dice;
        });
    } else {
      moment++;
      let total = 0;
      eachOf(record.dice, (c, dice) => {
        inSight[c]! += dice;
        seen.drawn[moment * count + c] = dice;
        total += dice;
      });
      seen.emptied[moment] = total < ROLLED_PER_SEAT * seats - onRumors ? 1 : 0;
      onRumors = 0;
      unseen();
    }
  }
  return seen;
}
