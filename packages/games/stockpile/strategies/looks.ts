import { lookAtPair, showPair } from '../looks.ts';
import { takeDiscarded } from '../market.ts';
import { everybody } from '../state.ts';
import { anyPair, discarded, ownPair, price, unknownPair } from './asks.ts';
import { earn } from './does.ts';
import { valueOf } from './strategy.ts';
import type { Doing, Sight, Step, Strategy } from './strategy.ts';

const look: Step = { ask: unknownPair, run: ({ play, seat }, pair) => lookAtPair(play, seat, pair) };

const companyLookedAt = ({ state, picks }: Sight): number => state.pairs[valueOf(picks[0]!)]!.company;

/** Accounting Fraud: forecast cards change places; who knows a card goes on knowing it, a laid strategy stays on it. */
function swapForecasts({ play, state, seat, picks }: Doing, other: number): void {
  const one = valueOf(picks[0]!);
  const a = state.pairs[one]!;
  const b = state.pairs[other]!;
  const { forecast, forecastKnown } = a;
  a.forecast = b.forecast;
  a.forecastKnown = b.forecastKnown;
  b.forecast = forecast;
  b.forecastKnown = forecastKnown;
  if (state.falsified === one) state.falsified = other;
  else if (state.falsified === other) state.falsified = one;
  play.emit?.({ kind: 'swapped', seat, pairs: [one, other] });
}

/** Strategies about the pairs. */
export const LOOK_STRATEGIES: readonly Strategy[] = [
  // Lay this on any forecast; at movement it changes by 3 towards nothing and beyond.
  {
    id: 'falsified-earnings',
    steps: [
      {
        ask: anyPair,
        run: ({ play, state, seat }, pair) => {
          state.falsified = pair;
          play.emit?.({ kind: 'falsified', seat, pair });
        },
      },
    ],
  },
  // Look at two pairs.
  { id: 'corporate-espionage', steps: [look, look] },
  // Look at a pair; may buy a discarded share of its company at the price. Asked always: the company is a secret.
  {
    id: 'insider-trading',
    steps: [
      look,
      {
        ask: discarded(
          (sight, company) =>
            company === companyLookedAt(sight) && price(sight, company) <= sight.state.players[sight.seat]!.cash,
        ),
        always: true,
        run: (doing, company) => {
          takeDiscarded(doing.play, doing.seat, company, price(doing, company));
          doing.state.pairs[valueOf(doing.picks[0]!)]!.companyKnown = everybody(doing.state.seats);
        },
      },
    ],
  },
  // Show your pair to all: +5.
  {
    id: 'data-broker',
    steps: [
      {
        ask: ownPair,
        run: (doing, index) => {
          const { play, state, seat } = doing;
          showPair(state, index);
          const { company, forecast } = state.pairs[index]!;
          play.emit?.({ kind: 'pair-shown', seat, pairing: { pair: index, company, forecast } });
          earn(doing, doing.figures.amount);
        },
      },
    ],
  },
  // Look at a pair: +2.
  {
    id: 'front-running',
    steps: [
      {
        ask: unknownPair,
        run: (doing, pair) => {
          lookAtPair(doing.play, doing.seat, pair);
          earn(doing, doing.figures.amount);
        },
      },
    ],
  },
  // Swap the forecasts of two pairs, unseen.
  {
    id: 'accounting-fraud',
    steps: [
      { ask: anyPair, run: () => {} },
      { ask: anyPair, run: swapForecasts },
    ],
  },
];
