import { BOTS } from '@outcry/bots';
import { fastRng } from '@outcry/engine';
import type { AnyGame } from '@outcry/engine';
import { describe, expect, test } from 'vitest';
import { INVESTORS, STRATEGIES } from './cards.ts';
import type { InvestorId, StrategyId } from './cards.ts';
import type { Move } from './moves.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';
import { holding } from './strategies/situation.ts';
import { agreement } from './testing/agreement.ts';
import { adviceOf, choicesWith, decisionsWith, turnsHolding } from './testing/decisions.ts';
import type { Decision } from './testing/decisions.ts';
import { BUST, choose, COSMIC, DONE, EPIC, game, LEADING, make, PAIRS, playCard, STANFORD } from './testing/fixture.ts';
import type { Wanted } from './testing/fixture.ts';

const trader = BOTS.trader!.make(game as AnyGame);

describe('choices that differ in value do not score equal', () => {
  test.each<[Move['kind'], Options['invited']?]>([
    ['keep'],
    ['drop'],
    ['bonds'],
    ['take', ['phil']],
    ['place'],
    ['goods'],
    ['lay-first-card'],
    ['give-first-card'],
    ['look-pile', ['warren']],
    ['shift', ['mark']],
    ['look-pair', ['martha']],
    ['bid'],
    ['action'],
    ['nudge', ['cramer']],
    ['restructure', ['chanda']],
    ['strategy'],
    ['choose'],
    ['sell'],
    ['buy', ['barack']],
    ['show'],
    ['redistribute', ['sanders']],
    ['gift', ['oprah']],
  ])('%s', (kind, invited) => {
    let decisions = 0;
    let told = 0;
    for (const decision of decisionsWith((move) => move.kind === kind, invited)) {
      const scores = adviceOf(trader, decision, 8).map(({ expected }) => expected);
      if (new Set(scores).size > 1) told++;
      if (++decisions === 6) break;
    }
    expect(decisions).toBe(6);
    expect(told).toBeGreaterThanOrEqual(4);
  });
});

/** Seat 0 alone knows that Epic falls by 3. */
const FALLING: Wanted['pairs'] = [...PAIRS].reverse();

/** The long form looks at many positions of every card and investor, the short one at a few of some. */
const long = process.env.OUTCRY_LONG !== undefined;
const POSITIONS = Number(process.env.OUTCRY_POSITIONS ?? (long ? 100 : 2));
const MOST_LOOKED = (long ? 4 : 10) * POSITIONS;
const CARDS: readonly StrategyId[] = long ? STRATEGIES : ['hostile-takeover', 'systemic-shock'];
const KEPT: readonly InvestorId[] = long ? INVESTORS : ['liliane'];

/** The Trader makes such a move in four of five positions in which a deep search clearly prefers it. */
function expectAgreement(id: string, decisions: Iterable<Decision>, fits: (move: Move) => boolean): void {
  const { looked, met, chosen } = agreement(trader, decisions, fits, POSITIONS, MOST_LOOKED);
  if (long) process.stderr.write(`${id}: preferred in ${met} of ${looked} positions, chosen in ${chosen} of them\n`);
  else expect(met).toBe(POSITIONS);
  expect(chosen).toBeGreaterThanOrEqual(0.8 * met);
}

test.each(CARDS)('K25: Trader plays %s where a deep search does', (id) => {
  expectAgreement(id, turnsHolding(id), ({ kind }) => kind === 'strategy');
});

test.each(KEPT)('K24: Trader keeps %s where a deep search does', (id) => {
  const card = INVESTORS.indexOf(id);
  expectAgreement(id, choicesWith(id), (move) => move.kind === 'keep' && move.investors.includes(card));
});

/** Positions in which the card is plainly worth its cost; the other seats have little. */
const WORTH_PLAYING: readonly (readonly [StrategyId, Wanted])[] = [
  ['hostile-takeover', { discard: { [COSMIC]: 2 }, places: { [COSMIC]: 7 }, cash: { 0: 20 } }],
  ['index-fund', { discard: { [COSMIC]: 2, [LEADING]: 2 }, places: { [COSMIC]: 7, [LEADING]: 7 }, cash: { 0: 20 } }],
  ['forward-split', { shares: { 0: { [COSMIC]: 2 } }, places: { [COSMIC]: 6 }, cash: { 0: 20 } }],
  ['rogue-trading', { shares: { 0: { [COSMIC]: 2 } }, places: { [COSMIC]: 6 }, cash: { 0: 20 } }],
  ['convertible-bond', { discard: { [COSMIC]: 2 }, places: { [COSMIC]: 8 }, bonds: { 0: 1 } }],
  ['futures-contract', { goods: { 0: { 0: 1, 1: 1, 2: 1, 3: 1, 4: 1 } }, round: 6 }],
  ['falsified-earnings', { shares: { 0: { [EPIC]: 4 } }, places: { [EPIC]: 2 }, pairs: FALLING, round: 6 }],
];

test.each(WORTH_PLAYING)('K25: Trader plays %s where it is plainly worth its cost', (id, wanted) => {
  const state = holding(id, wanted);
  expect(adviceOf(trader, { state, seat: 0 }, 16)[0]!.move).toEqual(playCard(id));
});

test('K25: Falsified Earnings goes on the forecast that would ruin its owner', () => {
  const state = holding('falsified-earnings', {
    shares: { 0: { [EPIC]: 4 } },
    places: { [EPIC]: 2 },
    pairs: FALLING,
    round: 6,
  });
  make(state, 0, playCard('falsified-earnings'));
  expect(adviceOf(trader, { state, seat: 0 }, 16)[0]!.move).toEqual(choose('pair', 0));
});

describe('K25: playouts play strategies', () => {
  const inPlayout = (state: State): Move => game.foresight.policy!(state, 0, fastRng(1));

  test('one that would be lost otherwise', () => {
    expect(inPlayout(holding('ponzi-scheme', { round: 6 }))).toEqual(playCard('ponzi-scheme'));
  });

  test('the last one, whatever it would usually bring', () => {
    const state = holding('diversification', { shares: { 0: { [COSMIC]: 1, [LEADING]: 1, [EPIC]: 1 } }, round: 6 });
    expect(inPlayout(state)).toEqual(playCard('diversification'));
  });

  test('one that costs a Boom or Bust, before these are played', () => {
    const state = holding('naked-short', { shares: { 0: { [BUST]: 1, [COSMIC]: 1 } }, round: 6 });
    expect(inPlayout(state)).toEqual(playCard('naked-short'));
  });

  test('one that asks for a commodity and three companies', () => {
    const state = holding('systemic-shock', {
      shares: { 0: { [COSMIC]: 3, [LEADING]: 2, [EPIC]: 3 } },
      goods: { 0: { 0: 1 } },
      round: 6,
    });
    expect(inPlayout(state)).toEqual(playCard('systemic-shock'));
  });

  test('one that pays for the sales to come', () => {
    const state = holding('churning', { shares: { 0: { [EPIC]: 3, [STANFORD]: 2 } }, round: 6 });
    expect(inPlayout(state)).toEqual(playCard('churning'));
  });

  test('not one that usually brings more later', () => {
    const state = holding('kickback', { round: 2 });
    state.players[0]!.cardsWon = 1;
    expect(inPlayout(state)).toEqual(DONE);
  });
});
