import { countIn, encodingOf, forEach, isTrue, placeOf, places, seatFrom } from '@outcry/engine/encoding';
import type { Encoding, Field } from '@outcry/engine/encoding';
import { COMPANIES, GOODS, HELD, INVESTORS, KINDS, STRATEGIES } from './cards.ts';
import { SECTIONS } from './actions.ts';
import type { Move } from './moves.ts';
import type { View } from './view.ts';

const SEATS = 5;
const PILES = 5;
const PAIRS = 7;
/** What is not known, or not there. */
const UNKNOWN = -99;

const CARD_NAMES = [...COMPANIES, 'boom', 'bust', 'fee 1', 'fee 2', 'fee 3'];
const GOODS_NAMES = ['gold', 'platinum', 'oil', 'gas', 'corn', 'cattle', 'tax'];

const playerAt = (view: View, place: number) => view.players[seatFrom(view, place, view.seats) ?? SEATS];
const own = (view: View) => view.players[view.seat ?? 0]!;

const FIELDS: readonly Field<View>[] = [
  ['seats', ({ seats }) => seats],
  ['round', ({ round }) => round],
  ['rounds', ({ rounds }) => rounds],
  ['stage of the round', ({ stage }) => stage],
  ['place of the first', (view) => placeOf(view, view.first, view.seats)],
  ['advanced board', ({ options }) => isTrue(options.board === 'advanced')],
  ...forEach<string, View>(COMPANIES, (name, company) => [[`price of ${name}`, ({ prices }) => prices[company]!]]),
  ...forEach<number, View>(places(HELD), (kind) => [
    [`own ${CARD_NAMES[kind]}`, (view) => own(view).shares?.[kind] ?? 0],
  ]),
  ...forEach<number, View>(places(KINDS), (kind) => [
    [`hand has ${CARD_NAMES[kind]}`, (view) => countIn(own(view).hand ?? [], kind)],
    [`discards of ${CARD_NAMES[kind]}`, ({ discard }) => discard[kind] ?? 0],
  ]),
  ...forEach<string, View>(INVESTORS, (name, at) => [
    [`investor ${name}`, (view) => isTrue(own(view).investors.includes(at))],
  ]),
  ...forEach<string, View>(STRATEGIES, (name, at) => [
    [`strategy ${name}`, (view) => isTrue(own(view).strategies?.includes(at) ?? false)],
  ]),
  ...forEach<number, View>(places(SEATS), (place) => [
    [`cash of place ${place}`, (view) => playerAt(view, place)?.cash ?? 0],
    [`cards of place ${place}`, (view) => playerAt(view, place)?.cards ?? 0],
    [`bonds of place ${place}`, (view) => playerAt(view, place)?.bonds ?? 0],
    [`debts of place ${place}`, (view) => playerAt(view, place)?.debts.reduce((sum, debt) => sum + debt, 0) ?? 0],
    [`strategies of place ${place}`, (view) => playerAt(view, place)?.strategyCount ?? 0],
    ...COMPANIES.map((name, company): Field<View> => [
      `${name} split shares of place ${place}`,
      (view) => playerAt(view, place)?.split[company] ?? 0,
    ]),
    ...places(GOODS).map((kind): Field<View> => [
      `${GOODS_NAMES[kind]} of place ${place}`,
      (view) => countIn(playerAt(view, place)?.goods ?? [], kind),
    ]),
  ]),
  ...forEach<number, View>(places(PILES), (pile) => [
    [
      `hidden cards of stockpile ${pile}`,
      ({ piles }) => piles[pile]?.cards.filter((card) => card === null).length ?? 0,
    ],
    [
      `bidder of stockpile ${pile}`,
      (view) => {
        const bidder = view.piles[pile]?.bidder ?? -1;
        return bidder < 0 ? -1 : placeOf(view, bidder, view.seats);
      },
    ],
    [`bid space of stockpile ${pile}`, ({ piles }) => piles[pile]?.space ?? -1],
    ...places(KINDS).map((kind): Field<View> => [
      `${CARD_NAMES[kind]} in stockpile ${pile}`,
      ({ piles }) => countIn(piles[pile]?.cards ?? [], kind),
    ]),
  ]),
  ...forEach<number, View>(places(PAIRS), (pair) => [
    [`company of pair ${pair}`, ({ pairs }) => pairs[pair]?.company ?? UNKNOWN],
    [`forecast of pair ${pair}`, ({ pairs }) => pairs[pair]?.forecast ?? UNKNOWN],
  ]),
];

export const encodingFor = (): Encoding<View, Move> => encodingOf(1, FIELDS, SECTIONS);
