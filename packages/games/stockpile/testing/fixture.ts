import { fastRng, parseOptions, play } from '@outcry/engine';
import type { AnyGame, Rng, Seat } from '@outcry/engine';
import { COMPANY_COUNT, feeKind, forecastOf, HELD, INVESTORS, KINDS, STRATEGIES } from '../cards.ts';
import type { ForecastName, InvestorId, Kind, StrategyId } from '../cards.ts';
import { PRINTED } from '../data.ts';
import type { Event } from '../events.ts';
import { strategyPool } from '../expansions/strategies.ts';
import { NEXT } from '../flow.ts';
import type { Stage } from '../flow.ts';
import { stockpile } from '../game.ts';
import { blankKnowledge, gain } from '../knowledge.ts';
import type { Choice, Move } from '../moves.ts';
import type { Options } from '../options.ts';
import { run, stageNumber } from '../round.ts';
import { NEWEST, priceOf, rulesOf, VERSIONS } from '../rules.ts';
import { emptyPile, everybody, holderOf, pileCount, publicPair } from '../state.ts';
import type { State } from '../state.ts';
import { invariants } from '../invariants.ts';

// Positions for the tests, named as the rules name them.
export const [COSMIC, BOTTOMLINE, LEADING, AMERICAN, STANFORD, EPIC, BOOM, BUST] = [0, 1, 2, 3, 4, 5, 6, 7] as const;
export const fee = feeKind;
export const game = stockpile(NEWEST);
export const rules = rulesOf(NEWEST, PRINTED);
const GAMES = new Map(VERSIONS.map((version) => [version, stockpile(version)]));
const RULES = new Map(VERSIONS.map((version) => [version, rulesOf(version, PRINTED)]));
/** The version a table is played by, where a test names one. */
const versions = new WeakMap<State, number>();
const versionOf = (state: State): number => versions.get(state) ?? NEWEST;
/** The game by the rules of a table's version. */
export const gameOf = (state: State): typeof game => GAMES.get(versionOf(state))!;
export const DONE: Move = { kind: 'done' };
export const bid = (pile: number, amount: number): Move => ({
  kind: 'bid',
  pile,
  space: PRINTED.bidTrack.indexOf(amount),
});
export const choose = (what: Choice, value: number): Move => ({ kind: 'choose', what, value });
export const playCard = (id: StrategyId): Move => ({ kind: 'strategy', card: STRATEGIES.indexOf(id) });
export const sell = (company: number, from: 'portfolio' | 'split' | 'half' = 'portfolio', short = false): Move => ({
  kind: 'sell',
  from,
  company,
  short,
});
export const show = (count: number): Move => ({ kind: 'show', count });

/** Every module that can be on at once. */
export const EVERYTHING: Options = {
  board: 'advanced',
  bonds: true,
  commodities: true,
  forecastDice: true,
  firstPlayerCard: true,
  investors: 'choice',
  strategies: true,
  promos: true,
  invited: [],
};

/** The usual pairs: company by company, the forecasts of the base game. */
export const PAIRS: NonNullable<Wanted['pairs']> = [
  [0, '+4'],
  [1, '+2'],
  [2, '+1'],
  [3, '$$'],
  [4, '-2'],
  [5, '-3'],
];

type BySeat<T> = Readonly<Record<Seat, T>>;
type ByKind = Readonly<Record<Kind, number>>;

/** What a test wants to be so; the rest is as in round 1 with seat 0 first, nobody holding anything. */
export interface Wanted {
  /** The version of the rules; the newest unless a test names another. */
  readonly version?: number;
  readonly seats?: number;
  readonly options?: Partial<Options>;
  readonly round?: number;
  readonly cash?: BySeat<number>;
  /** Face-down shares and action cards, known to their owner alone. */
  readonly shares?: BySeat<ByKind>;
  readonly split?: BySeat<ByKind>;
  readonly discard?: ByKind;
  readonly debts?: BySeat<readonly number[]>;
  /** Places on the tracks, by company; on the standard board the price less one. */
  readonly places?: Readonly<Record<number, number>>;
  readonly investors?: BySeat<readonly InvestorId[]>;
  readonly strategies?: BySeat<readonly StrategyId[]>;
  readonly bonds?: BySeat<number>;
  readonly goods?: BySeat<Readonly<Record<number, number>>>;
  /** Companies and forecasts by pair. */
  readonly pairs?: readonly (readonly [company: number, forecast: ForecastName])[];
}

/** A table in the middle of a game, every card in its place. */
export function table(wanted: Wanted = {}): State {
  const { seats = 4 } = wanted;
  const plain = parseOptions(
    game as AnyGame,
    { ...wanted.options, strategies: false, promos: false, investors: 'none', invited: [] },
    seats,
  );
  const state = game.setup(plain as Options, seats, fastRng(1));
  const options = {
    ...(plain as Options),
    strategies: wanted.strategies !== undefined,
    promos: wanted.options?.promos ?? false,
  };
  clear(state);
  Object.assign(state, { options, first: 0, round: wanted.round ?? 1 });
  each(wanted.shares, (seat, cards) =>
    each(cards, (kind, count) =>
      times(count, () => gain(state, seat, draw(state, kind), 1 << seat, kind >= COMPANY_COUNT)),
    ),
  );
  each(wanted.split, (seat, cards) =>
    each(cards, (kind, count) => times(count, () => state.players[seat]!.split[draw(state, kind)]!++)),
  );
  each(wanted.discard, (kind, count) => times(count, () => state.discard[draw(state, kind)]!++));
  each(wanted.debts, (seat, fees) => {
    for (const amount of fees) draw(state, feeKind(amount));
    state.players[seat]!.debts = fees.slice();
  });
  each(wanted.cash, (seat, cash) => (state.players[seat]!.cash = cash));
  each(wanted.places, (company, place) => (state.prices[company] = place));
  each(wanted.investors, (seat, ids) => invest(state, seat, ids));
  each(wanted.bonds, (seat, count) => {
    state.players[seat]!.bonds = count;
    state.bondsLeft -= count;
  });
  each(wanted.goods, (seat, goods) =>
    each(goods, (kind, count) =>
      times(count, () => state.players[seat]!.goods[state.commerce.splice(state.commerce.indexOf(kind), 1)[0]!]!++),
    ),
  );
  dealStrategies(state, wanted.strategies);
  dealPairs(state, wanted.pairs);
  if (wanted.version !== undefined) versions.set(state, wanted.version);
  return checked(state);
}

const each = <T>(record: Readonly<Record<number, T>> | undefined, visit: (key: number, value: T) => void): void =>
  Object.entries(record ?? {}).forEach(([key, value]) => visit(Number(key), value));
const times = (count: number, act: () => void): void => {
  for (let i = 0; i < count; i++) act();
};

/** Takes a card out of the deck. */
function draw(state: State, kind: Kind): Kind {
  const at = state.deck.indexOf(kind);
  if (at < 0) throw new Error(`no card of kind ${kind} is left`);
  state.deck.splice(at, 1);
  return kind;
}

/** Every market card back into the deck, nobody knowing anything. */
function clear(state: State): void {
  state.deck = [];
  for (let kind = 0; kind < KINDS; kind++) times(rules.totals[kind]!, () => state.deck.push(kind));
  for (const player of state.players) {
    player.shares = Array.from({ length: HELD }, () => 0);
    player.cards = 0;
    player.hand = [];
  }
  for (let pile = 0; pile < pileCount(state.seats); pile++) state.piles[pile] = emptyPile();
  Object.assign(state, blankKnowledge(state.seats));
}

function invest(state: State, seat: Seat, ids: readonly InvestorId[]): void {
  const player = state.players[seat]!;
  player.investors = ids.map((id) => INVESTORS.indexOf(id));
  player.powers = player.investors.reduce((mask, investor) => mask | (1 << investor), 0);
}

function dealStrategies(state: State, wanted: Wanted['strategies']): void {
  if (!wanted) return;
  const held = Object.values(wanted)
    .flat()
    .map((id) => STRATEGIES.indexOf(id));
  const { cards, promos, promoCount } = strategyPool(state.options);
  const heldPromos = promos.filter((card) => held.includes(card));
  const others = promos.filter((card) => !held.includes(card)).slice(0, promoCount - heldPromos.length);
  state.strategyDeck = [...cards, ...others].filter((card) => !held.includes(card));
  if (heldPromos.length > promoCount) throw new Error('more promos than fill the deck');
  each(
    wanted,
    (seat, ids) => (state.players[seat]!.strategies = ids.map((id) => STRATEGIES.indexOf(id)).sort((a, b) => a - b)),
  );
}

/** Pairs dealt as K9 says: known to their holders, one to all. */
function dealPairs(state: State, wanted: Wanted['pairs'] = PAIRS): void {
  const { seats } = state;
  state.forecasts = wanted.map(([, name]) => forecastOf(name));
  state.pairs = wanted.map(([company], pair) => {
    const holder = holderOf(seats, pair);
    const known = holder >= 0 ? 1 << holder : pair === publicPair(seats) ? everybody(seats) : 0;
    return { company, forecast: state.forecasts[pair]!, companyKnown: known, forecastKnown: known };
  });
}

/** Puts cards on a stockpile, face up unless `known` says who knows them. */
export function lay(state: State, pile: number, kinds: readonly Kind[], known = everybody(state.seats)): void {
  for (const kind of kinds) {
    state.piles[pile]!.cards.push(draw(state, kind));
    state.piles[pile]!.known.push(known);
  }
}

/** The stage begins, with everything that follows by itself; yields the events. */
export function begin(state: State, stage: Stage, rng: Rng = fastRng(5)): Event[] {
  const events: Event[] = [];
  state.stage = stageNumber(stage) - 1;
  state.phase = NEXT;
  run({ rules: RULES.get(versionOf(state))!, state, rng, emit: (event) => events.push(event) });
  checked(state);
  return events;
}

/** Makes a move as a table would, checked; yields the events. */
export function make(state: State, seat: Seat, move: Move, rng: Rng = fastRng(2)): Event[] {
  const { events } = play(gameOf(state) as AnyGame, state, seat, move, rng);
  checked(state);
  return events.map(({ event }) => event as Event);
}

function checked(state: State): State {
  const wrong = invariants.audit(state);
  if (wrong) throw new Error(`the books are wrong: ${wrong}`);
  return state;
}

/** Everybody who is asked for a dividend shows all they have. */
export function showAll(state: State): void {
  while (state.phase.kind === 'dividend') {
    const seat = game.actors(state)[0]!;
    make(state, seat, show(state.players[seat]!.shares[state.phase.company]!));
  }
}

/** Why a move is refused; the state must not change. */
export function refused(state: State, seat: Seat, move: unknown): { rule: string; reason: string } {
  const before = JSON.stringify(state);
  try {
    play(gameOf(state) as AnyGame, state, seat, move, fastRng(2));
  } catch (error) {
    if (JSON.stringify(state) !== before) throw new Error('a refused move changed the state', { cause: error });
    const { refusal, message } = error as { refusal: { rule: string; reason: string } | null; message: string };
    return refusal ? { rule: refusal.rule, reason: refusal.reason } : { rule: '', reason: message };
  }
  throw new Error(`taken: ${JSON.stringify(move)}`);
}

export const cashOf = (state: State): number[] => state.players.map(({ cash }) => cash);
export const priceIs = (state: State, company: number): number => priceOf(rules, state, company);
export const only = <Kind extends Event['kind']>(events: readonly Event[], kind: Kind) =>
  events.filter((event): event is Extract<Event, { kind: Kind }> => event.kind === kind);
