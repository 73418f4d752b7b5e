import { shuffle } from '@outcry/engine';
import type { Rng } from '@outcry/engine';
import { COMPANY_COUNT, GOODS, HELD, KINDS } from './cards.ts';
import { commerceDeck } from './expansions/commodities.ts';
import { NEXT } from './flow.ts';
import type { Stage } from './flow.ts';
import { blankKnowledge, dealStarts } from './knowledge.ts';
import type { Options } from './options.ts';
import type { Rules } from './rules.ts';
import type { Player, State } from './state.ts';
import { emptyPile, pileCount } from './state.ts';

const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);

/** A player with so much cash and nothing else. */
const newPlayer = (cash: number): Player => ({
  cash,
  shares: zeros(HELD),
  cards: 0,
  split: zeros(COMPANY_COUNT),
  debts: [],
  hand: [],
  goodsHand: [],
  goods: zeros(GOODS),
  bonds: 0,
  investors: [],
  powers: 0,
  strategies: [],
  dropped: [],
  ended: [],
  feesWon: 0,
  cardsWon: 0,
  churn: 0,
  quiet: false,
  shorted: false,
});

/** The table before the first stage; the market deck is made when the start shares are dealt (K30). */
export function setUp(rules: Rules, options: Options, seats: number, rng: Rng): State {
  const { data } = rules;
  return {
    options: { ...options },
    seats,
    rounds: data.rounds[seats - 2]!,
    round: 0,
    first: rng.below(seats),
    nextFirst: -1,
    stage: -1,
    phase: NEXT,
    prices: rules.boards[options.board].map(({ start }) => start),
    deck: [],
    discard: zeros(KINDS),
    players: Array.from({ length: seats }, () => newPlayer(data.startCash[seats - 2]!)),
    piles: Array.from({ length: pileCount(seats) }, () => emptyPile()),
    firstCard: -1,
    pairs: [],
    lastPairs: [],
    forecasts: options.forecastDice ? [] : rules.forecasts.slice(),
    falsified: -1,
    due: [],
    bondsLeft: options.bonds ? data.bonds.supply : 0,
    commerce: options.commodities ? shuffle(commerceDeck(data), rng) : [],
    goodsOut: zeros(GOODS),
    strategyDeck: [],
    strategiesOut: [],
    lost: zeros(COMPANY_COUNT).map(() => []),
    ...blankKnowledge(seats),
  };
}

/** K2, K8: one share of each company is taken out, one dealt to each seat, the rest is shuffled into the market deck. */
export const startShares: Stage = ({ rules, state, rng, emit }) => {
  const companies = shuffle([0, 1, 2, 3, 4, 5], rng);
  const { deck } = state;
  for (let kind = 0; kind < KINDS; kind++)
    for (let i = kind < COMPANY_COUNT ? 1 : 0; i < rules.totals[kind]!; i++) deck.push(kind);
  for (let spare = state.seats; spare < COMPANY_COUNT; spare++) deck.push(companies[spare]!);
  shuffle(deck, rng);
  dealStarts(state, companies);
  emit?.({ kind: 'dealt', what: 'start-shares' });
  for (let seat = 0; seat < state.seats; seat++) emit?.({ kind: 'start-share', company: companies[seat]! }, [seat]);
  return null;
};
