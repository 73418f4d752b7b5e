import { describe, expect, test } from 'vitest';
import { observedGame } from '../../testing/observedGame.ts';
import { PRINTED } from '../data.ts';
import { takingStock } from '../game.ts';
import { decidedTrick, droppedFrom, partlyTaken, previewTake, stillToPlay, tricksOver } from '../preview.ts';
import { numberOf } from '../state.ts';
import { BLM, card, game as laid, GMP, GRG, PUP, RSN, table, takes, trick } from '../testing/fixture.ts';
import type { View } from '../view.ts';
import { reason, takeConsequence } from './consequence.ts';
import { speak, TEXT } from './text/index.ts';
import { PAYOUT, scriptOf } from './timeline.ts';

const game = takingStock();
const script = scriptOf(PRINTED);

describe('the timeline of a move', () => {
  const game2 = observedGame(game, { leftOut: [] }, 2, 4);
  const whole = game2.findIndex(({ events }) => events.some(({ kind }) => kind === 'won'));
  const payday = game2.findIndex(({ events }) => events.some(({ kind }) => kind === 'round-over'));
  const end = game2.at(-1)!;
  const told = (step: number) => script.frames(game2[step - 1]!.view, game2[step]!.events);
  const kinds = (step: number) => told(step).map(({ event }) => event.kind);

  test('tells every step of a trick that ends, in order', () => {
    expect(kinds(whole)).toEqual(game2[whole]!.events.map(({ kind }) => kind).filter((kind) => kind !== 'asks'));
  });
  test('says why: what the card does, and which number wins', async () => {
    await speak('en');
    const data = PRINTED;
    const said = told(whole).map((frame) =>
      reason({ data, view: frame.view, text: TEXT.en, locale: 'en', name: String }, frame),
    );
    const [played] = told(whole);
    const { name, does } = TEXT.en.effect(data.effects[numberOf(played!.card!) - 1]!);
    expect(said[0]).toBe(`${name}: ${does}.`);
    const low = told(whole)[0]!.view.table.some((card) => data.effects[numberOf(card) - 1]!.kind === 'reversal');
    expect(said).toContain(low ? 'Lowest number wins.' : 'Highest number wins.');
  });
  test('does not follow when moves were missed', () => {
    const missed = game2.findIndex(({ view }) => view.phase.kind === 'play' && view.phase.seat !== 0);
    const stranger = game2.find(({ events: [event] }) => event?.kind === 'played' && event.seat === 0)!;
    expect(script.follows(game2[missed]!.view, stranger.events)).toBe(false);
    expect(script.follows(game2[0]!.view, game2[1]!.events)).toBe(true);
  });
  test('a round pays company by company, then in all, which stays to be read; the end screen says what the last did', () => {
    const frames = told(payday);
    const companies = game2[payday]!.events.flatMap((event) => (event.kind === 'paid' ? [event.company] : []));
    expect(companies.length).toBe(3);
    const paying = frames.filter(({ event }) => event.kind === 'paid');
    expect(paying.map(({ paid }) => paid)).toEqual(companies.map((_, at) => companies.slice(0, at + 1)));
    expect(frames.at(-1)!.paid).toEqual(companies);
    expect(kinds(end.id).filter((kind) => kind === 'paid')).toHaveLength(3);
    expect(frames.filter(({ stays }) => stays).map(({ event }) => event.kind)).toEqual(['round-over']);
    expect(frames.at(-1)!.lasts).toBe(PAYOUT);
    expect(kinds(end.id)).not.toContain('round-over');
  });
  test('a frame lasts long enough to be seen', () => {
    for (const { event, lasts } of told(payday))
      if (event.kind !== 'moved' || event.from !== event.to) expect(lasts).toBeGreaterThan(200);
    for (const { event, lasts } of told(payday))
      if (event.kind === 'leftovers' || event.kind === 'paid') expect(lasts, 'it has words').toBeGreaterThan(1000);
  });
});

describe('after a Side Deal took one of the cards that tie', () => {
  // Two sevens on one box drop out, so the 5 wins; then the 1 takes a seven.
  const { state } = trick(
    [
      [BLM, 1],
      [PUP, 7],
      [RSN, 7],
      [GRG, 6],
    ],
    { [PUP]: 4, [RSN]: 4 },
  );
  const before = laid.view(state, 0);
  const frames = script.frames(before, takes(state, RSN, 7));
  const won = frames.find(({ event }) => event.kind === 'won')!;

  test('the trick is told as it was decided: both sevens drop out', () => {
    expect(won.view.table).not.toContain(card(RSN, 7));
    expect(won.trick.table).toEqual(before.table);
    expect(won.dropped).toEqual([1, 2]);
  });
  test('nobody is still to play', () => {
    expect(partlyTaken(won.view)).toBe(true);
    expect(stillToPlay(won.view)).toEqual([]);
  });
});

describe('two Side Deals in one trick', () => {
  // Two sevens on one box drop out, so the 5 wins; the first 1 takes a seven, then the second 1 takes a card.
  const played = (): [number, number][] => [[BLM, 1], [GRG, 1], [PUP, 7], [RSN, 7], [GMP, 6]]; // prettier-ignore
  const boxes = { [PUP]: 4, [RSN]: 4 };
  const speech = (view: View) => ({ data: PRINTED, view, text: TEXT.en, locale: 'en', name: String }) as const;

  test.each([
    [RSN, 7],
    [BLM, 1],
    [PUP, 7],
  ])(
    'the second tells the trick as it was decided, and so does the table between them (%s %s taken)',
    async (company, number) => {
      await speak('en');
      const { state } = trick(played(), boxes);
      const whole = laid.view(state, 0);
      takes(state, company, number);
      const between = laid.view(state, 0);
      expect(between.phase).toMatchObject({ kind: 'side-deal', seat: 1, then: [] });
      expect(decidedTrick(PRINTED, between)).toMatchObject({ table: whole.table, playedBy: whole.playedBy });
      const won = script.frames(between, takes(state, GRG, 1)).find(({ event }) => event.kind === 'won')!;
      expect(won.trick.table).toEqual(whole.table);
      expect(won.dropped).toEqual([2, 3]);
      expect(reason(speech(won.view), won)).toBe('Highest number wins.');
    },
  );
  test('the first is told that another follows, and leaves one card less', async () => {
    await speak('en');
    const { state } = trick(played(), boxes);
    const view = laid.view(state, 0);
    const preview = previewTake(PRINTED, view, { kind: 'take', card: card(RSN, 7) })!;
    expect(takeConsequence(speech(view), preview)).toBe('1 takes a card by Side Deal. That leaves 3 cards to 4.');
  });
  test('after two of three the table does not guess who dropped out', () => {
    const { state } = trick([[BLM, 1], [GRG, 1], [RSN, 1], [PUP, 7], [GMP, 7]], { [PUP]: 4, [GMP]: 4, [RSN]: 3 }); // prettier-ignore
    takes(state, PUP, 7);
    takes(state, GMP, 7);
    const view = laid.view(state, 0);
    expect(decidedTrick(PRINTED, view).table).toEqual(view.table);
    expect(droppedFrom(PRINTED, view, 0)).toEqual([]);
  });
});

test('once all tricks are taken nobody is to play', () => {
  const { before, events } = observedGame(game, { leftOut: [] }, 4, 1).find(({ events: told }) =>
    told.some(({ kind }) => kind === 'leftovers'),
  )!;
  const frames = script.frames(before, events);
  for (const { view, event } of frames)
    if (event.kind === 'leftovers' || event.kind === 'paid') expect(stillToPlay(view), event.kind).toEqual([]);
  expect(tricksOver(before)).toBe(false);
});

test('after a Side Deal took the Market Reversal the lowest number still won', async () => {
  await speak('en');
  const { state } = trick(
    [
      [BLM, 1],
      [RSN, 2],
      [GRG, 6],
    ],
    {},
  );
  const frames = script.frames(laid.view(state, 0), takes(state, RSN, 2));
  const won = frames.find(({ event }) => event.kind === 'won')!;
  const speech = { data: PRINTED, view: won.view, text: TEXT.en, locale: 'en', name: String } as const;
  expect(reason(speech, won)).toBe('Lowest number wins.');
});

test('equal numbers: the reason says that the price decides', async () => {
  await speak('en');
  const { state, events } = trick(
    [
      [BLM, 6],
      [GRG, 6],
      [RSN, 3],
    ],
    { [BLM]: 4, [GRG]: 5 },
  );
  expect(state.lead).toBe(1);
  const start = laid.view(table(3, { hands: [[card(BLM, 6)], [card(GRG, 6)], [card(RSN, 3)]], boxes: { [BLM]: 4, [GRG]: 5 }, lead: 0 }), 0); // prettier-ignore
  const won = script.frames(start, events).find(({ event }) => event.kind === 'won')!;
  const speech = { data: PRINTED, view: won.view, text: TEXT.en, locale: 'en', name: String } as const;
  expect(reason(speech, won)).toBe('Highest number wins. Equal numbers: the company higher on the price board wins.');
});

describe.each([2, 3, 4, 5])('over random games of %i', (seats) => {
  const games = [1, 2, 3].flatMap((seed) => observedGame(game, { leftOut: [] }, seats, seed));
  const FRAMES = [
    'played',
    'otto-played',
    'moved',
    'side-deal',
    'won',
    'nobody-won',
    'leftovers',
    'paid',
    'round-over',
  ];

  test('every event that changes the table has its frame, in order, and the trick is seen whole before it is taken', () => {
    for (const { before, events } of games) {
      const frames = script.frames(before, events);
      const ends = events.some(({ kind }) => kind === 'over');
      const shownKinds = ends ? FRAMES.toSpliced(-1) : FRAMES;
      expect(frames.map(({ event }) => event)).toEqual(events.filter(({ kind }) => shownKinds.includes(kind)));
      for (const { view, leaving } of frames)
        if (leaving !== null) expect(view.table).toEqual(expect.arrayContaining([...leaving.cards]));
    }
  });

  test('no frame shows the next deal, the next trick’s number or the next question', () => {
    for (const { before, events } of games)
      for (const { view } of script.frames(before, events)) {
        const { round, trick, order, phase } = before;
        expect(view).toMatchObject({ round, trick, order, phase });
      }
  });
});
