import type { Seat } from '@outcry/engine';
import { DICE, ROLLED_PER_SEAT } from './data.ts';
import type { Company, Counts } from './state.ts';
import type { View } from './view.ts';

/** A number for every moment, place and company. */
export type Grid = Int32Array;

/**
 * What a viewer knows about the dice they cannot see. Moment 0 is the end of the set-up, moment r the end of round r's
 * roll phase; between two moments come the open actions of a round, then its secret bagging. A place is a hidden screen
 * or, last, the bag. Companies are counted among those in play.
 */
export interface Evidence {
  readonly moments: number;
  /** Whose screens are hidden; the bag comes after them. */
  readonly hidden: readonly Seat[];
  readonly companies: readonly Company[];
  /** Dice in all hidden places together: `hiddenDice[moment * companies + company]`. */
  readonly hiddenDice: Int32Array;
  /** The fewest dice a screen can hold at a moment, given what it places before the next one. */
  readonly least: Grid;
  /** Dice a screen takes less those it places before the next moment. */
  readonly net: Grid;
  /** Dice drawn from the bag just before each moment. */
  readonly drawn: Int32Array;
  /** Whether that draw is known to have emptied the bag (B9). */
  readonly emptied: Uint8Array;
  /** Dice the viewer put in the bag just before each moment. */
  readonly ownBagged: Int32Array;
}

/** Reads the evidence from the log as the viewer sees it. */
export function evidenceOf(view: View): Evidence {
  const { inPlay, log, seat: viewer } = view;
  const seats = view.screens.length;
  const hidden = view.screens.map((_, seat) => seat).filter((seat) => seat !== viewer);
  const places = hidden.length + 1;
  const count = inPlay.length;
  const moments = 1 + log.filter(({ kind }) => kind === 'drawn').length;
  const byMoment = (): Int32Array => new Int32Array(moments * count);
  const evidence: Evidence = {
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
  const visible = inPlay.map((company) => view.opening[company]!);
  const own = inPlay.map((company) => (viewer === null ? 0 : view.screens[viewer]!.firstDice![company]!));
  let moment = 0;
  let onRumors = 0;

  const countHidden = (): void => {
    for (let c = 0; c < count; c++) evidence.hiddenDice[moment * count + c] = DICE - visible[c]! - own[c]!;
  };
  /** Dice a seat took (or, below 0, placed) in the open. */
  const recordMove = (seat: Seat, c: number, dice: number): void => {
    if (seat === viewer) {
      own[c]! += dice;
      return;
    }
    const at = (moment * places + hidden.indexOf(seat)) * count + c;
    evidence.net[at]! += dice;
    evidence.least[at] = Math.max(evidence.least[at]!, -evidence.net[at]!);
  };
  const eachOf = (dice: Counts, what: (c: number, dice: number) => void): void =>
    inPlay.forEach((company, c) => dice[company]! > 0 && what(c, dice[company]!));

  countHidden();
  for (const record of log) {
    if (record.kind === 'took') {
      const c = inPlay.indexOf(record.company);
      visible[c]! -= record.count;
      recordMove(record.seat, c, record.count);
    } else if (record.kind === 'placed') {
      eachOf(record.dice, (c, dice) => {
        visible[c]! += dice;
        onRumors += dice;
        recordMove(record.seat, c, -dice);
      });
    } else if (record.kind === 'bagged') {
      if (record.seat === viewer)
        eachOf(record.dice!, (c, dice) => {
          own[c]! -= dice;
          if (moment + 1 < moments) evidence.ownBagged[(moment + 1) * count + c] = dice;
        });
    } else {
      moment++;
      let total = 0;
      eachOf(record.dice, (c, dice) => {
        visible[c]! += dice;
        evidence.drawn[moment * count + c] = dice;
        total += dice;
      });
      evidence.emptied[moment] = total < ROLLED_PER_SEAT * seats - onRumors ? 1 : 0;
      onRumors = 0;
      countHidden();
    }
  }
  return evidence;
}
