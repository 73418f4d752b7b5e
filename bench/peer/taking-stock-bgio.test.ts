import { fastRng, pick } from '@outcry/engine';
import { newestGame } from '@outcry/games';
import { expect, test } from 'vitest';
import { PEER, peerOf } from './reducer.ts';
import { takingStockForBoardgameIo } from './taking-stock-bgio.ts';
import type { Card } from './taking-stock-bgio.ts';

/** What of our state is compared. */
interface Ours {
  inPlay: boolean[];
  boxes: number[];
  round: number;
  dealer: number;
  hands: number[][];
  portfolios: number[][];
  money: number[];
}
type OurMove =
  { kind: 'play'; card: number; target: number | null; boxes: number | null } | { kind: 'take'; card: number };

const game = await newestGame('taking-stock');
const cardOf = (card: number): Card => ({ company: Math.floor(card / 7), number: (card % 7) + 1 });
const inOrder = (cards: readonly Card[]): string[] =>
  cards.map(({ company, number }) => `${company}/${number}`).toSorted();

const looks = ({ boxes, portfolios, money, round }: Ours) => ({
  boxes,
  money,
  round,
  portfolios: portfolios.map((cards) => inOrder(cards.map(cardOf))),
});

/** A random game of ours: every round's hands, and after every move what it looks like. */
function ourGame(seats: number, seed: number) {
  const rng = fastRng(seed);
  const state = game.setup({ leftOut: [] }, seats, rng) as Ours;
  const hands = [state.hands.map((cards) => cards.map(cardOf))];
  const { dealer } = state;
  const companies = state.inPlay.flatMap((inPlay, company) => (inPlay ? [company] : []));
  const moves: { seat: number; move: OurMove; listed: number; after: ReturnType<typeof looks> }[] = [];
  for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
    const seat = actors[0]!;
    const legal = game.legal(state, seat) as OurMove[];
    const move = pick(legal, rng);
    game.apply(state, seat, move, rng, null);
    if (state.round > hands.length) hands.push(state.hands.map((cards) => cards.map(cardOf)));
    moves.push({ seat, move, listed: legal.length, after: structuredClone(looks(state)) });
  }
  return { deals: { companies, dealer, hands }, moves, places: game.result(state)!.places };
}

test.each([3, 4, 5])('the same deals and moves come to the same in both implementations: %i seats', (seats) => {
  for (let seed = 1; seed <= 8; seed++) {
    const { deals, moves, places } = ourGame(seats, seed);
    const theirs = takingStockForBoardgameIo(deals);
    const peer = peerOf(theirs);
    let state = peer.begin(seats);
    for (const { seat, move, listed, after } of moves) {
      expect(state.ctx.currentPlayer).toBe(String(seat));
      expect(theirs.ai!.enumerate(state.G, state.ctx, String(seat))).toHaveLength(listed);
      const args = move.kind === 'take' ? [cardOf(move.card)] : [cardOf(move.card), move.target, move.boxes];
      state = peer.move(state, String(seat), move.kind, args);
      const { boxes, money, round, portfolios } = state.G;
      expect({ boxes, money, round, portfolios: portfolios.map(inOrder) }).toEqual(after);
    }
    expect(state.ctx.gameover).toEqual({ places });
  }
});

test('the peer is the version the benchmark names', () => {
  expect(PEER).toEqual({ name: 'boardgame.io', version: '0.50.2' });
});
