import { fastRng } from '@outcry/engine';
import type { Seat } from '@outcry/engine';
import { expectDistribution } from '@outcry/engine/contract';
import { describe, expect, test } from 'vitest';
import { openBox } from './box.ts';
import type { Box } from './box.ts';
import { printedFor } from './data.ts';
import { DONE, game, make, PASS, plays, table, up } from './testing/fixture.ts';
import { playCard } from './phases/card.ts';
import { setup } from './state.ts';
import type { Card, State } from './state.ts';
import { endTurn } from './turn.ts';
import { imagine, view } from './view.ts';

/** A deck so small that histories can be counted one by one. */
const boxOf = (cards: number): Box => {
  const data = printedFor(1);
  const marketCards = data.marketCards.map((changes, sector) => changes.slice(0, Math.ceil((cards - sector) / 5)));
  return openBox({ ...data, marketCards });
};

/** What happened to the market cards. A seat sees `drew` of its own draws only. */
type Happened = { kind: 'played'; seat: Seat; card: Card; drew: Card; reshuffled: boolean } | { kind: 'round-over' };

interface History {
  readonly box: Box;
  readonly state: State;
  readonly start: readonly (readonly Card[])[];
  readonly happened: readonly Happened[];
}

/** Turns without deals, with the cards that `choose` picks. */
function play(seats: number, cards: number, turns: number, choose: (hand: readonly Card[]) => Card): History {
  const box = boxOf(cards);
  const rng = fastRng(5);
  const state = setup(box, { openHoldings: true }, seats, rng);
  const start = state.players.map(({ hand }) => hand.slice());
  const happened: Happened[] = [];
  state.turn.seat = state.first;
  for (let turn = 0; turn < turns; turn++) {
    const { seat } = state.turn;
    for (const second of [false, true]) {
      const { hand } = state.players[seat]!;
      const card = choose(hand);
      const place = hand.indexOf(card);
      const { shuffles } = state;
      playCard(box, state, second, card, rng, null);
      happened.push({ kind: 'played', seat, card, drew: hand[place]!, reshuffled: state.shuffles > shuffles });
    }
    const { round } = state;
    for (const player of state.players) player.cash = 1_000; // nobody goes bankrupt here
    endTurn(box, state, rng, null);
    if (state.round > round) happened.push({ kind: 'round-over' });
  }
  return { box, state, start, happened };
}

const triples = (cards: readonly Card[]): Card[][] =>
  cards.flatMap((a, i) => cards.slice(i + 1).flatMap((b, j) => cards.slice(i + j + 2).map((c) => [a, b, c])));

interface Possible {
  readonly hands: readonly (readonly Card[])[];
  readonly pile: readonly Card[];
  readonly ways: number;
}

/** All deals the viewer cannot tell from the true one. */
function deals({ box, start }: History, viewer: Seat | null): Possible[] {
  let possible: Possible[] = [{ hands: [], pile: box.deck, ways: 1 }];
  start.forEach((own, seat) => {
    possible = possible.flatMap(({ hands, pile }) =>
      (seat === viewer ? [own] : triples(pile)).map((hand) => ({
        hands: [...hands, hand],
        pile: pile.filter((card) => !hand.includes(card)),
        ways: 1,
      })),
    );
  });
  return possible.filter(({ hands }) => new Set(hands.flat()).size === hands.flat().length);
}

/** Hands that can be there now, each with the number of hidden histories that lead to it, found by trying them all. */
function enumerate(history: History, viewer: Seat | null): Possible[] {
  let possible = deals(history, viewer);
  let discards: Card[] = [];
  for (const event of history.happened) {
    const next = new Map<string, Possible>();
    const add = (hands: Possible['hands'], pile: readonly Card[], ways: number): void => {
      const key = hands.map((hand) => hand.toSorted((a, b) => a - b).join()).join('|');
      next.set(key, { hands, pile, ways: (next.get(key)?.ways ?? 0) + ways });
    };
    if (event.kind === 'played') discards.push(event.card);
    const shuffled = event.kind === 'round-over' || event.reshuffled ? discards : [];
    for (const { hands, pile: lying, ways } of possible) {
      const pile = [...lying, ...shuffled];
      if (event.kind === 'round-over') add(hands, pile, ways);
      else if (hands[event.seat]!.includes(event.card))
        for (const drawn of event.seat === viewer ? pile.filter((card) => card === event.drew) : pile)
          add(
            hands.map((hand, seat) => (seat === event.seat ? hand.map((c) => (c === event.card ? drawn : c)) : hand)),
            pile.filter((card) => card !== drawn),
            ways,
          );
    }
    if (shuffled.length > 0) discards = [];
    possible = [...next.values()];
  }
  return possible;
}

const DRAWS = 20_000;

/** Compares where imagined states have some of the unseen cards, long and briefly unseen ones, with all histories. */
function expectTrueProbabilities(history: History, viewer: Seat | null): void {
  const { box, state } = history;
  const seen = view(box, state, viewer);
  const open = new Set([...state.discards, ...(viewer === null ? [] : state.players[viewer]!.hand)]);
  const unseen = box.deck
    .filter((card) => !open.has(card))
    .toSorted((a, b) => seen.since[box.placeInDeck[a]!]! - seen.since[box.placeInDeck[b]!]!);
  const watched = [0, 0.3, 0.6, 1].map((part) => unseen[Math.floor(part * (unseen.length - 1))]!);
  const places = (hands: Possible['hands']): string =>
    watched.map((card) => hands.findIndex((hand) => hand.includes(card))).join();

  const expected = new Map<string, number>();
  const possible = enumerate(history, viewer);
  const all = possible.reduce((sum, { ways }) => sum + ways, 0);
  for (const { hands, ways } of possible) expected.set(places(hands), (expected.get(places(hands)) ?? 0) + ways / all);

  const rng = fastRng(11);
  const counts = new Map<string, number>();
  for (let i = 0; i < DRAWS; i++) {
    const place = places(imagine(box, seen, rng).players.map(({ hand }) => hand));
    expect(expected.has(place), `drew ${place}, which cannot be`).toBe(true);
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  lumpRare(counts, expected);
  expectDistribution(counts, expected);
}

/** Counts outcomes together that are too rare to be judged one by one. */
function lumpRare(counts: Map<string, number>, expected: Map<string, number>): void {
  const rare = [...expected].filter(([, share]) => share * DRAWS < 20).map(([place]) => place);
  let [drawn, share] = [0, 0];
  for (const place of rare) {
    drawn += counts.get(place) ?? 0;
    share += expected.get(place)!;
    counts.delete(place);
    expected.delete(place);
  }
  if (share * DRAWS < 5) return;
  counts.set('rare', drawn);
  expected.set('rare', share);
}

const anyCard = (seed: number) => {
  const rng = fastRng(seed);
  return (hand: readonly Card[]): Card => hand[rng.below(3)]!;
};
/** Always the card drawn last: the other two are known to be old. */
const newest = (hand: readonly Card[]): Card => hand[2]!;

describe('P15: imagined hands are as likely as all histories, counted one by one, make them', () => {
  test.each<[string, number, number, number, Seat | null, (hand: readonly Card[]) => Card]>([
    ['in the first round', 2, 16, 1, 0, anyCard(1)],
    ['after a shuffle', 2, 16, 4, 0, anyCard(2)],
    ['after three shuffles', 2, 16, 7, 0, anyCard(3)],
    ['when two cards were kept from the start', 2, 16, 6, 0, newest],
    ['when the draw pile is shuffled in mid-round', 3, 12, 5, 0, anyCard(4)],
    ['with two hands to guess', 3, 13, 7, 1, anyCard(5)],
    ['with two hands that kept old cards', 3, 13, 7, 2, newest],
    ['for a spectator', 2, 10, 7, null, anyCard(6)],
  ])('P15: %s', (_, seats, cards, turns, viewer, choose) => {
    expectTrueProbabilities(play(seats, cards, turns, choose), viewer);
  });

  test('P15: a card that was shuffled in from the discards is in no hand drawn before', () => {
    const state = table(2, { hands: { 0: [up(0, 1), up(0, 2)], 1: [up(1, 1), up(1, 2)] } });
    make(state, [plays(up(0, 1)), DONE, plays(up(0, 2)), PASS, plays(up(1, 1)), DONE, plays(up(1, 2)), PASS]);
    expect(state.round).toBe(2);
    const rng = fastRng(3);
    for (let i = 0; i < 500; i++)
      for (const { hand } of game.imagine(game.view(state, null), rng).players)
        for (const card of [up(0, 1), up(0, 2), up(1, 1), up(1, 2)]) expect(hand).not.toContain(card);
  });
});
