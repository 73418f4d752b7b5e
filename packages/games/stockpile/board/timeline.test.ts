import { eventsFor, fastRng, play } from '@outcry/engine';
import type { AnyGame } from '@outcry/engine';
import { expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { begin, bid, COSMIC, DONE, EPIC, game, lay, make, sell, table } from '../testing/fixture.ts';
import { biddingStage } from '../phases/bidding.ts';
import { sellingStage } from '../phases/selling.ts';
import { reason } from './consequence.ts';
import type { Speech } from './consequence.ts';
import { en } from './text/en.ts';
import { follows, scriptOf } from './timeline.ts';

const script = scriptOf(game.data);
const NAMES = ['Ada', 'Jules', 'Noor', 'Pim'];

/** The last seller ends; the pairs are revealed. */
function movement() {
  const one = { [EPIC]: 1 };
  const state = table({ shares: { 0: one, 1: { [COSMIC]: 1 }, 2: one, 3: one }, places: { [COSMIC]: 8 } });
  begin(state, sellingStage);
  for (const seat of [0, 1, 2]) make(state, seat, DONE);
  const view = game.view(state, 0);
  const events = eventsFor(play(game as AnyGame, state, 3, DONE, fastRng(2)), 0) as Event[];
  return { view, events, frames: script.frames(view, events) };
}

test('pair after pair is shown, and each price slides in a frame of its own (K15)', () => {
  const { view, frames } = movement();
  const firstThree = frames.slice(0, 5).map(({ event }) => event.kind);
  expect(firstThree).toEqual(['forecast', 'split', 'moved', 'forecast', 'moved']);
  const [shown, split, moved] = frames;
  expect(shown!.view.places).toEqual(view.places);
  expect(shown!.view.pairs[0]!.company).toBe(COSMIC);
  expect(split!.view.players[1]!.split[COSMIC]).toBe(1);
  expect(moved!.view.prices[COSMIC]).not.toBe(view.prices[COSMIC]);
  expect(frames.filter(({ event }) => event.kind === 'moved')).toHaveLength(3); // then a dividend is asked
});

test('what one finds face down and what everybody ends with have frames of their own (K12, K19)', () => {
  const view = game.view(table({}), 0);
  const reckoning = { cash: 20, shares: 30, majorities: 10, bonds: 0, commodities: 0, taxes: 0, debts: 0, total: 60 };
  const events: Event[] = [
    { kind: 'won-hidden', seat: 0, cards: [EPIC] },
    ...NAMES.map((_, seat): Event => ({ kind: 'final', seat, reckoning, portfolio: [0, 0, 0, 0, 0, 0] })),
    { kind: 'over', places: [1, 1, 1, 1] },
  ];
  expect(script.frames(view, events).map(({ event }) => event)).toEqual(events.slice(0, -1));
});

test('a meeple stands in the frame of its bid (K11)', () => {
  const state = table({ cash: { 0: 20 } });
  for (const pile of [0, 1, 2, 3]) lay(state, pile, [COSMIC]);
  begin(state, biddingStage);
  const view = game.view(state, 1);
  const [frame] = script.frames(view, make(state, 0, bid(2, 6)));
  expect(frame!.view.piles[2]).toMatchObject({ bidder: 0, space: game.data.bidTrack.indexOf(6) });
});

test('a bid over another says who bids again (K11)', () => {
  const state = table({ cash: { 0: 20, 1: 20 } });
  for (const pile of [0, 1, 2, 3]) lay(state, pile, [COSMIC]);
  begin(state, biddingStage);
  const [first] = script.frames(game.view(state, 2), make(state, 0, bid(2, 6)));
  const [over] = script.frames(game.view(state, 2), make(state, 1, bid(2, 10)));
  const speech = { text: en, who: (seat: number) => NAMES[seat]!, amount: String } as unknown as Speech;
  expect(reason(speech, first!)).toBe('');
  expect(reason(speech, over!)).toBe('Ada is outbid and bids again.');
});

test('a sale says what its seller has now: two equal sales are not one (K14)', () => {
  const state = table({ shares: { 0: { [COSMIC]: 2, [EPIC]: 1 } }, cash: { 0: 20 } });
  begin(state, sellingStage);
  const speech = { text: en, amount: (money: number) => `$${money}K` } as unknown as Speech;
  const sales = [1, 2].map(() => {
    const view = game.view(state, 1);
    const [frame] = script.frames(view, make(state, 0, sell(COSMIC)));
    return reason({ ...speech, view: frame!.view }, frame!);
  });
  expect(sales).toEqual(['Cash $20K → $25K.', 'Cash $25K → $30K.']);
});

test('fees and old debts are told (K12)', () => {
  const view = game.view(table(), 1);
  const fees: Event[] = [
    { kind: 'debt-paid', seat: 0, amount: 1 },
    { kind: 'fee', seat: 0, amount: 1, outcome: 'paid' },
  ];
  expect(script.frames({ ...view, players: view.players.map((player) => ({ ...player, debts: [1] })) }, fees)).toHaveLength(2); // prettier-ignore
});

test('events follow a view in which their seat is asked', () => {
  const { view, events } = movement();
  // Whoever sells nothing more does nothing that is told: what follows happens by itself.
  expect(events[0]).toMatchObject({ kind: 'forecast', seat: 0 });
  expect(follows(view, events)).toBe(true);
  expect(follows(view, [{ kind: 'sold', seat: 3, company: COSMIC, from: 'portfolio', brought: 5 }])).toBe(true);
  expect(follows(view, [{ kind: 'sold', seat: 1, company: COSMIC, from: 'portfolio', brought: 5 }])).toBe(false);
  expect(follows(view, [])).toBe(false);
});
