import type { Locale, Who } from '@outcry/engine';
import { money } from '@outcry/engine/figures';
import { list, table } from '@outcry/engine/picture';
import type { Ink, Line, Picture, Pictured } from '@outcry/engine/picture';
import type { Data } from '../data.ts';
import { payoutsNow, sharesHeld, standing, stillToPlay, totalOf, tricksOver } from '../preview.ts';
import { companyOf, numberOf, ottoOf } from '../state.ts';
import type { Card } from '../state.ts';
import type { View } from '../view.ts';
import { cardName } from '../words/common.ts';
import { where } from './account.ts';
import { ruleOf } from './consequence.ts';
import { LOOKS } from './looks.ts';
import { speak, TEXT } from './text/index.ts';
import { PICTURE } from './text/picture.ts';

/** The price board with its trackers, the trick, everybody's shares and money, and the viewer's hand. */
function of(view: View, who: Who, data: Data, locale: Locale): Picture {
  const [text, own] = [TEXT[locale], PICTURE[locale]];
  const otto = ottoOf(view);
  const name = (hand: number): string => (hand === otto ? 'Otto' : who(hand));
  const trick = standing(data, view);
  const winning = trick.place;
  const rule = ruleOf(text, view, trick);
  const card = (held: Card): Line => {
    const effect = text.effect(data.effects[numberOf(held) - 1]!);
    return [inColour(companyOf(held), cardName(held)), `, ${effect.name}: ${effect.does}`.replaceAll('\u00ad', '')];
  };
  const payouts = payoutsNow(data, view);
  const companies = LOOKS.flatMap((_, company) => (view.inPlay[company] ? [company] : []));
  return [
    {
      title: where(view, locale),
      blocks: [
        table(
          [text.company, own.price, own.box],
          companies.map((company) => {
            const box = view.boxes[company]!;
            const drawn = track(data, (at) => (at === box ? '◆' : '·'));
            const said: Ink = { text: `${box + 1} / ${data.track.length}`, drawn };
            return [inColour(company, LOOKS[company]!.name), money(data.track[box]!, locale), said];
          }),
        ),
      ],
    },
    {
      title: text.trick,
      blocks: [
        list(
          ...(view.table.length === 0 && !tricksOver(view) ? [`${name(view.lead)} ${text.leads.other}`] : []),
          ...view.table.map((held, at): Line => {
            const state =
              at === winning ? ` (${(stillToPlay(view).length === 0 ? text.wins : text.winsSoFar).other})` : '';
            return [`${name(view.playedBy[at]!)}${state}: `, ...(card(held) as readonly (string | Ink)[])];
          }),
          ...(view.table.length > 1 && winning < 0 ? [text.nobodyWins] : rule === '' ? [] : [rule]),
          ...(view.aside.length > 0 ? [text.aside(view.aside.length)] : []),
        ),
      ],
    },
    {
      title: text.players,
      blocks: [
        table(
          [own.player, own.money, own.payout, own.cards, own.shares],
          view.order
            .toSorted((a, b) => a - b)
            .map((hand): readonly Line[] => {
              const shares = sharesHeld(view, hand).flatMap(({ company, count }, at) => [
                at > 0 ? ', ' : '',
                inColour(company, `${LOOKS[company]!.name} ×${count}`, `${LOOKS[company]!.ticker} ×${count}`),
              ]);
              return [
                name(hand),
                hand === otto ? '' : money(view.money[hand]!, locale),
                hand === otto ? '' : `+${money(totalOf(payouts, hand), locale)}`,
                String(view.handSizes[hand]),
                shares.length > 0 ? shares : text.none,
              ];
            }),
        ),
      ],
    },
    ...(view.hand.length > 0 ? [{ title: text.hand, blocks: [list(...view.hand.map(card))] }] : []),
  ];
}

export const picture: Pictured<View, Data> = { speak, of };

const inColour = (company: number, text: string, drawn = text): Ink => ({
  text,
  colour: LOOKS[company]!.colour,
  ...(drawn === text ? {} : { drawn }),
});

/** The boxes of a price track, a gap between prices. */
const track = ({ track: prices }: Data, mark: (box: number) => string): string =>
  prices.map((price, box) => (box > 0 && price !== prices[box - 1] ? ' ' : '') + mark(box)).join('');
