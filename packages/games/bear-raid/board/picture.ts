import type { Locale, Who } from '@outcry/engine';
import { money, signed } from '@outcry/engine/figures';
import { list, table } from '@outcry/engine/picture';
import type { Ink, Line, Picture, Pictured } from '@outcry/engine/picture';
import { FACES, ROLLED_PER_SEAT } from '../data.ts';
import type { Data } from '../data.ts';
import { activeCard, bandLimits, columnAt, freshMarket, nextCard, outlookOf } from '../preview.ts';
import { sum } from '../state.ts';
import type { Company, Counts } from '../state.ts';
import type { View } from '../view.ts';
import { where } from './account.ts';
import { lying } from './choice.ts';
import { LOOKS } from './looks.ts';
import { speak, TEXT } from './text/index.ts';
import { PICTURE } from './text/picture.ts';

/** A row a company: price, stocks, dice, outlook; the event cards; then the Rumors card, the screens, and the viewer's own. */
function of(view: View, who: Who, data: Data, locale: Locale): Picture {
  const [text, own] = [TEXT[locale], PICTURE[locale]];
  const { inPlay, prices, tokens, costs, proceeds, market, pips, screens } = view;
  const isOver = view.phase.kind === 'over';
  const amount = (value: number | undefined): string => (value === undefined ? '–' : money(value, locale));
  const change = (value: number): string => (value === 0 ? '0' : signed(value, locale));
  const outcome = (company: Company): string => {
    const { fate, price } = outlookOf(data, view, company);
    return fate === 'bankrupt' ? text.bankrupt : fate === 'split' ? text.splits(amount(price)) : amount(price);
  };
  const counted = (counts: Counts, say: (count: number) => string): Line => {
    const some = inPlay.filter((company) => counts[company] !== 0);
    return some.length === 0
      ? text.nothing
      : some.flatMap((company, at) => [at > 0 ? ', ' : '', inColour(company, say(counts[company]!))]);
  };
  const dice = (counts: Counts): Line => counted(counts, (count) => `×${count}`);
  const columnOf = (card: number, at: number): readonly number[] =>
    data.events[card]!.columns[columnAt(data, card, at)]!;
  const companies = table(
    [
      own.company,
      own.price,
      own.stocks,
      own.buy,
      own.short,
      own.market,
      own.dice,
      own.pips,
      ...(isOver ? [] : [own.to]),
    ],
    inPlay.map((company): readonly Line[] => [
      { text: LOOKS[company]!.name, colour: LOOKS[company]!.colour },
      amount(prices[company]),
      `${tokens[company]}/${data.modifiers.length}`,
      amount(costs[company]![0]),
      amount(proceeds[company]![0]),
      text.market(market[company]!, change(market[company]!)),
      lying(view, company)
        .map(({ face }) => face)
        .join(' ') || '–',
      String(pips[company]),
      ...(isOver ? [] : [outcome(company)]),
    ]),
  );
  const events = table(
    [own.pips, ...inPlay.map((company) => LOOKS[company]!.name)],
    data.bands.map((_, band): readonly Line[] => {
      const { least, most } = bandLimits(data, band);
      return [
        most === null ? `${least}–${FACES * 8}` : `${least}–${most}`,
        ...inPlay.map((company): Line => {
          const next = nextCard(view, company);
          const now = columnOf(activeCard(view, company), market[company]!)[band]!;
          const mark = outlookOf(data, view, company).band === band ? '>' : '';
          return `${mark}${change(now)}${next === null ? '' : ` (${change(columnOf(next, freshMarket(data))[band]!)})`}`;
        }),
      ];
    }),
  );
  const mine = view.seat === null ? null : screens[view.seat]!.dice;
  return [
    { title: where(view, locale), blocks: [list(own.first(who(view.first))), companies] },
    ...(isOver ? [] : [{ title: own.events, blocks: [list(own.eventsHelp), events] }]),
    {
      title: text.rumors,
      blocks: [
        list([`${text.rumorsOf(sum(view.rumors), ROLLED_PER_SEAT * screens.length)}: `, ...inks(dice(view.rumors))]),
      ],
    },
    {
      title: text.players,
      blocks: [
        ...(isOver ? [] : [list(own.traded)]),
        table(
          [own.player, own.cash, own.holds],
          screens.map(({ cash, traded, positions }, seat) => [
            who(seat),
            amount(cash),
            counted(positions ?? traded, change),
          ]),
        ),
      ],
    },
    ...(mine ? [{ title: text.yourDice, blocks: [list(dice(mine))] }] : []),
  ];
}

export const picture: Pictured<View, Data> = { speak, of };

const inColour = (company: Company, count: string): Ink => ({
  text: `${LOOKS[company]!.name} ${count}`,
  drawn: `${LOOKS[company]!.ticker} ${count}`,
  colour: LOOKS[company]!.colour,
});

const inks = (line: Line): readonly (string | Ink)[] => (Array.isArray(line) ? line : [line as string | Ink]);
