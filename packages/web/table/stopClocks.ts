import type { SeatInfo } from '@outcry/ui';

/** The seats with every running clock stopped where it was at a moment. */
export const stopClocks = (seats: readonly SeatInfo[], at: number): readonly SeatInfo[] =>
  seats.map((seat) => {
    const deadline = seat.clock?.deadline ?? null;
    if (deadline === null) return seat;
    return { ...seat, clock: { deadline: null, left: Math.max(0, deadline - at), stopped: true } };
  });
