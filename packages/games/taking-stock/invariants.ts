import type { Invariants } from '@outcry/engine/contract';
import type { State } from './state.ts';

/** Every card of the companies in play lies in exactly one place, and money is what was paid. */
function audit(state: State): string | null {
  const cards = [...state.hands.flat(), ...state.portfolios.flat(), ...state.aside, ...state.table];
  const wanted = state.inPlay.flatMap((inPlay, company) =>
    inPlay ? [0, 1, 2, 3, 4, 5, 6].map((i) => company * 7 + i) : [],
  );
  if (cards.toSorted((a, b) => a - b).join() !== wanted.join()) return `the cards are ${cards.join()}`;
  if (state.playedBy.length !== state.table.length) return 'a card on the table is nobody’s';
  if (state.boxes.some((box) => !Number.isInteger(box) || box < 0 || box > 14))
    return `prices at ${state.boxes.join()}`;
  if (state.money.some((money) => !Number.isInteger(money) || money < 0)) return `money ${state.money.join()}`;
  const most = state.inPlay.filter(Boolean).length * 24 * state.round;
  if (state.money.reduce((sum, money) => sum + money, 0) > most) return `more money than ${state.round} rounds can pay`;
  return null;
}

export const invariants: Invariants<State> = {
  audit,
  plant(state, viewer) {
    state.hands = state.hands.map((cards, hand) => (hand === viewer ? cards : cards.map(() => 999)));
  },
};
