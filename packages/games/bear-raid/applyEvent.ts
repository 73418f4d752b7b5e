import type { Seat } from '@outcry/engine';
import { FACES } from './data.ts';
import type { Data } from './data.ts';
import { changed } from './preview.ts';
import { freshTokens } from './setup.ts';
import type { Company, Counts, Event, Phase } from './state.ts';
import { figuresOf } from './view.ts';
import type { SeenScreen, View } from './view.ts';

/** B7: clockwise, then back; then the roll, which asks everybody. */
function nextPhase({ phase, first, screens }: View): Phase {
  const seats = screens.length;
  const turn = phase.kind === 'action' ? phase.turn + 1 : 0;
  if (turn === 2 * seats) return { kind: 'roll', waiting: screens.map((_, i) => (first + i) % seats) };
  return { kind: 'action', turn, seat: (first + (turn < seats ? turn : 2 * seats - 1 - turn)) % seats };
}

const withScreen = (view: View, seat: Seat, some: (screen: SeenScreen) => Partial<SeenScreen>): View => ({
  ...view,
  screens: view.screens.map((screen, other) => (other === seat ? { ...screen, ...some(screen) } : screen)),
});

const plus = (counts: Counts, more: Counts, by: 1 | -1): number[] =>
  counts.map((count, company) => count + by * more[company]!);

function traded(
  view: View,
  { kind, seat, company, count, money }: Extract<Event, { kind: 'bought' | 'shorted' }>,
): View {
  const by = kind === 'bought' ? count : -count;
  const next = withScreen(view, seat, (screen) => ({
    cash: screen.cash + (kind === 'bought' ? -money : money),
    traded: changed(screen.traded, company, by),
    positions: screen.positions && changed(screen.positions, company, by),
  }));
  return { ...next, phase: nextPhase(view), tokens: changed(view.tokens, company, -by) };
}

/** The dice at a company after some came (or went). */
function laid(faces: Counts, company: Company, pips: readonly number[], by: 1 | -1): number[] {
  const next = faces.slice();
  for (const pip of pips) next[company * FACES + pip - 1]! += by;
  return next;
}

/** B10: every position in a company doubles, or is gone. */
function repositioned(view: View, company: Company, change: (count: number) => number): View {
  const changedIn = (counts: Counts): number[] => counts.with(company, change(counts[company]!));
  return {
    ...view,
    factors: changedIn(view.factors),
    screens: view.screens.map((screen) => ({
      ...screen,
      traded: changedIn(screen.traded),
      positions: screen.positions && changedIn(screen.positions),
    })),
  };
}

const doubled = (count: number): number => 2 * count;
const gone = (): number => 0;

const priced = (view: View, company: Company, price: number): View => ({
  ...view,
  prices: view.prices.with(company, price),
});

/** The view after an event, with the figures that follow from prices, boards and dice as they were. */
function happened(data: Data, view: View, event: Event): View {
  switch (event.kind) {
    case 'bought':
    case 'shorted':
      return traded(view, event);
    case 'took': {
      const { seat, company, pips } = event;
      const next = withScreen(view, seat, ({ dice }) => ({ dice: dice && changed(dice, company, pips.length) }));
      const log = [...view.log, { kind: 'took', seat, company, count: pips.length } as const];
      return { ...next, phase: nextPhase(view), faces: laid(view.faces, company, pips, -1), log };
    }
    case 'placed': {
      const next = withScreen(view, event.seat, ({ dice }) => ({ dice: dice && plus(dice, event.dice, -1) }));
      return { ...next, phase: nextPhase(view), rumors: plus(view.rumors, event.dice, 1), log: [...view.log, event] };
    }
    case 'passed':
      return { ...view, phase: nextPhase(view) };
    case 'chose': {
      const waiting = view.phase.kind === 'roll' ? view.phase.waiting.filter((seat) => seat !== event.seat) : [];
      return {
        ...view,
        phase: { kind: 'roll', waiting },
        log: [...view.log, { ...event, kind: 'bagged', dice: null }],
      };
    }
    case 'bagged': {
      const next = withScreen(view, event.seat, ({ dice }) => ({ dice: dice && plus(dice, event.dice, -1) }));
      return { ...next, log: [...view.log.slice(0, -1), event] };
    }
    case 'drawn':
      return { ...view, rumors: plus(view.rumors, event.dice, 1), log: [...view.log, event] };
    case 'rolled': {
      const { company, pips } = event;
      return { ...view, rumors: view.rumors.with(company, 0), faces: laid(view.faces, company, pips, 1) };
    }
    case 'priced':
      return priced(view, event.company, event.price);
    case 'split':
      return priced(repositioned(view, event.company, doubled), event.company, event.price);
    case 'bankrupt': {
      const next = priced(repositioned(view, event.company, gone), event.company, event.price);
      return { ...next, tokens: next.tokens.with(event.company, freshTokens(data)) };
    }
    case 'round': {
      const { round, first, next } = event;
      return {
        ...view,
        round,
        first,
        phase: { kind: 'action', turn: 0, seat: first },
        tokens: view.tokens.map((tokens, company) => (view.inPlay.includes(company) ? freshTokens(data) : tokens)),
        cards: view.cards.map((cards, company) => {
          const card = next.find((other) => other.company === company)?.card ?? null;
          return card === null ? cards : [...cards, card];
        }),
      };
    }
    case 'settled':
      return withScreen(view, event.seat, () => ({ positions: event.positions }));
    case 'over':
      return { ...view, phase: { kind: 'over' } };
  }
}

/** The view after one more of the events its viewer was told. */
export function applyEvent(data: Data, view: View, event: Event): View {
  const next = happened(data, view, event);
  const isSame = next.prices === view.prices && next.tokens === view.tokens && next.faces === view.faces;
  return isSame ? next : { ...next, ...figuresOf(data, next) };
}
