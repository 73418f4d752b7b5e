import { describe, expect, test } from 'vitest';
import { observedGame } from '../../testing/observedGame.ts';
import { PRINTED } from '../data.ts';
import { game } from '../testing/fixture.ts';
import { offerIn, offerSeen } from './offer.ts';
import { lastsFor, scriptOf } from './timeline.ts';

/** The moves of random games of two, three and five. */
const GAMES = [2, 3, 5].map((seats, at) => observedGame(game, { openHoldings: true }, seats, at + 1).slice(1));
const script = scriptOf(PRINTED);

describe('a move told event by event', () => {
  test('asks what comes next only once everything is shown', () => {
    for (const { before, events } of GAMES.flat())
      for (const frame of script.frames(before, events)) expect(frame.view.phase).toEqual(before.phase);
  });

  test('follows from the view before it, and not from one of another phase', () => {
    for (const { before, view, events } of GAMES.flat()) {
      expect(script.follows(before, events)).toBe(true);
      if (events[0]?.kind === 'played') expect(script.follows(view, events)).toBe(false);
    }
  });

  test('has a frame for everything that needs time', () => {
    const { before, events } = GAMES[1]!.find((step) => step.events.some(({ kind }) => kind === 'price'))!;
    const frames = script.frames(before, events);
    expect(frames.map(({ event }) => event)).toEqual(events.filter((event) => lastsFor(event) > 0));
    expect(frames[0]!.card).not.toBeNull();
  });
});

describe('the offer that goes round (P9)', () => {
  test('remembers every answer, and agrees with the view about what is left', () => {
    for (const game_ of GAMES) {
      const journal = game_.map(({ events }, id) => ({ id, events }));
      game_.forEach(({ view }, id) => {
        const offer = offerIn(view, journal.slice(0, id + 1));
        const seen = offerSeen(view);
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

  test('where nothing was told, it says only who has answered', () => {
    const { view } = GAMES[2]!.find(
      ({ view: { phase, turn, seats } }) => phase.kind === 'answer' && phase.seat !== (turn.seat + 1) % seats,
    )!;
    const offer = offerIn(view, [])!;
    expect(offer.answers[0]!.answer).toBe('unseen');
    expect(offer.answers.at(-1)!.answer).toBeNull();
  });
});
