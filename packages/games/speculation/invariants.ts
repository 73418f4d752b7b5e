import type { Seat } from '@outcry/engine';
import type { Invariants } from '@outcry/engine/contract';
import type { Move, Player, State } from './state.ts';

const SHARES_BY_SEATS: Readonly<Record<number, number>> = { 3: 2, 4: 3, 5: 4, 6: 5 };
const NINE = '0,1,2,3,4,5,6,7,8';
const ALL_ACTIONS = 'down,none,trade,trade,trade,up';
const ALL_MOVEMENTS = '1,2,3,4,5,6';

const sorted = (items: readonly (string | number)[]): string => items.toSorted().join();

/** Every dollar paid went to or came from the bank; every share, card, tile and brick lies where it may. */
function audit(state: State): string | null {
  const { players, bank, till, bricks, arrived, bags, out, played } = state;
  const cash = players.reduce((sum, player) => sum + player.cash, 0);
  if (cash + till !== players.length * 20) return `${cash} dollars with the seats and ${till} in the till`;
  for (let company = 0; company < 8; company++) {
    const shares = players.reduce((sum, player) => sum + player.shares[company]!, bank[company]!);
    if (shares !== SHARES_BY_SEATS[players.length]) return `${shares} shares of company ${company}`;
  }
  if (bank.some((count) => count < 0)) return `the bank has ${bank.join()}`;
  for (const [seat, player] of players.entries()) {
    if (player.cash < 0) return `seat ${seat} has ${player.cash}`;
    if (player.shares.some((count) => count < 0)) return `seat ${seat} has shares ${player.shares.join()}`;
    if (sorted(player.cards) !== NINE) return `seat ${seat} has the cards ${player.cards.join()}`;
    if (player.previous.length > 0 && sorted(player.previous) !== NINE)
      return `seat ${seat} played the cards ${player.previous.join()}`;
    if (player.chosen !== null && !player.cards.slice(played, played + 2).includes(player.chosen))
      return `seat ${seat} has laid ${player.chosen}, which it does not hold`;
  }
  if (sorted([...bags.actions, ...out.actions]) !== ALL_ACTIONS) return `actions ${bags.actions} and ${out.actions}`;
  if (sorted([...bags.movements, ...out.movements]) !== ALL_MOVEMENTS)
    return `movements ${bags.movements} and ${out.movements}`;
  const onTrack = bricks.filter((space) => space > 0 && space < 60);
  if (new Set(onTrack).size !== onTrack.length) return `two bricks on one space: ${bricks.join()}`;
  if (bricks.some((space) => !Number.isInteger(space) || space < 0 || space > 60)) return `bricks on ${bricks.join()}`;
  const onEnd = [...bricks.keys()].filter((company) => bricks[company] === 60);
  if (sorted(arrived) !== sorted(onEnd)) return `on END are ${onEnd.join()}, arrived have ${arrived.join()}`;
  return null;
}

/** No card of the game. */
const NO_CARD = 999;

/** The hidden parts of a seat's nine cards: the card laid face down, the hand without it, the deck's top card and the rest. */
const PARTS = ['laid', 'hand', 'top', 'deck'] as const;
type Part = (typeof PARTS)[number];

/** The places among a seat's cards that a part takes: first those played, then a hand of two, then the deck (S12). */
function placesOf({ cards, chosen }: Player, played: number, part: Part): number[] {
  const places = [...cards.keys()];
  if (part === 'top') return places.slice(played + 2, played + 3);
  if (part === 'deck') return places.slice(played + 3);
  return places.slice(played, played + 2).filter((place) => (cards[place] === chosen) === (part === 'laid'));
}

/** Which of these parts belong to a seat. */
const partsOf = (seat: Seat, parts: readonly string[]): readonly Part[] =>
  PARTS.filter((part) => parts.includes(`${part} ${seat}`));

/** Hidden from a player are what others hold and have laid face down, and the order of every deck, their own too. */
function plant({ players, played }: State, viewer: Seat | null, parts: readonly string[]): void {
  for (const [seat, player] of players.entries()) {
    const hidden = partsOf(seat, parts).filter((part) => seat !== viewer || part === 'top' || part === 'deck');
    const places = hidden.flatMap((part) => placesOf(player, played, part));
    if (hidden.includes('laid') && player.chosen !== null) player.chosen = NO_CARD;
    // With an empty deck everybody can work out what a seat holds: only which of the two it has laid is hidden.
    if (played < 7) for (const place of places) player.cards[place] = NO_CARD;
  }
}

function copy({ players, played }: State, from: State, parts: readonly string[]): void {
  for (const [seat, player] of players.entries()) {
    const laid = placesOf(player, played, 'laid')[0];
    for (const part of partsOf(seat, parts)) {
      const wanted = placesOf(from.players[seat]!, played, part).map((place) => from.players[seat]!.cards[place]!);
      for (const [i, place] of placesOf(player, played, part).entries()) {
        const { cards } = player;
        cards[cards.indexOf(wanted[i]!)] = cards[place]!;
        cards[place] = wanted[i]!;
        if (laid !== undefined) player.chosen = cards[laid]!;
      }
    }
  }
}

export const invariants: Invariants<State, Move> = {
  audit,
  hidden: ({ players }) => players.flatMap((_, seat) => PARTS.map((part) => `${part} ${seat}`)),
  plant,
  copy,
  // S10: when the last card is laid, all are shown.
  secret: ({ players }, _seat, move) =>
    move.kind === 'card' && players.filter(({ chosen }) => chosen === null).length > 1,
};
