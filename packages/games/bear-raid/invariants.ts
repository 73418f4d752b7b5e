import type { Seat } from '@outcry/engine';
import type { Invariants } from '@outcry/engine/contract';
import type { Company, Move, State } from './state.ts';

const DICE_OF_COMPANY = 8;
const CARDS = 42;
const IMPOSSIBLE = 999;

const total = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);
const whole = (counts: readonly number[]): boolean => counts.every((count) => Number.isInteger(count) && count >= 0);

/** Checks that every die, stock and card is somewhere, that screens and boards keep their limits, and that the log fits. */
function audit(state: State): string | null {
  const { screens, inPlay, bag, rumors, faces, decks, phase } = state;
  const seats = screens.length;
  if (inPlay.length !== seats) return `${inPlay.length} companies for ${seats} seats`;
  for (let company = 0; company < 6; company++) {
    const wanted = inPlay.includes(company);
    const lying = total(faces.slice(company * 6, company * 6 + 6));
    const hidden = total(screens.map(({ dice }) => dice[company]!));
    const dice = lying + hidden + bag[company]! + rumors[company]!;
    if (dice !== (wanted ? DICE_OF_COMPANY : 0)) return `company ${company} has ${dice} dice`;
    const stocks = total(screens.map((screen) => screen.stocks[company]!));
    if (stocks !== (wanted ? 4 : 0)) return `${stocks} first stocks of company ${company}`;
    if (decks[company]!.length !== (wanted ? state.rounds : 0)) return `a deck of ${decks[company]!.length}`;
    if (!wanted) continue;
    const price = state.prices[company]!;
    if (price < 5 || price > 45 || price % 5 !== 0) return `a price of ${price}`;
    if (state.tokens[company]! < 0 || state.tokens[company]! > 10) return `${state.tokens[company]} stocks on a board`;
    const factor = state.factors[company]!;
    if (factor !== 0 && !Number.isInteger(Math.log2(factor))) return `a first stock that counts ${factor}`;
  }
  const cards = decks.flat();
  if (new Set(cards).size !== cards.length || cards.some((card) => card < 0 || card >= CARDS))
    return `the cards are ${cards.join()}`;
  if (![bag, rumors, faces].every(whole)) return 'a heap of less than no dice';
  for (const { cash, dice, firstDice, stocks } of screens) {
    if (!Number.isInteger(cash) || cash < 0 || cash % 5 !== 0) return `cash of ${cash}`;
    if (![dice, firstDice, stocks].every(whole)) return 'less than nothing behind a screen';
    if (total(firstDice) !== 4 || total(stocks) !== 4) return 'a screen did not begin with four dice and four stocks';
    const limited = phase.kind === 'over' || (phase.kind === 'action' && phase.turn === 0 && state.round > 1);
    if (limited && total(dice) > 5) return `${total(dice)} dice stayed behind a screen`;
  }
  return auditLog(state);
}

/** Follows the log from the set-up: nobody gave a die they did not have, and every die is where the log leaves it. */
function auditLog({ screens, opening, log, bag, rumors, inPlay }: State): string | null {
  const behind = screens.map(({ firstDice }) => firstDice.slice());
  const inBag = bag.map((_, company) =>
    inPlay.includes(company) ? DICE_OF_COMPANY - opening[company]! - total(behind.map((dice) => dice[company]!)) : 0,
  );
  let onRumors = bag.map(() => 0);
  for (const record of log) {
    if (record.kind === 'took') behind[record.seat]![record.company]! += record.count;
    else
      record.dice.forEach((count, company) => {
        if (record.kind === 'drawn') inBag[company]! -= count;
        else behind[record.seat]![company]! -= count;
        if (record.kind === 'placed') onRumors[company]! += count;
        if (record.kind === 'bagged') inBag[company]! += count;
      });
    if (![inBag, ...behind].every(whole)) return `dice that were not there: ${JSON.stringify(record)}`;
    if (record.kind === 'bagged' && total(behind[record.seat]!) > 5) return `seat ${record.seat} kept too many dice`;
    if (record.kind !== 'drawn') continue;
    const short = total(record.dice) < Math.max(0, 3 * screens.length - total(onRumors));
    if (short && total(inBag) > 0) return 'fewer dice were drawn than the bag held';
    onRumors = bag.map(() => 0);
  }
  if (inBag.join() !== bag.join()) return `the log leaves ${inBag.join()} in the bag, not ${bag.join()}`;
  if (onRumors.join() !== rumors.join()) return `the log leaves ${onRumors.join()} on the Rumors card`;
  const seat = screens.findIndex(({ dice }, of) => dice.join() !== behind[of]!.join());
  return seat < 0 ? null : `the log leaves seat ${seat} ${behind[seat]!.join()}, not ${screens[seat]!.dice.join()}`;
}

/** The part that is a round's event cards. It does not end in a number: it belongs to no seat. */
const cardsOfRound = (round: number): string => `round ${round} cards`;

/** The rounds whose event cards nobody sees yet (B6). */
function hiddenRounds({ round, rounds }: State): number[] {
  return Array.from({ length: Math.max(0, rounds - round - 1) }, (_, i) => round + 2 + i);
}

const planted = (counts: readonly number[]): number[] => counts.map(() => IMPOSSIBLE);

/** Bag and screens hold the dice of one history, which the log tells: they are copied together. */
function copyDice(state: State, from: State): void {
  state.screens = state.screens.map((screen, seat) => {
    const { firstDice, dice } = from.screens[seat]!;
    return { ...screen, firstDice, dice: dice.slice() };
  });
  state.bag = from.bag.slice();
  state.log = from.log.slice();
}

/** Swaps stocks until a seat has those of the other state: it gives its surplus to seats with a surplus of what it lacks. */
function copyStocks(state: State, from: State, seat: Seat): void {
  const stocks = state.screens.map((screen) => screen.stocks.slice());
  const spares = (of: Seat, company: Company): boolean => stocks[of]![company]! > from.screens[of]!.stocks[company]!;
  const own = stocks[seat]!;
  from.screens[seat]!.stocks.forEach((wanted, company) => {
    while (own[company]! < wanted) {
      const other = stocks.findIndex((_, of) => spares(of, company));
      const given = own.findIndex((_, spare) => spares(seat, spare));
      stocks[other]![company]!--;
      own[company]!++;
      own[given]!--;
      stocks[other]![given]!++;
    }
  });
  state.screens = state.screens.map((screen, of) => ({ ...screen, stocks: stocks[of]! }));
}

/** Swaps a round's cards for those of the other state, wherever they lie. */
function copyCards(state: State, from: State, round: number): void {
  const decks = state.decks.map((deck) => deck.slice());
  for (const company of state.inPlay) {
    const wanted = from.decks[company]![round - 1]!;
    const deck = decks.find((other) => other.includes(wanted));
    if (deck) deck[deck.indexOf(wanted)] = decks[company]![round - 1]!;
    decks[company]![round - 1] = wanted;
  }
  Object.assign(state, { decks });
}

export const invariants: Invariants<State, Move> = {
  audit,
  hidden: (state) => [
    'bag',
    ...hiddenRounds(state).map(cardsOfRound),
    ...state.screens.flatMap((_, seat) => [`stocks ${seat}`, `dice ${seat}`]),
  ],
  plant(state, viewer, parts) {
    const hides = (part: string, seat: Seat): boolean => seat !== viewer && parts.includes(`${part} ${seat}`);
    // At the end positions are shown, which tells the first stocks of every company that never went bankrupt.
    const isShown = (company: Company): boolean => state.phase.kind === 'over' && state.factors[company] !== 0;
    state.screens = state.screens.map((screen, seat) => {
      const { cash, traded, stocks, firstDice, dice } = screen;
      const noDice = hides('dice', seat);
      return {
        cash,
        traded,
        stocks: hides('stocks', seat) ? stocks.map((count, c) => (isShown(c) ? count : IMPOSSIBLE)) : stocks,
        firstDice: noDice ? planted(firstDice) : firstDice,
        dice: noDice ? planted(dice) : dice,
      };
    });
    state.log = state.log.map((record) =>
      record.kind === 'bagged' && hides('dice', record.seat) ? { ...record, dice: planted(record.dice) } : record,
    );
    if (parts.includes('bag')) state.bag = planted(state.bag);
    const rounds = hiddenRounds(state).filter((round) => parts.includes(cardsOfRound(round)));
    const decks = state.decks.map((deck) => deck.map((card, i) => (rounds.includes(i + 1) ? IMPOSSIBLE : card)));
    Object.assign(state, { decks });
  },
  copy(state, from, parts) {
    if (parts.some((part) => part === 'bag' || part.startsWith('dice '))) copyDice(state, from);
    for (const round of hiddenRounds(state)) if (parts.includes(cardsOfRound(round))) copyCards(state, from, round);
    state.screens.forEach((_, seat) => {
      if (parts.includes(`stocks ${seat}`)) copyStocks(state, from, seat);
    });
  },
  // The last choice is followed by the draw, which depends on it.
  secret: ({ phase }, _seat, move) => move.kind === 'bag' && phase.kind === 'roll' && phase.waiting.length > 1,
};
