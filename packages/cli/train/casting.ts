import type { Net } from '@outcry/bots';
import type { AnyGame, Rng, Seat } from '@outcry/engine';
import { playerFor, ruleOfThumb } from './players.ts';
import type { Decide } from './players.ts';

/** One game in so many is played by learners alone. */
const ALONE = 6;

/** Who plays a game, by seat, and from whose seats it is seen. */
interface Cast {
  readonly players: readonly Decide[];
  readonly learners: readonly Seat[];
}
export type Casting = (seats: number, dice: Rng) => Cast;

const everySeat = (seats: number): Seat[] => Array.from({ length: seats }, (_, seat) => seat);

const allAlike = (decide: Decide, seats: number): Cast => ({
  players: everySeat(seats).map(() => decide),
  learners: everySeat(seats),
});

/**
 * Who plays in self-play. Without a net, all follow the rule of thumb. Those who judge by a net learn most from games
 * against others: in most games one of them sits among players by the rule of thumb.
 */
export function castingFor(game: AnyGame, net: Net | null): Casting {
  const plain = ruleOfThumb(game);
  if (net === null) return (seats) => allAlike(plain, seats);
  const learner = playerFor(game, net);
  return (seats, dice) => {
    if (dice.below(ALONE) === 0) return allAlike(learner, seats);
    const own = dice.below(seats);
    return { players: everySeat(seats).map((seat) => (seat === own ? learner : plain)), learners: [own] };
  };
}
