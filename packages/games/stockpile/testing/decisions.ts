import { fastRng, parseOptions } from '@outcry/engine';
import type { Advice, AnyGame, Bot, Seat } from '@outcry/engine';
import { INVESTORS, STRATEGIES } from '../cards.ts';
import type { InvestorId, StrategyId } from '../cards.ts';
import type { Move } from '../moves.ts';
import type { Options } from '../options.ts';
import type { PhaseOf, State } from '../state.ts';
import { EVERYTHING, game } from './fixture.ts';

// Decisions as games bring them about, for tests of what bots think of them.

export interface Decision {
  readonly state: State;
  readonly seat: Seat;
}

/** The decisions of a game in which everybody plays by the policy, and every other time a strategy at random. */
export function* decisionsOf(options: Partial<Options>, seats: number, seed: number): Generator<Decision> {
  const rng = fastRng(seed);
  const state = game.setup(parseOptions(game as AnyGame, options, seats) as Options, seats, rng);
  for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
    const seat = actors[0]!;
    yield { state: game.clone(state), seat };
    const strategies = game.legal(state, seat).filter(({ kind }) => kind === 'strategy');
    const move =
      strategies.length > 0 && rng.below(2) === 0
        ? strategies[rng.below(strategies.length)]!
        : game.foresight.policy!(state, seat, rng);
    game.apply(state, seat, move, rng, null);
  }
}

/** Decisions with several moves, one of which fits; from many games with every module on. */
export function* decisionsWith(
  fits: (move: Move) => boolean,
  invited: Options['invited'] = [],
  when: (state: State) => boolean = () => true,
): Generator<Decision> {
  for (let seed = 1; seed < 1000; seed++)
    for (const decision of decisionsOf({ ...EVERYTHING, invited }, 4 - (seed % 2), seed)) {
      if (!when(decision.state)) continue;
      const legal = game.legal(decision.state, decision.seat);
      if (legal.length > 1 && legal.some(fits)) yield decision;
    }
}

/** In the last so many rounds holding on to a strategy is no longer free, so that the search has a clear opinion. */
const LATE = 3;

/** Late action turns in which a strategy may be played; found once, whichever card is then planted. */
const lateTurns: Decision[] = [];
const moreLateTurns = decisionsWith(
  ({ kind }) => kind === 'strategy',
  [],
  (state) => state.round + LATE > state.rounds,
);

/** Late action turns of a seat that holds this strategy alone and can play it, wherever the card was before. */
export function* turnsHolding(id: StrategyId): Generator<Decision> {
  const card = STRATEGIES.indexOf(id);
  for (let turn = 0; ; turn++) {
    if (turn === lateTurns.length) {
      const next = moreLateTurns.next();
      if (next.done) return;
      lateTurns.push(next.value);
    }
    const { seat } = lateTurns[turn]!;
    const state = game.clone(lateTurns[turn]!.state);
    plant(state, seat, card);
    const legal = game.legal(state, seat);
    if (legal.length > 1 && legal.some(({ kind }) => kind === 'strategy')) yield { state, seat };
  }
}

/** The seat holds this strategy alone: it changes places with one of theirs, and the others of theirs are in the deck. */
function plant(state: State, seat: Seat, card: number): void {
  const own = state.players[seat]!;
  const [given, ...rest] = own.strategies.includes(card)
    ? [card, ...own.strategies.filter((other) => other !== card)]
    : own.strategies;
  const swapped = (cards: readonly number[]): number[] => cards.map((other) => (other === card ? given! : other));
  for (const player of state.players) {
    player.strategies = swapped(player.strategies).sort((a, b) => a - b);
    player.dropped = swapped(player.dropped).sort((a, b) => a - b);
  }
  state.strategiesOut = swapped(state.strategiesOut);
  state.strategyDeck = [...swapped(state.strategyDeck), ...rest];
  own.strategies = [card];
}

/** The choice of an investor by a seat that was dealt this one and another. */
export function* choicesWith(id: InvestorId): Generator<Decision> {
  const card = INVESTORS.indexOf(id);
  for (let seed = 1; ; seed++) {
    const options = parseOptions(game as AnyGame, { ...EVERYTHING, invited: [id] }, 4) as Options;
    const state = game.setup(options, 4, fastRng(seed));
    const { dealt } = state.phase as PhaseOf<'investors'>;
    yield { state, seat: dealt.findIndex((cards) => cards.includes(card)) };
  }
}

/** What a bot thinks of a seat's choices. */
export const adviceOf = (bot: Bot, { state, seat }: Decision, states: number, playouts = 0): Advice<Move>[] =>
  bot(game.view(state, seat), game.legal(state, seat), fastRng(3), { states, playouts }) as Advice<Move>[];
