import type { Seat } from '@outcry/engine';
import { FEE, STRATEGIES } from '../cards.ts';
import type { Company, Kind } from '../cards.ts';
import type { Event } from '../events.ts';
import { actionsOpen, allLeave, isShown, knownJoins, learnt, leaves, unknownJoins } from '../knowledge.ts';
import { everybody } from '../state.ts';
import { valueOf } from '../strategies/strategy.ts';
import type { PlayerView, View } from '../view.ts';
import { discards, gets, more, withPile, withPlayer, withPlayers } from './changes.ts';
import type { Changes } from './changes.ts';

/** What the viewer and everybody learn of a portfolio; their own the viewer knows anyway. */
function learn(
  { seat: viewer }: View,
  seat: Seat,
  { known, open }: PlayerView,
  change: Parameters<typeof learnt>[1],
): Pick<PlayerView, 'known' | 'open'> {
  return { known: seat === viewer ? known : learnt(known, change), open: learnt(open, change) };
}

/** A card joins a portfolio, seen by all. */
const joins = (view: View, seat: Seat, kind: Kind): View =>
  withPlayer(view, seat, (player) => ({
    cards: player.cards + 1,
    shares: player.shares && more(player.shares, kind),
    ...learn(view, seat, player, (tables, entry) => knownJoins(tables, entry, kind)),
  }));

/** A card leaves a portfolio, seen by all. */
const leavesPortfolio = (view: View, seat: Seat, kind: Kind): View =>
  withPlayer(view, seat, (player) => ({
    cards: player.cards - 1,
    shares: player.shares && more(player.shares, kind, -1),
    ...learn(view, seat, player, (tables, entry) => leaves(tables, entry, player.cards, kind)),
  }));

/** K16, K17: all face-down shares of a company leave the portfolios; so many they were, by seat. */
const allLeavePortfolios = (view: View, company: Company, counts: readonly number[]): View =>
  withPlayers(view, (player, seat) => ({
    cards: player.cards - counts[seat]!,
    shares: player.shares && player.shares.with(company, 0),
    ...learn(view, seat, player, (tables, entry) => allLeave(tables, entry, player.cards, company, counts[seat]!)),
  }));

const shows = (view: View, seat: Seat, company: Company, count: number): View =>
  withPlayer(view, seat, (player) =>
    learn(view, seat, player, (tables, entry) => isShown(tables, entry, player.cards, company, count)),
  );

const splits = (view: View, seat: Seat, company: Company, by: number): View =>
  withPlayer(view, seat, ({ split }) => ({ split: more(split, company, by) }));

/** One half of a split share is used up; the card drops to the portfolio, where all know it (K14). */
const dropsHalf = (view: View, seat: Seat, company: Company): View =>
  joins(splits(view, seat, company, -1), seat, company);

/** A card of a portfolio goes to the discard pile, seen by all. */
export const discardsShare = (view: View, seat: Seat, kind: Kind): View =>
  discards(leavesPortfolio(view, seat, kind), kind);

/** K12: the winner pays and takes the cards: open ones join the portfolio, hidden ones as far as the viewer knows them. */
function won(view: View, { seat, pile, paid, cards, goods }: Extract<Event, { kind: 'won' }>): View {
  const { cards: faces, space } = view.piles[pile]!;
  let { known, open } = view.players[seat]!;
  let shares = view.players[seat]!.shares;
  let count = 0;
  cards.forEach((card, place) => {
    if (card !== null && card >= FEE) return;
    count++;
    if (card !== null) shares &&= more(shares, card);
    if (seat !== view.seat) known = joined(known, faces[place]!);
    open = joined(open, card);
  });
  const taken = withPile(view, pile, () => ({ cards: [], known: [], goods: [], taken: cards }));
  return withPlayer(taken, seat, (player) => ({
    cash: player.cash - paid,
    cards: player.cards + count,
    shares,
    goods: goods.reduce<readonly number[]>((counts, kind) => more(counts, kind), player.goods),
    ended: [...player.ended, space],
    cardsWon: player.cardsWon + cards.length + goods.length,
    known,
    open,
  }));
}

/** What is known of a portfolio that a card won joins, of a kind that is known or not. */
const joined = (known: PlayerView['known'], kind: Kind | null): PlayerView['known'] =>
  learnt(known, (tables, entry) => {
    if (kind === null) unknownJoins(tables, entry, true);
    else knownJoins(tables, entry, kind);
  });

const INSIDER_TRADING = STRATEGIES.indexOf('insider-trading');

/** Insider Trading: the share bought is of the pair's company, which all know now. */
function boughtByInsider(view: View, company: Company): View {
  const { phase } = view;
  if (phase.kind !== 'strategy' || phase.card !== INSIDER_TRADING) return view;
  const pair = valueOf(phase.picks[0]!);
  return {
    ...view,
    pairs: view.pairs.with(pair, { ...view.pairs[pair]!, company, companyKnown: everybody(view.seats) }),
  };
}

export const portfolios = {
  won,
  'won-hidden': (view, { seat, cards }) =>
    withPlayer(view, seat, ({ shares }) => ({ shares: cards.reduce((counts, kind) => more(counts, kind), shares!) })),
  'actions-shown': (view, { seat, booms, busts }) =>
    withPlayer(view, seat, (player) =>
      learn(view, seat, player, (tables, entry) => actionsOpen(tables, entry, player.cards, booms, busts)),
    ),
  'no-actions': (view, { seat }) =>
    withPlayer(view, seat, (player) =>
      learn(view, seat, player, (tables, entry) => actionsOpen(tables, entry, player.cards, 0, 0)),
    ),
  action: (view, { seat, card }) => discardsShare(view, seat, card),
  split: (view, { company, shown, paid }) =>
    withPlayers(allLeavePortfolios(view, company, shown), ({ cash, split }, seat) => ({
      cash: cash + paid[seat]!,
      split: more(split, company, shown[seat]),
    })),
  bankrupt: (view, { company, shown }) => {
    const faceDown = shown.map((count, seat) => count - view.players[seat]!.split[company]!);
    const gone = withPlayers(allLeavePortfolios(view, company, faceDown), ({ split }) => ({
      split: split.with(company, 0),
    }));
    const discarded = discards(
      gone,
      company,
      shown.reduce((sum, count) => sum + count, 0),
    );
    return { ...discarded, lost: view.lost.with(company, shown) };
  },
  sold: (view, { seat, company, from, brought }) => {
    const paid = withPlayer(view, seat, ({ cash, churn }) => ({
      cash: cash + brought,
      // Churning (K25) counts in the selling phase alone.
      churn: view.phase.kind === 'selling' ? churn - Math.min(churn, from === 'split' ? 2 : 1) : churn,
    }));
    if (from === 'portfolio') return discardsShare(paid, seat, company);
    return from === 'half' ? dropsHalf(paid, seat, company) : discards(splits(paid, seat, company, -1), company);
  },
  shorted: (view, { seat }) => withPlayer(view, seat, () => ({ shorted: true })),
  gave: (view, { seat, company, half }) => (half ? dropsHalf : discardsShare)(view, seat, company),
  got: (view, { seat, company, paid, split }) => {
    const bought = discards(gets(boughtByInsider(view, company), seat, -paid), company, -1);
    return split ? splits(bought, seat, company, 1) : joins(bought, seat, company);
  },
  'to-split': (view, { seat, company }) => splits(leavesPortfolio(view, seat, company), seat, company, 1),
  showed: (view, { seat, company }) => shows(view, seat, company, 1),
  dividend: (view, { company, shown, paid }) => {
    const { phase } = view;
    const seen = shown.reduce((now, count, seat) => shows(gets(now, seat, paid[seat]!), seat, company, count), view);
    // What was chosen for this dividend is no answer to the next.
    return phase.kind === 'dividend' ? { ...seen, phase: { ...phase, shown: shown.map(() => 0) } } : seen;
  },
  final: (view, { seat, portfolio }) => withPlayer(view, seat, () => ({ shares: portfolio })),
} satisfies Partial<Changes>;
