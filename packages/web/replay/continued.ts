import type { GameFile, Seat } from '@outcry/engine';
import type { SoloRecord } from '../worker/protocol.ts';

/** A game to play on from a moment of another: one person, the others bots. Its seed is known, and it says so. */
export function continued(
  file: GameFile,
  { at, seat, bot, id, now }: { at: number; seat: Seat; bot: string; id: string; now: number },
): SoloRecord {
  const { ended: _, ...rest } = file; // it goes on now
  return {
    id,
    file: {
      ...rest,
      seats: file.seats.map(({ name }, other) =>
        other === seat ? { name, kind: 'person', level: null } : { name, kind: 'bot', level: bot },
      ),
      moves: file.moves.slice(0, at),
      result: null,
      continuedFrom: Math.min(at, file.continuedFrom ?? at),
    },
    started: now,
    updated: now,
  };
}
