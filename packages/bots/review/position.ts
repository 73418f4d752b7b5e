import type { GameFile, Seat } from '@outcry/engine';
import type { Mistake } from './review.ts';

/** A decision for somebody else to find: the game up to it, whose it was, and what was better. */
export interface Position {
  readonly file: GameFile;
  readonly seat: Seat;
  readonly mistake: Mistake;
}

/** The decision of a mistake without those who played, and without what came after it. */
export function positionOf(
  { format, version, game, rulesVersion, seats, options, data, fairness, moves }: GameFile,
  seat: Seat,
  mistake: Mistake,
): Position {
  const nobody = { name: '', kind: 'bot' as const, level: null };
  const file: GameFile = {
    format,
    version,
    game,
    rulesVersion,
    seats: seats.map(() => nobody),
    options,
    data,
    fairness,
    moves: moves.slice(0, mistake.at),
    result: null,
  };
  return { file, seat, mistake };
}
