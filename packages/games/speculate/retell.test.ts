import { fastRng, pick } from '@outcry/engine';
import { describe, expect, test } from 'vitest';
import { lastsFor, tellingOf } from './board/story.ts';
import { heardMore, nothingHeard, offerAt, offerSeen } from './board/offer.ts';
import { PRINTED } from './data.ts';
import { game } from './fixture.ts';
import { retell } from './retell.ts';
import type { Retold } from './retell.ts';
import type { Event } from './state.ts';
import type { View } from './view.ts';

interface Step {
  readonly before: View;
  readonly after: View;
  readonly events: readonly Event[];
}

/** A random game as its first seat sees it, move by move. */
function steps(seats: number, seed: number): Step[] {
  const rng = fastRng(seed);
  const state = game.setup({ openHoldings: true }, seats, rng);
  const all: Step[] = [];
  while (game.actors(state).length > 0) {
    const seat = game.actors(state)[0]!;
    const before = game.view(state, 0);
    const events: Event[] = [];
    game.apply(state, seat, pick(game.legal(state, seat), rng), rng, (event, seats_) => {
      if (seats_ === undefined || seats_.includes(0)) events.push(event);
    });
    all.push({ before, after: game.view(state, 0), events });
  }
  return all;
}

const GAMES = [steps(2, 1), steps(3, 2), steps(5, 3)];
const telling = tellingOf(PRINTED);

/** What a picture shows of a view. */
const picture = ({ prices, bank, players, round, turn, discards }: View) => ({
  prices,
  bank,
  round,
  turn,
  discards,
  players: players.map(({ cash, shares, out, hand, amount, objective }) => ({
    cash,
    shares,
    out,
    hand,
    amount,
    objective,
  })),
});

describe('a move told event by event', () => {
  test('leads to the view that follows it', () => {
    for (const game_ of GAMES)
      for (const { before, after, events } of game_) {
        let retold: Retold = { view: before, card: null };
        for (const event of events) retold = retell(PRINTED, retold, event);
        expect(picture(retold.view)).toEqual(picture(after));
      }
  });

  test('follows from the view before it, and not from one of another phase', () => {
    for (const { before, after, events } of GAMES.flat()) {
      expect(telling.follows(before, events)).toBe(true);
      if (events[0]?.kind === 'played') expect(telling.follows(after, events)).toBe(false);
    }
  });

  test('has a picture for everything that needs time, and none without motion', () => {
    const { before, events } = GAMES[1]!.find((step) => step.events.some(({ kind }) => kind === 'price'))!;
    const scenes = telling.pictures(before, events, 0, true);
    expect(scenes.map(({ event }) => event)).toEqual(events.filter((event) => lastsFor(event) > 0));
    expect(scenes[0]!.card).not.toBeNull();
    expect(telling.pictures(before, events, 0, false)).toEqual([]);
  });

  test('hurries when others wait', () => {
    const { before, events } = GAMES[1]![0]!;
    const total = (waiting: number) =>
      telling.pictures(before, events, waiting, true).reduce((sum, { lasts }) => sum + lasts, 0);
    expect(total(6)).toBeLessThan(total(0));
  });
});

describe('the offer that goes round (P9)', () => {
  test('remembers every answer, and agrees with the view about what is left', () => {
    for (const game_ of GAMES) {
      let heard = nothingHeard(game_[0]!.before, null);
      game_.forEach(({ after, events }, id) => {
        heard = heardMore(heard, after, { id, events });
        const offer = offerAt(heard, null);
        const seen = offerSeen(after);
        if (seen === null) return expect(offer === null || offer.settled).toBe(true);
        expect({ ...offer, answers: null }).toEqual({ ...seen, answers: null });
        const sum = offer!.answers.reduce((dealt, { answer }) => dealt + (typeof answer === 'number' ? answer : 0), 0);
        expect(sum).toBe(seen.number - seen.left);
        expect(offer!.answers.map(({ answer }) => answer === null)).toEqual(
          seen.answers.map(({ answer }) => answer === null),
        );
      });
    }
  });

  test('after a jump it says only who has answered', () => {
    const { after } = GAMES[2]!.find(
      ({ after: { phase, turn, seats } }) => phase.kind === 'answer' && phase.seat !== (turn.seat + 1) % seats,
    )!;
    const offer = offerAt(heardMore(nothingHeard(after, { id: 3, events: [] }), after, null), null)!;
    expect(offer.answers[0]!.answer).toBe('unseen');
    expect(offer.answers.at(-1)!.answer).toBeNull();
  });

  test('while it is told, it stands as far as it was told', () => {
    const game_ = GAMES[2]!;
    const at = game_.findIndex(({ events }) => events.filter(({ kind }) => kind === 'answer').length > 1);
    const { before, after, events } = game_[at]!;
    const first = events.find(({ kind }) => kind === 'answer')!;
    const heard = heardMore(nothingHeard(before, { id: 0, events: [] }), after, { id: 1, events });
    const known = (until: Event | null) =>
      offerAt(heard, until)!.answers.filter(({ answer }) => typeof answer === 'number').length;
    expect(known(first)).toBeLessThan(known(null));
  });
});
