import { logistic } from '@outcry/engine';
import type { AnyGame, Result, Seat } from '@outcry/engine';
import { lead } from '../candidates.ts';
import { leadWorth } from '../judge.ts';
import type { Judge } from '../judge.ts';
import { readNet } from './file.ts';
import { Forward } from './forward.ts';

/** A learned judgement of positions in one game. */
export interface Net extends Judge {
  /** From 0 to 1: half of it the chance that the seat wins, half how far ahead it ends (see `valueOf`). */
  value(state: unknown, seat: Seat): number;
  /** The chance that a seat wins. */
  chance(state: unknown, seat: Seat): number;
}

/** A seat's part of the win: one, shared by all in first place. */
export function winPart({ places }: Result, seat: Seat): number {
  return places[seat] === 1 ? 1 / places.filter((place) => place === 1).length : 0;
}

/** What a game that is over was worth to a seat: what a net learns to expect. */
export const valueOf = (won: number, ahead: number, scale: number): number => (won + logistic(ahead / scale)) / 2;

/** The net in a file, made ready for a game. Throws an InputError where the file is damaged or not for this game. */
export function netOf(game: AnyGame, fileValue: unknown): Net {
  const { file, parameters } = readNet(game, fileValue);
  const { scale, shape, calibration } = file;
  const features = game.features!;
  const forward = new Forward(shape, parameters);
  const run = (state: unknown, seat: Seat): number => {
    features.write(state, seat, forward.inputs);
    return forward.run(features.parts(state));
  };
  return {
    value(state, seat) {
      const result = game.result(state);
      if (result) return valueOf(winPart(result, seat), lead(result.scores, seat), scale);
      return logistic(run(state, seat));
    },
    lead: (value) => leadWorth(value, scale),
    chance(state, seat) {
      const result = game.result(state);
      if (result) return winPart(result, seat);
      return logistic(calibration.slope * run(state, seat) + calibration.offset);
    },
  };
}
