import { shuffle } from '@outcry/engine';
import type { Rng, Seat } from '@outcry/engine';
import { COMPANY_COUNT, feeKind, GOODS, HELD, INVESTORS, KINDS } from './cards.ts';
import type { Kind } from './cards.ts';
import { commerceDeck } from './expansions/commodities.ts';
import { investorPool } from './expansions/investors.ts';
import { strategyPool } from './expansions/strategies.ts';
import { dealPortfolios } from './imagine-portfolios.ts';
import { blankKnowledge, entryOf, FOUND } from './knowledge.ts';
import type { Knowledge } from './knowledge.ts';
import { investorsDealt, investorsKept } from './options.ts';
import type { Rules } from './rules.ts';
import type { Pair, Phase, Pile, Player, State } from './state.ts';
import type { View } from './view.ts';

/**
 * A state the viewer cannot tell from the true one: the unseen cards are dealt anew to where unseen cards lie. What
 * others know beyond what everybody does is not dealt: in an imagined state each of the others knows what is public,
 * and their own cards.
 */
export function imagine(rules: Rules, seen: View, rng: Rng): State {
  const viewer = seen.seat ?? seen.seats;
  const pool = unseenMarket(rules, seen);
  const portfolios =
    seen.round === 0
      ? seen.players.map(() => new Array<number>(HELD).fill(0))
      : dealPortfolios(seen, viewer, pool, rng);
  const rest: Kind[] = [];
  for (let kind = 0; kind < KINDS; kind++) for (let i = 0; i < pool[kind]!; i++) rest.push(kind);
  shuffle(rest, rng);
  const goods = unseenGoods(rules, seen, rng);
  const strategies = unseenStrategies(seen, rng);
  const players = seen.players.map((player, seat): Player => ({
    cash: player.cash,
    shares: seat === viewer ? player.shares!.slice() : portfolios[seat]!,
    cards: player.cards,
    split: player.split.slice(),
    debts: player.debts.slice(),
    hand: player.hand?.slice() ?? rest.splice(0, player.handSize),
    goodsHand: player.goodsHand?.slice() ?? goods.splice(0, player.goodsHandSize),
    goods: player.goods.slice(),
    bonds: player.bonds,
    investors: player.investors.slice(),
    powers: player.investors.reduce((mask, investor) => mask | (1 << investor), 0),
    strategies: player.strategies?.slice() ?? strategies.splice(0, player.strategyCount).sort((a, b) => a - b),
    dropped: player.dropped?.slice() ?? strategies.splice(0, player.droppedCount).sort((a, b) => a - b),
    ended: player.ended.slice(),
    feesWon: player.feesWon,
    cardsWon: player.cardsWon,
    churn: player.churn,
    quiet: player.quiet,
    shorted: player.shorted,
  }));
  const piles = seen.piles.map((pile): Pile => ({
    cards: pile.cards.map((card) => card ?? rest.pop()!),
    known: pile.known.slice(),
    goods: pile.goods.slice(),
    bidder: pile.bidder,
    space: pile.space,
    printed: pile.printed,
    investor: pile.investor,
    taken: pile.taken,
  }));
  return {
    options: seen.options,
    seats: seen.seats,
    rounds: seen.rounds,
    round: seen.round,
    first: seen.first,
    nextFirst: seen.nextFirst,
    stage: seen.stage,
    phase: imaginePhase(seen, players, rng),
    prices: seen.places.slice(),
    deck: seen.round === 0 ? [] : rest,
    discard: seen.discard.slice(),
    players,
    piles,
    firstCard: seen.firstCard,
    pairs: imaginePairs(seen, rng),
    lastPairs: seen.lastPairs,
    forecasts: seen.forecasts.slice(),
    falsified: seen.falsified,
    due: seen.due.slice(),
    bondsLeft: seen.bondsLeft,
    commerce: goods,
    goodsOut: seen.goodsOut.slice(),
    strategyDeck: strategies,
    strategiesOut: seen.strategiesOut.slice(),
    lost: seen.lost,
    ...knowledge(seen, viewer, players),
  };
}

/** The market cards the viewer has not seen, by kind. */
function unseenMarket(rules: Rules, seen: View): number[] {
  const pool = rules.totals.slice();
  for (let kind = 0; kind < KINDS; kind++) pool[kind]! -= seen.discard[kind]!;
  for (const { cards } of seen.piles) for (const card of cards) if (card !== null) pool[card]!--;
  for (const { split, debts, hand, shares, known } of seen.players) {
    for (let company = 0; company < COMPANY_COUNT; company++) pool[company]! -= split[company]!;
    for (const fee of debts) pool[feeKind(fee)]!--;
    for (const card of hand ?? []) pool[card]!--;
    const cards = shares ?? known.least;
    for (let kind = 0; kind < HELD; kind++) pool[kind]! -= cards[kind]!;
  }
  return pool;
}

/** The commerce cards the viewer has not seen, in random order. */
function unseenGoods({ data }: Rules, seen: View, rng: Rng): number[] {
  if (!seen.options.commodities) return [];
  const counts = new Array<number>(GOODS).fill(0);
  for (const goods of commerceDeck(data)) counts[goods]!++;
  for (let goods = 0; goods < GOODS; goods++) counts[goods]! -= seen.goodsOut[goods]!;
  for (const pile of seen.piles) for (const goods of pile.goods) counts[goods]!--;
  for (const player of seen.players) {
    for (let goods = 0; goods < GOODS; goods++) counts[goods]! -= player.goods[goods]!;
    for (const goods of player.goodsHand ?? []) counts[goods]!--;
  }
  return shuffle(
    counts.flatMap((count, goods) => new Array<number>(count).fill(goods)),
    rng,
  );
}

/** The strategies the viewer has not seen, in random order; of the promos only as many as fill the deck (K25). */
function unseenStrategies(seen: View, rng: Rng): number[] {
  if (!seen.options.strategies) return [];
  const own = seen.players.flatMap(({ strategies, dropped }) => [...(strategies ?? []), ...(dropped ?? [])]);
  const known = new Set([...own, ...seen.strategiesOut]);
  const { cards, promos, promoCount } = strategyPool(seen.options);
  const unseen = promos.filter((card) => !known.has(card));
  const missing = promoCount - (promos.length - unseen.length);
  return shuffle([...cards.filter((card) => !known.has(card)), ...shuffle(unseen, rng).slice(0, missing)], rng);
}

/** Unseen companies and forecasts go to the pairs at random. */
function imaginePairs({ pairs, forecasts }: View, rng: Rng): Pair[] {
  const companies = pairs.map((_, company) => company);
  const values = pairs.length > 0 ? forecasts.slice() : [];
  for (const { company, forecast } of pairs) {
    if (company !== null) companies.splice(companies.indexOf(company), 1);
    if (forecast !== null) values.splice(values.indexOf(forecast), 1);
  }
  shuffle(companies, rng);
  shuffle(values, rng);
  return pairs.map(({ company, forecast, companyKnown, forecastKnown }) => ({
    company: company ?? companies.pop()!,
    forecast: forecast ?? values.pop()!,
    companyKnown,
    forecastKnown,
  }));
}

/** Choices made in secret: investors at random; of a dividend everybody is thought to show all they have. */
function imaginePhase({ phase, decided, seat, seats, options }: View, players: readonly Player[], rng: Rng): Phase {
  if (phase.kind === 'dividend') {
    const { company } = phase;
    const shown = players.map(({ shares }, other) => {
      if (other === seat) return phase.shown[other]!;
      return (decided >> other) & 1 ? shares[company]! : -1;
    });
    return { ...phase, shown };
  }
  if (phase.kind !== 'investors') return phase;
  const count = investorsDealt(seats);
  const own = seat === null ? [] : phase.dealt[seat]!;
  const unseen = (cards: readonly number[]) => cards.filter((card) => !own.includes(card));
  const invited = options.invited.map((id) => INVESTORS.indexOf(id));
  const others = investorPool(options).filter((card) => !invited.includes(card));
  const wanted = count * (seat === null ? seats : seats - 1);
  const cards = shuffle([...unseen(invited), ...shuffle(unseen(others), rng)].slice(0, wanted), rng);
  const dealt = players.map((_, other) =>
    other === seat ? own.slice() : cards.splice(0, count).sort((a, b) => a - b),
  );
  const kept = players.map((_, other) => {
    if (other === seat) return phase.kept[other]!.slice();
    if (!((decided >> other) & 1)) return [];
    return shuffle(dealt[other]!.slice(), rng)
      .slice(0, investorsKept(seats))
      .sort((a, b) => a - b);
  });
  return { kind: 'investors', dealt, kept };
}

/** The viewer's own knowledge; of the others what is public, and each one's own start share. */
function knowledge(seen: View, viewer: number, players: readonly Player[]) {
  const { seats } = seen;
  const tables = blankKnowledge(seats);
  const write = (seat: Seat, by: number, { least, most, loose, start }: Knowledge): void => {
    const entry = entryOf(seats, seat, by);
    for (let kind = 0; kind < HELD; kind++) {
      tables.least[entry * HELD + kind] = least[kind]!;
      tables.most[entry * HELD + kind] = most[kind]!;
    }
    tables.loose[entry] = loose;
    tables.starts[entry] = start;
  };
  for (let seat = 0; seat < seats; seat++) {
    const { known, open } = seen.players[seat]!;
    for (let by = 0; by <= seats; by++) if (by !== seat) write(seat, by, by === viewer ? known : open);
    tables.starts[entryOf(seats, seat, seat)] = seat === viewer ? known.start : ownStart(known, players[seat]!);
  }
  return tables;
}

/** A start share that can only be one company is known to its owner in an imagined state too. */
function ownStart({ start }: Knowledge, { shares }: Player): number {
  if (start >= FOUND || start === 0) return start;
  for (let company = 0; company < COMPANY_COUNT; company++)
    if ((start >> company) & 1 && shares[company]! > 0) return FOUND + company;
  return 0;
}
