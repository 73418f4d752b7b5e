import type { Locale, Who } from '@outcry/engine';
import { list, table } from '@outcry/engine/picture';
import type { Ink, Line, Section, Picture, Pictured } from '@outcry/engine/picture';
import { COMPANY_COUNT } from '../cards.ts';
import type { Data } from '../data.ts';
import { faceUp } from '../looks.ts';
import { tracksOf } from '../preview.ts';
import { holderOf } from '../state.ts';
import type { PlayerView, View } from '../view.ts';
import { where } from './account.ts';
import { cardName } from './cardName.ts';
import { CARDS, forecastFace, investorName, LOOKS, strategyName } from './looks.ts';
import { speak, TEXT } from './text/index.ts';
import { PICTURE } from './text/picture.ts';

type Inks = readonly (string | Ink)[];

const spread = (items: readonly Ink[], between = ', '): Inks =>
  items.flatMap((item, at) => (at === 0 ? [item] : [between, item]));

/** Prices, pairs, stockpiles with bids, everybody's money and shares, and what the viewer holds. */
function of(view: View, who: Who, data: Data, locale: Locale): Picture {
  const [text, own, cards] = [TEXT[locale], PICTURE[locale], CARDS[locale]];
  const amount = cards.money;
  /** A market card with so much around it. */
  const card = (kind: number, before = '', after = ''): Ink =>
    kind < COMPANY_COUNT
      ? {
          text: `${before}${LOOKS[kind]!.name}${after}`,
          drawn: `${before}${LOOKS[kind]!.ticker}${after}`,
          colour: LOOKS[kind]!.colour,
        }
      : { text: `${before}${cardName(text, kind)}${after}` };
  const held = (counts: readonly number[]): Inks =>
    spread(counts.flatMap((count, kind) => (count > 0 ? [card(kind, '', ` ×${count}`)] : [])));

  const prices: Section = {
    title: where(view, locale),
    blocks: [
      list(own.first(who(view.first)), own.deck(view.deckSize)),
      table(
        [own.company, own.price, own.track],
        tracksOf(data, view).map(({ values, split, dollars }, company): readonly Line[] => {
          const place = view.places[company]!;
          const figure = (at: number): string => `${values[at]}${'$'.repeat(dollars[at]!)}`;
          const drawn = values.map((_, at) =>
            at === place ? `[${figure(at)}]` : at === split ? `(${figure(at)})` : ` ${figure(at)} `,
          );
          const said = `${values.map((_, at) => figure(at)).join(' ')}, ${own.afterSplit(figure(split))}`;
          return [
            { text: LOOKS[company]!.name, colour: LOOKS[company]!.colour },
            amount(values[place]!),
            { text: said, drawn: drawn.join('') },
          ];
        }),
      ),
    ],
  };

  const pairs: readonly Section[] =
    view.pairs.length === 0
      ? []
      : [
          {
            title: text.info,
            blocks: [
              list(
                own.forecasts(view.forecasts.map(forecastFace).join(' ')),
                ...view.pairs.flatMap(({ company, forecast }, index): Line[] => {
                  if (company === null && forecast === null) return [];
                  const holder = holderOf(view.seats, index);
                  const whose = holder < 0 ? text.public : holder === view.seat ? text.yours : who(holder);
                  const face = forecast === null ? text.faceDown : forecastFace(forecast);
                  const falsified = view.falsified === index ? ` (${text.falsified})` : '';
                  return [[`${whose}: `, company === null ? text.faceDown : card(company), ` ${face}${falsified}`]];
                }),
              ),
            ],
          },
        ];

  const piles: Section = {
    title: text.stockpiles,
    blocks: [
      list(
        own.spaces(view.spaces.join(' ')),
        // K24: Barbara's spaces have values of their own.
        ...(view.spaces.join() === view.bidTrack.join() ? [] : [own.printed(view.bidTrack.join(' '))]),
      ),
      list(
        ...view.piles.map(({ cards: lying, known, goods, bidder, space, investor }, pile): Line => {
          const things: Ink[] = [
            ...(investor < 0 ? [] : [{ text: investorName(investor) }]),
            ...lying.map((kind, place): Ink => {
              if (kind === null) return { text: text.faceDown, drawn: '[?]' };
              if (faceUp(view.seats, known[place]!)) return card(kind);
              const { drawn, ...lies } = card(kind, '[', ']');
              return { ...lies, text: text.knownDown(cardName(text, kind)), drawn: drawn ?? lies.text };
            }),
            ...goods.map((one) => ({ text: text.goods[one]! })),
            ...(view.firstCard === pile ? [{ text: text.firstCard }] : []),
          ];
          const bid = bidder < 0 ? own.nobody : own.bidOf(who(bidder), data.bidTrack[space]!);
          return [
            `${text.pile(pile + 1)}. ${own.bid}: ${bid}. ${own.cards}: `,
            ...(things.length > 0 ? spread(things) : [text.empty]),
          ];
        }),
      ),
    ],
  };

  const open = (player: PlayerView, seat: number): Inks =>
    spread(
      [
        ...player.investors.map((investor) => ({ text: investorName(investor) })),
        ...(player.split.some((count) => count > 0) ? [{ text: own.split(plain(held(player.split))) }] : []),
        ...(player.debts.length > 0 ? [{ text: text.debts(player.debts.map(amount).join(', ')) }] : []),
        ...(player.bonds > 0 ? [{ text: text.bondsHeld(player.bonds) }] : []),
        ...player.goods.flatMap((count, kind) => (count > 0 ? [{ text: `${text.goods[kind]} ×${count}` }] : [])),
        ...(player.strategyCount > 0 ? [{ text: text.strategiesHeld(player.strategyCount) }] : []),
        ...knownOf(player, seat),
      ],
      '; ',
    );
  const knownOf = ({ shares, known }: PlayerView, seat: number): Ink[] => {
    if (seat === view.seat) return [];
    const said = plain(held(shares ?? known.least));
    return said === '' ? [] : [{ text: shares ? said : own.knows(said) }];
  };
  const players: Section = {
    title: text.players,
    blocks: [
      list(
        ...view.players.map((player, seat): Line => {
          const rest = open(player, seat);
          return [
            `${who(seat)}: ${amount(player.cash)}, ${text.cards(player.cards)}`,
            ...(rest.length > 0 ? ['; ', ...rest] : []),
          ];
        }),
      ),
    ],
  };

  const me = view.seat === null ? null : view.players[view.seat]!;
  const toPlace = [
    ...(me?.hand ?? []).map((kind) => card(kind)),
    ...(me?.goodsHand ?? []).map((one) => ({ text: text.goods[one]! })),
  ];
  const mine: readonly Section[] =
    me === null
      ? []
      : [
          {
            title: text.portfolio,
            blocks: [list(held(me.shares ?? []).length > 0 ? held(me.shares ?? []) : own.noShares)],
          },
          ...(toPlace.length > 0 ? [{ title: own.toPlace, blocks: [list(spread(toPlace))] }] : []),
          ...(me.strategies && me.strategies.length > 0
            ? [
                {
                  title: own.strategies,
                  blocks: [
                    list(...me.strategies.map((one) => `${strategyName(one)}: ${cards.strategyText(one, data)}`)),
                  ],
                },
              ]
            : []),
        ];
  return [prices, ...pairs, piles, players, ...mine];
}

export const picture: Pictured<View, Data> = { speak, of };

const plain = (inks: Inks): string => inks.map((ink) => (typeof ink === 'string' ? ink : ink.text)).join('');
