import { countIn, encodingOf, forEach, isTrue, placeOf, places, seatFrom } from '@outcry/engine/encoding';
import type { Encoding, Field, Section } from '@outcry/engine/encoding';
import { CARDS_PER_COMPANY, COMPANIES } from './data.ts';
import { companyOf } from './state.ts';
import type { Move } from './state.ts';
import type { View } from './view.ts';

const SEATS = 5;
const CARDS = places(COMPANIES.length * CARDS_PER_COMPANY);
/** A card's choices: none, or a company up or down. */
const CHOICES = 1 + 2 * COMPANIES.length;

const cardName = (card: number): string => `${COMPANIES[companyOf(card)]} ${(card % CARDS_PER_COMPANY) + 1}`;

const FIELDS: readonly Field<View>[] = [
  ['seats', ({ seats }) => seats],
  ['round', ({ round }) => round],
  ['trick', ({ trick }) => trick],
  ['is a side deal', ({ phase }) => isTrue(phase.kind === 'side-deal')],
  ['place of the lead', (view) => (view.lead < view.seats ? placeOf(view, view.lead, view.seats) : -1)],
  ...forEach<string, View>(COMPANIES, (name, company) => [
    [`${name} is in play`, ({ inPlay }) => isTrue(inPlay[company]!)],
    [`box of ${name}`, ({ boxes }) => boxes[company]!],
  ]),
  ...forEach<number, View>(CARDS, (card) => [[`hand has ${cardName(card)}`, ({ hand }) => countIn(hand, card)]]),
  ...forEach<number, View>(CARDS, (card) => [[`table has ${cardName(card)}`, ({ table }) => countIn(table, card)]]),
  ...forEach<number, View>(places(SEATS), (place) => [
    [`money of place ${place}`, (view) => view.money[seatFrom(view, place, view.seats) ?? SEATS] ?? 0],
    [`cards of place ${place}`, (view) => view.handSizes[seatFrom(view, place, view.seats) ?? SEATS] ?? 0],
    ...COMPANIES.map((name, company): Field<View> => [
      `${name} shares of place ${place}`,
      (view) => {
        const seat = seatFrom(view, place, view.seats);
        return seat === null ? 0 : view.portfolios[seat]!.filter((card) => companyOf(card) === company).length;
      },
    ]),
  ]),
];

const SECTIONS: readonly Section<Move, View>[] = [
  {
    kind: 'play',
    size: CARDS.length * CHOICES,
    at: ({ card, target, boxes }: Extract<Move, { kind: 'play' }>) =>
      card * CHOICES + (target === null ? 0 : 1 + 2 * target + isTrue(boxes! < 0)),
  },
  { kind: 'take', size: CARDS.length, at: ({ card }: Extract<Move, { kind: 'take' }>) => card },
];

export const encodingFor = (): Encoding<View, Move> => encodingOf(1, FIELDS, SECTIONS);
