import { COMPANY_COUNT, feeKind } from '../cards.ts';
import { CHOOSE } from '../moves.ts';
import { price } from './asks.ts';
import { earn, spendAction, byItself } from './does.ts';
import type { Doing, Sight, Strategy } from './strategy.ts';

const self = ({ state, seat }: Sight) => state.players[seat]!;
const earnsFigure = byItself((doing) => earn(doing, doing.figures.amount));

/** The readings of the printed bid track on which the seat's meeples ended, whatever it paid. */
const endedOn = (sight: Sight, fits: (amount: number) => boolean): boolean =>
  self(sight).ended.some((space) => fits(sight.rules.data.bidTrack[space]!));

/** Highest less lowest price, up to the card's limit. */
function spread(sight: Sight): number {
  let highest = 0;
  let lowest = Infinity;
  for (let company = 0; company < COMPANY_COUNT; company++) {
    highest = Math.max(highest, price(sight, company));
    lowest = Math.min(lowest, price(sight, company));
  }
  return Math.min(sight.figures.limit, highest - lowest);
}

/** Money Laundering: the fees owed are forgotten; their cards are discarded. */
function cancelDebts({ play, state, seat }: Doing): void {
  const { debts } = state.players[seat]!;
  for (const fee of debts) {
    state.discard[feeKind(fee)]!++;
    play.emit?.({ kind: 'spent', seat, what: 'debts', value: fee });
  }
  debts.length = 0;
}

/** The others with the most cash, if they have any. */
function richestOthers({ state, seat }: Sight) {
  const most = Math.max(...state.players.map(({ cash }, other) => (other === seat ? 0 : cash)));
  return CHOOSE.seat.filter((_, other) => other !== seat && most > 0 && state.players[other]?.cash === most);
}

/** Strategies that bring money. */
export const MONEY_STRATEGIES: readonly Strategy[] = [
  // Cost: a Boom or Bust unused. +12.
  { id: 'naked-short', steps: [spendAction, earnsFigure] },
  // The meeple ended on 15 or higher: +8.
  {
    id: 'block-trading',
    when: (sight) => endedOn(sight, (amount) => amount >= sight.figures.limit),
    steps: [earnsFigure],
  },
  // The meeple ended on 3 or lower: +5.
  {
    id: 'value-investing',
    when: (sight) => endedOn(sight, (amount) => amount <= sight.figures.limit),
    steps: [earnsFigure],
  },
  // 3 per fee card won this round.
  {
    id: 'interpositioning',
    when: (sight) => self(sight).feesWon > 0,
    steps: [byItself((doing) => earn(doing, doing.figures.amount * self(doing).feesWon))],
  },
  // In the selling phase +1 per share sold, at most 5.
  {
    id: 'churning',
    steps: [
      byItself((doing) => {
        self(doing).churn = doing.figures.limit;
      }),
    ],
  },
  // Cancel fee debts, +4.
  { id: 'money-laundering', steps: [byItself(cancelDebts), earnsFigure] },
  // +3 per player, 1 to each other.
  {
    id: 'ponzi-scheme',
    steps: [
      byItself((doing) => {
        const { play, state, seat, figures } = doing;
        earn(doing, figures.amount * state.seats - figures.limit * (state.seats - 1));
        for (let other = 0; other < state.seats; other++)
          if (other !== seat) earn({ ...doing, play, seat: other }, figures.limit);
      }),
    ],
  },
  // 2 from the richest other.
  {
    id: 'embezzlement',
    steps: [
      {
        ask: richestOthers,
        run: (doing, other) => {
          const amount = Math.min(doing.figures.amount, doing.state.players[other]!.cash);
          earn({ ...doing, seat: other }, -amount);
          earn(doing, amount);
        },
      },
    ],
  },
  // Highest minus lowest price, at most 6.
  { id: 'arbitrage', when: (sight) => spread(sight) > 0, steps: [byItself((doing) => earn(doing, spread(doing)))] },
  // 1 per card won this round, at most 5.
  {
    id: 'kickback',
    when: (sight) => self(sight).cardsWon > 0,
    steps: [
      byItself((doing) => earn(doing, Math.min(doing.figures.limit, doing.figures.amount * self(doing).cardsWon))),
    ],
  },
  // Promo: +4, and you sell nothing this round.
  {
    id: 'quiet-period',
    steps: [
      earnsFigure,
      byItself((doing) => {
        self(doing).quiet = true;
      }),
    ],
  },
  // Promo: with cash of 3 or less: +7.
  { id: 'bailout', when: (sight) => self(sight).cash <= sight.figures.limit, steps: [earnsFigure] },
];
