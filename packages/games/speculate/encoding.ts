import { encodingOf, forEach, isTrue, placeOf, places, seatFrom } from '@outcry/engine/encoding';
import type { Encoding, Field, Section } from '@outcry/engine/encoding';
import { changeOf, sectorOf } from './box.ts';
import { HAND, SEATS, SECTORS } from './data.ts';
import type { Data } from './data.ts';
import type { Move } from './state.ts';
import type { View } from './view.ts';

/** Market cards change a price by −10 to 10. */
const CHANGES = 21;
const PHASES = ['card', 'deal', 'answer', 'bank', 'claim', 'collect', 'balance'] as const;

const playerAt = (view: View, place: number) => view.players[seatFrom(view, place, view.seats) ?? SEATS.max];
const ownCard = (view: View, at: number): number | undefined => view.players[view.seat ?? 0]!.hand?.[at];
/** The offer that is answered or taken to the bank. */
const offerOf = ({ phase }: View) => (phase.kind === 'answer' || phase.kind === 'bank' ? phase : null);

const FIELDS: readonly Field<View>[] = [
  ['seats', ({ seats }) => seats],
  ['round', ({ round }) => round],
  ['rounds', ({ rounds }) => rounds],
  ['place whose turn it is', (view) => placeOf(view, view.turn.seat, view.seats)],
  ['offers made this turn', ({ turn }) => turn.offers],
  ['a late fee is due', ({ turn }) => isTrue(turn.owes)],
  ...forEach<string, View>(PHASES, (kind) => [[`is ${kind}`, ({ phase }) => isTrue(phase.kind === kind)]]),
  ['offer sells', (view) => isTrue(offerOf(view)?.side === 'sell')],
  ['sector of the offer', (view) => offerOf(view)?.sector ?? -1],
  ['left of the offer', (view) => offerOf(view)?.left ?? 0],
  ["bank's cash", ({ bank }) => bank.cash],
  ...forEach<string, View>(SECTORS, (name, sector) => [
    [`price of ${name}`, ({ prices }) => prices[sector]!],
    [`bank's shares of ${name}`, ({ bank }) => bank.shares[sector]!],
    [`own objective asks of ${name}`, (view) => view.players[view.seat ?? 0]!.objective?.figures[sector] ?? 0],
  ]),
  ...forEach<number, View>(places(HAND), (at) => [
    [
      `sector of card ${at}`,
      (view) => {
        const card = ownCard(view, at);
        return card === undefined ? -1 : sectorOf(card);
      },
    ],
    [
      `change by card ${at}`,
      (view) => {
        const card = ownCard(view, at);
        return card === undefined ? 0 : changeOf(card);
      },
    ],
  ]),
  ...forEach<number, View>(places(SEATS.max), (place) => [
    [`cash of place ${place}`, (view) => playerAt(view, place)?.cash ?? 0],
    [`objective of place ${place}`, (view) => playerAt(view, place)?.amount ?? 0],
    [`place ${place} is out`, (view) => isTrue(playerAt(view, place)?.out ?? false)],
    ...SECTORS.map((name, sector): Field<View> => [
      `${name} shares of place ${place}`,
      (view) => playerAt(view, place)?.shares[sector] ?? 0,
    ]),
  ]),
];

/** The actions of a game whose box holds so many shares of each sector. */
const sectionsFor = (shares: number): readonly Section<Move, View>[] => {
  const counted = ({ number }: Extract<Move, { kind: 'answer' | 'bank' }>): number | null =>
    number <= shares ? number : null;
  const single = (kind: Move['kind']): Section<Move, View> => ({ kind, size: 1, at: () => 0 });
  return [
    {
      kind: 'play',
      size: SECTORS.length * CHANGES,
      at: ({ card }: Extract<Move, { kind: 'play' }>) => sectorOf(card) * CHANGES + changeOf(card) + (CHANGES - 1) / 2,
    },
    {
      kind: 'offer',
      size: 2 * SECTORS.length * shares,
      at: ({ side, sector, number }: Extract<Move, { kind: 'offer' }>) =>
        number <= shares ? (isTrue(side === 'sell') * SECTORS.length + sector) * shares + number - 1 : null,
    },
    { kind: 'answer', size: shares + 1, at: counted },
    { kind: 'bank', size: shares + 1, at: counted },
    { kind: 'take', size: SECTORS.length, at: ({ sector }: Extract<Move, { kind: 'take' }>) => sector },
    single('done'),
    single('claim'),
    single('pass'),
    single('stop'),
  ];
};

export const encodingFor = ({ shares }: Data): Encoding<View, Move> => encodingOf(1, FIELDS, sectionsFor(shares));
