// Taking Stock for three to five seats as one would write it for boardgame.io 0.50.2, for comparison only: plain moves on
// G (which it wraps in immer), its turn order, its random plugin, its `ai.enumerate`. taking-stock-bgio.test.ts holds it
// to the same rules as ours.
import type { Game } from 'boardgame.io';

export interface Card {
  company: number;
  number: number;
}

/** What the table looks like. */
export interface Table {
  companies: number[];
  boxes: number[];
  round: number;
  trick: number;
  dealer: number;
  lead: number;
  hands: Card[][];
  portfolios: Card[][];
  aside: Card[];
  table: { seat: number; card: Card }[];
  /** Seats whose Side Deal is still to come, and the place of the winning card while there are any. */
  sideDeals: number[];
  winning: Card | null;
  winner: number;
  money: number[];
  earned: number[];
  /** Whose turn comes next. */
  next: number;
  places: number[] | null;
}

/** A fixed set-up, for comparing with another implementation: the hands of every round. */
export interface Deals {
  companies: number[];
  dealer: number;
  hands: Card[][][];
}

/** A move as its `enumerate` names it. */
interface Listed {
  move: string;
  args: unknown[];
}

type Shuffle = <T>(items: T[]) => T[];

const TRACK = [0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5];
const START = 1;
const PAYOUTS_2_3 = [[1, 0, 0], [2, 0, 0], [4, 1, 0], [6, 2, 0], [8, 4, 0], [10, 6, 0]]; // prettier-ignore
const PAYOUTS_4_5 = [[1, 0, 0], [2, 1, 0], [4, 2, 1], [6, 4, 2], [8, 6, 4], [10, 8, 6]]; // prettier-ignore
const ROUNDS = 4;
const TRICKS = 5;
const HAND = 7;

const same = (a: Card, b: Card): boolean => a.company === b.company && a.number === b.number;

function shift(G: Table, company: number, boxes: number): void {
  G.boxes[company] = Math.max(0, Math.min(TRACK.length - 1, G.boxes[company]! + boxes));
}

function deal(G: Table, shuffle: Shuffle, fixed: Card[][] | undefined): void {
  const seats = G.money.length;
  const deck = G.companies.flatMap((company) => Array.from({ length: 7 }, (_, i) => ({ company, number: i + 1 })));
  const shuffled = fixed ? fixed.flat() : shuffle(deck);
  G.hands = Array.from({ length: seats }, (_, seat) => shuffled.slice(seat * HAND, (seat + 1) * HAND));
  G.portfolios = G.hands.map(() => []);
  G.aside = [];
  G.table = [];
  G.lead = (G.dealer + seats - 1) % seats;
  G.next = G.lead;
  G.round++;
  G.trick = 1;
}

/** The winning place of the trick, or -1. */
function winningPlace({ table, boxes }: Table): number {
  const sign = table.some(({ card }) => card.number === 2) ? -1 : 1;
  const strengths = table.map(({ card }) => sign * (card.number * 100 + boxes[card.company]!));
  const alone = strengths.filter((strength) => strengths.filter((other) => other === strength).length === 1);
  return alone.length === 0 ? -1 : strengths.indexOf(Math.max(...alone));
}

function finishTrick(G: Table, shuffle: Shuffle, deals: Deals | undefined): void {
  const place = winningPlace(G);
  if (place < 0) {
    G.aside.push(...G.table.map(({ card }) => card));
    nextTrick(G, G.lead, shuffle, deals);
    return;
  }
  G.winner = G.table[place]!.seat;
  G.winning = G.table[place]!.card;
  G.sideDeals = G.table.filter(({ card }) => card.number === 1).map(({ seat }) => seat);
  nextSideDeal(G, shuffle, deals);
}

function nextSideDeal(G: Table, shuffle: Shuffle, deals: Deals | undefined): void {
  if (G.sideDeals.length > 0 && G.table.length > 1) {
    G.next = G.sideDeals[0]!;
    return;
  }
  G.sideDeals = [];
  G.portfolios[G.winner]!.push(...G.table.map(({ card }) => card));
  shift(G, G.winning!.company, G.winning!.number === 6 ? 2 : 1);
  nextTrick(G, G.winner, shuffle, deals);
}

function nextTrick(G: Table, lead: number, shuffle: Shuffle, deals: Deals | undefined): void {
  G.table = [];
  G.winning = null;
  G.lead = lead;
  G.next = lead;
  if (G.trick < TRICKS) G.trick++;
  else payout(G, shuffle, deals);
}

function payout(G: Table, shuffle: Shuffle, deals: Deals | undefined): void {
  const seats = G.money.length;
  const payouts = seats <= 3 ? PAYOUTS_2_3 : PAYOUTS_4_5;
  G.portfolios.forEach((portfolio, seat) => portfolio.push(...G.hands[seat]!));
  G.hands = G.hands.map(() => []);
  G.earned = G.earned.map(() => 0);
  for (const company of G.companies) {
    const ranks = payouts[TRACK[G.boxes[company]!]!]!;
    const shares = G.portfolios.map((cards) => cards.filter((card) => card.company === company).length);
    shares.forEach((own, seat) => {
      if (own === 0) return;
      const ahead = shares.filter((other) => other > own).length;
      const level = shares.filter((other) => other === own).length;
      const shared = ranks.slice(ahead, ahead + level).reduce((sum, money) => sum + money, 0);
      G.earned[seat]! += Math.floor(shared / level);
    });
  }
  G.money = G.money.map((money, seat) => money + G.earned[seat]!);
  if (G.round === ROUNDS) {
    G.places = places(G);
    return;
  }
  G.dealer = (G.dealer + 1) % seats;
  deal(G, shuffle, deals?.hands[G.round]);
}

function places({ money, earned, portfolios }: Table): number[] {
  const score = (seat: number): number => (money[seat]! * 1000 + earned[seat]!) * 100 + portfolios[seat]!.length;
  return money.map((_, seat) => 1 + money.filter((__, other) => score(other) > score(seat)).length);
}

/** The game; with `deals` the cards fall as they say, else as its random plugin shuffles them. */
export const takingStockForBoardgameIo = (deals?: Deals): Game<Table> => ({
  name: 'taking-stock',
  minPlayers: 3,
  maxPlayers: 5,
  disableUndo: true,

  setup({ ctx, random }): Table {
    const seats = ctx.numPlayers;
    const inPlay = seats === 5 ? 5 : seats === 4 ? 4 : 3;
    const G: Table = {
      companies: deals?.companies ?? random.Shuffle([0, 1, 2, 3, 4]).slice(0, inPlay).sort(),
      boxes: [START, START, START, START, START],
      round: 0,
      trick: 0,
      dealer: deals?.dealer ?? random.Die(seats) - 1,
      lead: 0,
      hands: [],
      portfolios: [],
      aside: [],
      table: [],
      sideDeals: [],
      winning: null,
      winner: 0,
      money: Array.from({ length: seats }, () => 0),
      earned: Array.from({ length: seats }, () => 0),
      next: 0,
      places: null,
    };
    deal(G, random.Shuffle, deals?.hands[0]);
    return G;
  },

  turn: { minMoves: 1, maxMoves: 1, order: { first: ({ G }) => G.next, next: ({ G }) => G.next } },

  moves: {
    play({ G, playerID, random }, card: Card, target: number | null, boxes: number | null) {
      const seat = Number(playerID);
      const hand = G.hands[seat]!;
      hand.splice(
        hand.findIndex((held) => same(held, card)),
        1,
      );
      G.table.push({ seat, card });
      if (card.number === 3) shift(G, card.company, 1);
      else if (card.number === 7) shift(G, card.company, -1);
      else if (target !== null) shift(G, target, boxes!);
      if (G.table.length === G.money.length) finishTrick(G, random.Shuffle, deals);
      else G.next = (seat + 1) % G.money.length;
    },
    take({ G, playerID, random }, card: Card) {
      const place = G.table.findIndex((played) => same(played.card, card));
      G.portfolios[Number(playerID)]!.push(card);
      G.table.splice(place, 1);
      G.sideDeals.shift();
      nextSideDeal(G, random.Shuffle, deals);
    },
  },

  endIf: ({ G }) => (G.places ? { places: G.places } : undefined),

  ai: {
    enumerate(G, _ctx, playerID) {
      if (G.sideDeals.length > 0)
        return G.table
          .filter(({ card }) => !same(card, G.winning!))
          .map(({ card }) => ({ move: 'take', args: [card] }));
      return G.hands[Number(playerID)]!.flatMap((card): Listed[] => {
        if (card.number === 4)
          return G.companies
            .filter((company) => company !== card.company)
            .map((company) => ({ move: 'play', args: [card, company, -1] }));
        if (card.number === 5)
          return G.companies.flatMap((company) =>
            [1, -1].map((boxes) => ({ move: 'play', args: [card, company, boxes] })),
          );
        return [{ move: 'play', args: [card, null, null] }];
      });
    },
  },
});
