import type { Locale, Who } from '@outcry/engine';
import { number, signed } from '@outcry/engine/figures';
import { list, table } from '@outcry/engine/picture';
import type { Ink, Line, Section, Picture, Pictured } from '@outcry/engine/picture';
import { changeOf, sectorOf } from '../box.ts';
import type { Data } from '../data.ts';
import { dividendAt, holdingsShown, MOST_OFFERS, progressOf } from '../preview.ts';
import type { Card } from '../state.ts';
import type { View } from '../view.ts';
import { where } from './account.ts';
import { looksIn } from './looks.ts';
import { speak, TEXT } from './text/index.ts';
import { PICTURE } from './text/picture.ts';

/** The price board, everybody's cash and shares, the offer going round, and the viewer's cards and objective. */
function of(view: View, who: Who, data: Data, locale: Locale): Picture {
  const [text, own, looks] = [TEXT[locale], PICTURE[locale], looksIn(locale)];
  const { round, rounds, phase, turn, prices, players, bank } = view;
  const figure = (amount: number): string => number(amount, locale);
  const inColour = (sector: number, said = looks[sector]!.name): Ink => ({ text: said, colour: looks[sector]!.colour });
  const limits = [
    ...(round === 1 || round === rounds ? [text.twoSectors] : []),
    ...(phase.kind === 'deal' && turn.offers > 0 ? [text.offersMade(turn.offers, MOST_OFFERS)] : []),
  ];
  const board: Section = {
    title: [where(view, locale), ...limits].join(', '),
    blocks: [
      table(
        [own.sector, own.price, own.dividend, own.scale],
        prices.map((price, sector): readonly Line[] => [
          inColour(sector),
          figure(price),
          figure(dividendAt(data, price)),
          {
            text: `${figure(price)} / ${figure(data.prices.highest)}`,
            drawn: `${'─'.repeat(price)}●${'·'.repeat(data.prices.highest - price)}`,
          },
        ]),
      ),
    ],
  };
  const held: Section = {
    title: text.players,
    blocks: [
      table(
        [own.player, text.cash, ...looks.map(({ ticker }) => ticker), own.objective],
        [
          ...players.map(({ out, cash, shares, amount }, seat): readonly Line[] => {
            const mark = phase.kind !== 'over' && turn.seat === seat ? '▸ ' : '';
            if (out) return [who(seat), text.bankrupt];
            const shown = holdingsShown(view, seat);
            const known = (value: number): string => (shown ? figure(value) : own.hidden);
            return [`${mark}${who(seat)}`, known(cash), ...shares.map(known), figure(amount)];
          }),
          [text.bank, figure(bank.cash), ...bank.shares.map(figure), ''],
        ],
      ),
    ],
  };
  const card = (one: Card): Ink => {
    const change = changeOf(one);
    return inColour(
      sectorOf(one),
      `${looks[sectorOf(one)]!.name} ${change === 0 ? text.dividend : signed(change, locale)}`,
    );
  };
  const offered: readonly Section[] =
    phase.kind === 'answer' || phase.kind === 'bank'
      ? [
          {
            title: own.offer,
            blocks: [
              list(
                own.offers(
                  who(turn.seat),
                  phase.side === 'buy',
                  phase.number,
                  looks[phase.sector]!.name,
                  figure(prices[phase.sector]!),
                ),
                own.left(phase.left),
              ),
            ],
          },
        ]
      : [];
  const me = view.seat === null ? null : players[view.seat]!;
  const mine: readonly Section[] =
    me?.hand && me.objective
      ? [
          { title: text.hand, blocks: [list(...me.hand.map(card))] },
          {
            title: text.objective(figure(me.amount)),
            blocks: [
              list(
                ...progressOf(me.objective.figures, me.shares, prices).map(
                  ({ sector, figure: asked, worth, held: count, met }): Line => [
                    inColour(sector),
                    `: ${asked > 0 ? text.figure(figure(worth), figure(asked)) : met ? text.none : text.toSell(count)}`,
                    ...(met && asked > 0 ? [`, ${text.objectiveMet}`] : []),
                  ],
                ),
              ),
            ],
          },
        ]
      : [];
  return [board, held, ...offered, ...mine];
}

export const picture: Pictured<View, Data> = { speak, of };
