import { LOCALES } from '@outcry/engine';
import { describe, expect, test } from 'vitest';
import { observedGame } from '../../testing/observedGame.ts';
import { PRINTED } from '../data.ts';
import { CLAIM, claiming, DONE, game, make, MINES, offers, PASS, plays, table, up } from '../testing/fixture.ts';
import type { Event, Move, State } from '../state.ts';
import { reason } from './consequence.ts';
import { looksIn } from './looks.ts';
import { offerIn } from './offer.ts';
import { speak, TEXT } from './text/index.ts';
import { scriptOf } from './timeline.ts';
import type { CardFrame } from './timeline.ts';

await Promise.all(LOCALES.map(speak));

const script = scriptOf(PRINTED);

function say(frame: CardFrame, events: readonly Event[] = [], locale: (typeof LOCALES)[number] = 'en'): string {
  const told = [{ id: 1, events: events.slice(0, events.indexOf(frame.event) + 1) }];
  const who = (seat: number): string => ['Ada', 'Bob', 'Cleo'][seat] ?? 'Dora';
  const speech = { view: frame.view, data: PRINTED, text: TEXT[locale], looks: looksIn(locale), figure: String, who };
  return reason({ ...speech, offer: offerIn(frame.view, told) }, frame);
}

test.each(LOCALES)('%s: what is told of random games has a reason wherever there is one to read', (locale) => {
  const reasons = [2, 5].flatMap((seats) =>
    observedGame(game, { openHoldings: true }, seats, seats).flatMap(({ before, events }) =>
      script.frames(before, events).map((frame) => ({ frame, said: say(frame, events, locale) })),
    ),
  );
  for (const { frame, said } of reasons) {
    expect(said).not.toMatch(/undefined|NaN|null/);
    if (frame.explained) expect(said, frame.event.kind).toMatch(/^\S.*\.$/);
  }
  const kinds = new Set(reasons.flatMap(({ frame, said }) => (said === '' ? [] : [frame.event.kind])));
  expect([...kinds].toSorted()).toEqual(
    expect.arrayContaining(['answer', 'bank', 'dividend', 'fee', 'offer', 'played', 'price']),
  );
});

const at = (prices: readonly number[]) => game.view(table(3, { phase: { kind: 'deal' }, prices: [...prices] }), 0);
const frame = (prices: readonly number[], event: Event, card: number | null = null): CardFrame => ({
  view: at(prices),
  event,
  card,
  lasts: 1,
  settles: false,
  passed: null,
});
const bank = { kind: 'bank', seat: 1, sector: MINES } as const;

test.each<[string, CardFrame, string]>([
  [
    'how far a card moves its price',
    frame([13, 10, 10, 10, 10], { kind: 'price', sector: MINES, from: 10, to: 13 }, up(MINES, 3)),
    'The card lifts the price by 3.',
  ],
  [
    'P8: where a price stops',
    frame([30, 10, 10, 10, 10], { kind: 'price', sector: MINES, from: 29, to: 30 }, up(MINES, 3)),
    'The card says up 3, but no price goes above 30.',
  ],
  [
    'P9: what the bank asks',
    frame([10, 10, 10, 10, 10], { kind: 'offer', seat: 1, sector: MINES, side: 'buy', number: 4, price: 10 }),
    'At the price on the board. What nobody sells may come from the bank, at 11.',
  ],
  [
    'P9: what the bank was paid',
    frame([10, 10, 10, 10, 10], { ...bank, side: 'buy', number: 4, price: 11 }),
    'Nobody else sold them: 44 in all.',
  ],
  [
    'P9: what the bank would pay',
    frame([10, 10, 10, 10, 10], { ...bank, side: 'sell', number: 0, price: 9 }),
    'They would bring 9 each, 1 less than the price.',
  ],
  [
    'P9: the bank at a price of 0',
    frame([0, 10, 10, 10, 10], { ...bank, side: 'buy', number: 4, price: 0 }),
    'At a price of 0 shares of the bank are free.',
  ],
])('%s', (_, told, said) => expect(say(told)).toBe(said));

/** The same frame when the bank has so much. */
function stocked(told: CardFrame, cash: number, shares: number): CardFrame {
  const left = told.view.bank.shares.map((number, sector) => (sector === MINES ? shares : number));
  return { ...told, view: { ...told.view, bank: { cash, shares: left } } };
}

describe.each(LOCALES)('P9, %s: an offer says what the bank can do', (locale) => {
  const offer = { kind: 'offer', seat: 1, sector: MINES, number: 14, price: 10 } as const;
  const said = (side: 'buy' | 'sell', cash: number, shares: number): string =>
    say(stocked(frame([10, 10, 10, 10, 10], { ...offer, side }), cash, shares), [], locale);

  test.each([
    ['buy', 0, 0, { en: 'The bank has none.', fr: 'La banque n’en a pas.', nl: 'De bank heeft er geen.' }],
    ['buy', 0, 5, { en: 'at 11: it has 5.', fr: 'à 11 : elle en a 5.', nl: 'voor 11: die heeft er 5.' }],
    ['buy', 0, 14, { en: 'at 11.', fr: 'à 11.', nl: 'voor 11.' }],
    [
      'sell',
      8,
      0,
      {
        en: 'The bank has no cash for one.',
        fr: 'La banque n’a pas de quoi en payer une.',
        nl: 'De bank heeft geen geld voor één.',
      },
    ],
    [
      'sell',
      20,
      0,
      {
        en: 'at 9: it has cash for 2.',
        fr: 'à 9 : elle a de quoi en payer 2.',
        nl: 'voor 9: die heeft geld voor 2.',
      },
    ],
    ['sell', 200, 0, { en: 'at 9.', fr: 'à 9.', nl: 'voor 9.' }],
  ] as const)('%s, cash %i, shares %i', (side, cash, shares, end) => {
    expect(said(side, cash, shares).endsWith(` ${end[locale]}`), said(side, cash, shares)).toBe(true);
  });
});

test('P9: when the bank cannot deal in what nobody took, that is said once the last has answered', () => {
  const offer = { kind: 'offer', seat: 1, sector: MINES, side: 'buy', number: 4, price: 10 } as const;
  const answer = { kind: 'answer', seat: 0, to: 1, sector: MINES, side: 'buy', number: 1, price: 10 } as const;
  const told = frame([10, 10, 10, 10, 10], answer);
  expect(say(told, [offer, answer])).toBe('3 still wanted.');
  const withBank = (shares: number): CardFrame => ({ ...stocked(told, told.view.bank.cash, shares), settles: true });
  expect(say(withBank(0), [offer, answer])).toBe('3 still wanted, but the bank has none.');
  expect(say(withBank(5), [offer, answer])).toBe('3 still wanted, but the cash does not reach for one of the bank’s.');
  const [sold, kept] = [offer, answer].map((event) => ({ ...event, side: 'sell' as const }));
  expect(say({ ...withBank(5), event: kept as typeof answer & { side: 'sell' } }, [sold!, kept!])).toBe(
    '3 still to sell, but the bank has no cash for one.',
  );
});

describe.each(LOCALES)('P9, %s: a deal with the bank says who else dealt, and what is left', (locale) => {
  const about = { sector: MINES, price: 10 } as const;
  /** 32 are offered, some are dealt at the table, then some with the bank, which then has so much. */
  function said(side: 'buy' | 'sell', atTable: number, atBank: number, cash: number, shares: number): string {
    const offer = { ...about, kind: 'offer', seat: 1, side, number: 32 } as const;
    const answer = { ...about, kind: 'answer', seat: 0, to: 1, side, number: atTable } as const;
    const dealt = { ...bank, side, number: atBank, price: side === 'buy' ? 11 : 9 } as const;
    return say(stocked(frame([10, 10, 10, 10, 10], dealt), cash, shares), [offer, answer, dealt], locale);
  }

  test.each([
    [
      ['buy', 0, 32, 100, 8],
      {
        en: 'Nobody else sold them: 352 in all.',
        fr: 'Personne d’autre n’en a vendu : 352 en tout.',
        nl: 'Niemand anders verkocht ze: samen 352.',
      },
    ],
    [
      ['buy', 24, 8, 100, 8],
      {
        en: 'Nobody sold more of them: 88 in all.',
        fr: 'Personne n’en a vendu davantage : 88 en tout.',
        nl: 'Niemand verkocht er meer: samen 88.',
      },
    ],
    [
      ['buy', 0, 8, 100, 0],
      {
        en: 'Nobody else sold them: 88 in all. It was all the bank had: 24 remain unbought.',
        fr: 'Personne d’autre n’en a vendu : 88 en tout. La banque n’en avait pas plus : 24 ne sont pas achetées.',
        nl: 'Niemand anders verkocht ze: samen 88. Meer had de bank er niet: 24 blijven ongekocht.',
      },
    ],
    [
      ['buy', 4, 8, 100, 6],
      {
        en: 'Nobody sold more of them: 88 in all. 20 remain unbought.',
        fr: 'Personne n’en a vendu davantage : 88 en tout. 20 ne sont pas achetées.',
        nl: 'Niemand verkocht er meer: samen 88. 20 blijven ongekocht.',
      },
    ],
    [
      ['sell', 4, 8, 5, 6],
      {
        en: 'Nobody bought more of them: 72 in all. The bank had no cash for more: 20 remain unsold.',
        fr: 'Personne n’en a acheté davantage : 72 en tout. La banque n’avait pas de quoi en payer plus : 20 ne sont pas vendues.',
        nl: 'Niemand kocht er meer: samen 72. Voor meer had de bank geen geld: 20 blijven onverkocht.',
      },
    ],
    [
      ['sell', 0, 31, 500, 6],
      {
        en: 'Nobody else bought them: 279 in all. 1 remains unsold.',
        fr: 'Personne d’autre n’en a acheté : 279 en tout. 1 n’est pas vendue.',
        nl: 'Niemand anders kocht ze: samen 279. 1 blijft onverkocht.',
      },
    ],
  ] as const)('%j', ([side, atTable, atBank, cash, shares], sentence) =>
    expect(said(side, atTable, atBank, cash, shares)).toBe(sentence[locale]),
  );
});

/** Why, of everything told of the last of some moves from a table, with the kinds of its events. */
function told(state: State, moves: readonly Move[], locale: (typeof LOCALES)[number]) {
  make(state, moves.slice(0, -1));
  const before = game.view(state, 1);
  const events = make(state, moves.at(-1)!).filter(({ kind }) => kind !== 'drew');
  const all = script.frames(before, events).map((frame) => [frame.event.kind, say(frame, events, locale)] as const);
  return all as [(typeof all)[number], ...typeof all];
}

describe.each(LOCALES)('%s: the end of a part of a turn is said with what comes next', (locale) => {
  const card = up(MINES, 3);
  const PASSED = { en: 'Ada claimed nothing. ', fr: 'Ada n’a rien réclamé. ', nl: 'Ada eiste niets op. ' };

  test('P12: a turn without a claim', () => {
    const [[kind, why]] = told(table(3, { phase: { kind: 'claim' } }), [PASS], locale);
    expect(kind).toBe('fee');
    expect(why.startsWith(PASSED[locale]), why).toBe(true);
    expect(why.length).toBeGreaterThan(PASSED[locale].length);
  });

  test('P15: also the last of a round, once', () => {
    const state = table(3, { phase: { kind: 'claim' } });
    state.turn.seat = 2;
    const [round, fee] = told(state, [PASS], locale);
    expect(round).toEqual(['round', PASSED[locale].trim().replace('Ada', 'Cleo')]);
    expect(fee![0]).toBe('fee');
    expect(fee![1]).not.toContain('Cleo');
  });

  test.each([
    [
      'P8: dealing with no offer',
      [DONE, plays(card)],
      {
        en: 'No offer was made, and dealing is over: the second of two cards in a turn.',
        fr: 'Il n’y a pas eu d’offre, et les marchés sont finis : la seconde des deux cartes du tour.',
        nl: 'Er was geen bod, en de handel is voorbij: de tweede van twee kaarten in een beurt.',
      },
    ],
    [
      'P8: dealing with an offer',
      [offers('sell', 1, MINES), { kind: 'answer', number: 1 }, DONE, plays(card)],
      {
        en: 'Dealing is over: the second of two cards in a turn.',
        fr: 'Les marchés sont finis : la seconde des deux cartes du tour.',
        nl: 'De handel is voorbij: de tweede van twee kaarten in een beurt.',
      },
    ],
    [
      'P7: the late fee',
      [DONE],
      {
        en: 'Dealing is over: now the late fee is due.',
        fr: 'Les marchés sont finis : les frais majorés sont dus.',
        nl: 'De handel is voorbij: nu zijn de hogere kosten te betalen.',
      },
    ],
  ] as const)('%s', (what, moves, sentence) => {
    const state = table(3, { phase: { kind: 'deal' }, hands: { 0: [card] } });
    state.turn.owes = what.startsWith('P7');
    expect(told(state, moves, locale)[0][1]).toBe(sentence[locale]);
  });
});

test.each([
  ['en', 'Their worth: Mines 208 of 175, Stores 150 of 150, Property 125 of 125. No other shares are held. '],
  ['fr', 'Leur valeur : Mines 208 sur 175, Grands magasins 150 sur 150, Propriétés 125 sur 125. Aucune autre action. '],
  ['nl', 'Hun waarde: Mijnen 208 van 175, Winkels 150 van 150, Vastgoed 125 van 125. Er zijn geen andere aandelen. '],
] as const)('P12, %s: a claim says what the shares are worth', (locale, worth) => {
  const [[, why]] = told(
    claiming(3, { prices: [26, 25, 25, 10, 10], shares: { 0: [8, 6, 5, 0, 0] } }),
    [CLAIM],
    locale,
  );
  expect(why).toContain(worth);
});
