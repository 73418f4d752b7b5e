import type { Seat } from '@outcry/engine';
import { HELD } from './cards.ts';
import type { Company, Forecast, Kind } from './cards.ts';
import { spacesOf } from './investors/moments.ts';
import { entryOf } from './knowledge.ts';
import type { Knowledge } from './knowledge.ts';
import type { Options } from './options.ts';
import { decidedIn, openPhase, viewPhase } from './phase.ts';
import type { Phase } from './phase.ts';
import { rulesOfPhase } from './round.ts';
import { priceOf } from './rules.ts';
import type { Rules } from './rules.ts';
import type { Pair, Pile, Player, State } from './state.ts';

/** A player as a viewer sees them; what is null is hidden. */
export interface PlayerView {
  readonly cash: number;
  readonly cards: number;
  readonly shares: readonly number[] | null;
  readonly split: readonly number[];
  readonly debts: readonly number[];
  readonly hand: readonly Kind[] | null;
  readonly handSize: number;
  readonly goodsHand: readonly number[] | null;
  readonly goodsHandSize: number;
  readonly goods: readonly number[];
  readonly bonds: number;
  readonly investors: readonly number[];
  readonly strategies: readonly number[] | null;
  readonly strategyCount: number;
  readonly dropped: readonly number[] | null;
  readonly droppedCount: number;
  readonly ended: readonly number[];
  readonly feesWon: number;
  readonly cardsWon: number;
  readonly churn: number;
  readonly quiet: boolean;
  readonly shorted: boolean;
  /** What the viewer knows of the portfolio, and what everybody does. */
  readonly known: Knowledge;
  readonly open: Knowledge;
}

/** A stockpile; a card of null lies face down, unknown. */
export interface PileView {
  readonly cards: readonly (Kind | null)[];
  readonly known: readonly number[];
  readonly goods: readonly number[];
  readonly bidder: Seat;
  readonly space: number;
  readonly printed: boolean;
  readonly investor: number;
  readonly taken: readonly (Kind | null)[];
}

/** A pair; what is null is hidden. */
export interface PairView {
  readonly company: Company | null;
  readonly forecast: Forecast | null;
  readonly companyKnown: number;
  readonly forecastKnown: number;
}

export interface View {
  readonly seat: Seat | null;
  readonly options: Options;
  readonly seats: number;
  readonly rounds: number;
  readonly round: number;
  readonly first: Seat;
  readonly nextFirst: Seat;
  readonly stage: number;
  /** As in the state, without what others chose in secret. */
  readonly phase: Phase;
  /** Where all choose at the same time: the mask of those who have. */
  readonly decided: number;
  /** Who must decide now. */
  readonly actors: readonly Seat[];
  /** Places on the price tracks, and what a share costs there. */
  readonly places: readonly number[];
  readonly prices: readonly number[];
  readonly deckSize: number;
  readonly discard: readonly number[];
  readonly players: readonly PlayerView[];
  readonly piles: readonly PileView[];
  readonly firstCard: number;
  readonly pairs: readonly PairView[];
  readonly lastPairs: readonly Pair[];
  readonly forecasts: readonly Forecast[];
  /** What the bid spaces read for the viewer, and what is printed on them. */
  readonly spaces: readonly number[];
  readonly bidTrack: readonly number[];
  readonly falsified: number;
  readonly due: readonly number[];
  readonly bondsLeft: number;
  readonly commerceSize: number;
  readonly goodsOut: readonly number[];
  readonly strategyDeckSize: number;
  readonly strategiesOut: readonly number[];
  readonly lost: readonly (readonly number[])[];
}

const knowledgeOf = (state: State, seat: Seat, viewer: number): Knowledge => {
  const entry = entryOf(state.seats, seat, viewer);
  return {
    least: state.least.slice(entry * HELD, (entry + 1) * HELD),
    most: state.most.slice(entry * HELD, (entry + 1) * HELD),
    loose: state.loose[entry]!,
    start: state.starts[entry]!,
  };
};

function playerView(state: State, player: Player, seat: Seat, viewer: Seat | null): PlayerView {
  const own = seat === viewer;
  // Commerce cards drawn by a strategy (Futures Contract) lie open.
  const goodsOpen = own || state.phase.kind === 'strategy';
  return {
    cash: player.cash,
    cards: player.cards,
    shares: own || state.phase.kind === 'over' ? player.shares.slice() : null,
    split: player.split.slice(),
    debts: player.debts.slice(),
    hand: own ? player.hand.slice() : null,
    handSize: player.hand.length,
    goodsHand: goodsOpen ? player.goodsHand.slice() : null,
    goodsHandSize: player.goodsHand.length,
    goods: player.goods.slice(),
    bonds: player.bonds,
    investors: player.investors.slice(),
    strategies: own ? player.strategies.slice() : null,
    strategyCount: player.strategies.length,
    dropped: own ? player.dropped.slice() : null,
    droppedCount: player.dropped.length,
    ended: player.ended.slice(),
    feesWon: player.feesWon,
    cardsWon: player.cardsWon,
    churn: player.churn,
    quiet: player.quiet,
    shorted: player.shorted,
    known: knowledgeOf(state, seat, viewer ?? state.seats),
    open: knowledgeOf(state, seat, state.seats),
  };
}

const pileView = (pile: Pile, bit: number): PileView => ({
  cards: pile.cards.map((card, place) => (pile.known[place]! & bit ? card : null)),
  known: pile.known.slice(),
  goods: pile.goods.slice(),
  bidder: pile.bidder,
  space: pile.space,
  printed: pile.printed,
  investor: pile.investor,
  taken: pile.taken,
});

const pairView = ({ company, forecast, companyKnown, forecastKnown }: Pair, bit: number): PairView => ({
  company: companyKnown & bit ? company : null,
  forecast: forecastKnown & bit ? forecast : null,
  companyKnown,
  forecastKnown,
});

/** What is asked now, and of whom, as everybody sees it: the end of every move tells it. */
export const asked = (state: State) => ({
  stage: state.stage,
  phase: openPhase(state.phase),
  decided: decidedIn(state.phase),
  actors: rulesOfPhase(state.phase).actors(state, state.phase),
  due: state.due.slice(),
});

/** Built field by field, so that a new secret stays secret. */
export function view(rules: Rules, state: State, viewer: Seat | null): View {
  const bit = 1 << (viewer ?? state.seats);
  return {
    seat: viewer,
    options: state.options,
    seats: state.seats,
    rounds: state.rounds,
    round: state.round,
    first: state.first,
    nextFirst: state.nextFirst,
    stage: state.stage,
    phase: viewPhase(state.phase, viewer),
    decided: decidedIn(state.phase),
    actors: rulesOfPhase(state.phase).actors(state, state.phase),
    places: state.prices.slice(),
    prices: state.prices.map((_, company) => priceOf(rules, state, company)),
    deckSize: state.deck.length,
    discard: state.discard.slice(),
    players: state.players.map((player, seat) => playerView(state, player, seat, viewer)),
    piles: state.piles.map((pile) => pileView(pile, bit)),
    firstCard: state.firstCard,
    pairs: state.pairs.map((pair) => pairView(pair, bit)),
    lastPairs: state.lastPairs,
    forecasts: state.forecasts.slice(),
    bidTrack: rules.data.bidTrack,
    spaces: viewer === null ? rules.data.bidTrack : spacesOf(rules, state.players[viewer]!),
    falsified: state.falsified,
    due: state.due.slice(),
    bondsLeft: state.bondsLeft,
    commerceSize: state.commerce.length,
    goodsOut: state.goodsOut.slice(),
    strategyDeckSize: state.strategyDeck.length,
    strategiesOut: state.strategiesOut.slice(),
    lost: state.lost,
  };
}
