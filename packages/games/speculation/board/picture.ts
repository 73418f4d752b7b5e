import type { Locale, Who } from '@outcry/engine';
import { money, number } from '@outcry/engine/figures';
import { list, table } from '@outcry/engine/picture';
import type { Ink, Line, Section, Picture, Pictured } from '@outcry/engine/picture';
import { BANK_HOLIDAY, COMPANIES, END, START } from '../data.ts';
import type { Action, Data } from '../data.ts';
import { rankIn, worthAt } from '../preview.ts';
import { actionNow, movementNow } from '../state.ts';
import type { View } from '../view.ts';
import { where } from './account.ts';
import { reachOf } from './layout.ts';
import { LOOKS } from './looks.ts';
import { speak, TEXT } from './text/index.ts';
import { PICTURE } from './text/picture.ts';

/** The turn's tiles, the companies by rank with everybody's shares, the track with its price lists, the cards. */
function of(view: View, who: Who, data: Data, locale: Locale): Picture {
  const [text, own] = [TEXT[locale], PICTURE[locale]];
  const { bricks, prices, bank, players, bags, hand, chosen } = view;
  const sum = (amount: number): string => money(amount, locale);
  const seats = players.map((_, seat) => who(seat));
  const tiles = (kinds: readonly Action[]): string =>
    counted(kinds.map((kind) => text.actions[kind])).join(', ') || own.nothing;
  const ranked = COMPANIES.map((_, company) => company).toSorted((a, b) => rankIn(view, a) - rankIn(view, b) || a - b);
  const turn: Section = {
    title: where(view, locale),
    blocks: [
      list(
        own.active(who(view.active)),
        own.action(text.actions[actionNow(view)]),
        own.movement(movementNow(view)),
        own.inBags(tiles(bags.actions), bags.movements.join(' ') || own.nothing),
      ),
    ],
  };
  const market: Section = {
    title: text.market,
    blocks: [
      table(
        [text.company, own.space, own.rank, text.price, text.bank, ...seats],
        [
          ...ranked.map((company): readonly Line[] => [
            inColour(company),
            text.spaceName(bricks[company]!),
            bricks[company] === START ? '' : String(rankIn(view, company)),
            sum(prices[company]!),
            String(bank[company]),
            ...players.map(({ shares }) => String(shares[company])),
          ]),
          [own.cash, '', '', '', '', ...players.map(({ cash }) => sum(cash))],
          [own.worth, '', '', '', '', ...players.map((_, seat) => sum(worthAt(view, prices, seat)))],
        ],
      ),
    ],
  };
  const reaches = [...data.segments.map((_, list) => reachOf(data, list)), [END, END] as const];
  const track: Section = {
    title: own.track,
    blocks: [
      table(
        [own.space, own.bricks, ...COMPANIES.map((_, rank) => `#${rank + 1}`)],
        [
          [text.spaceName(START), bricksOn([START]), sum(data.startPrice)],
          ...data[view.side].map((list, at): readonly Line[] => {
            const [first, last] = reaches[at]!;
            const spaces = Array.from({ length: last - first + 1 }, (_, step) => first + step);
            const here = (rank: number): number =>
              COMPANIES.findIndex((_, one) => spaces.includes(bricks[one]!) && rankIn(view, one) === rank + 1);
            return [
              first === last ? text.spaceName(first) : `${first}–${last}`,
              bricksOn(spaces),
              ...list.map((price, rank): Line => {
                const company = here(rank);
                const figure = number(price, locale);
                return company < 0 ? figure : { text: figure, colour: LOOKS[company]!.colour };
              }),
            ];
          }),
        ],
      ),
    ],
  };
  const cards = (held: readonly number[]): string => held.map((card) => text.cardName(card)).join(', ') || own.nothing;
  return [
    turn,
    market,
    track,
    {
      title: own.played,
      blocks: [list(...players.map(({ discard }, seat) => `${who(seat)}: ${cards(discard)}`))],
    },
    ...(hand === null
      ? []
      : [
          {
            title: text.hand,
            blocks: [
              list(
                ...hand.map((card): Line => {
                  const said = card === chosen ? own.laid(text.cardName(card)) : text.cardName(card);
                  return card === BANK_HOLIDAY ? said : { text: said, colour: LOOKS[card]!.colour };
                }),
              ),
            ],
          },
        ]),
  ];

  /** The bricks on some spaces; a terminal draws the spaces. */
  function bricksOn(spaces: readonly number[]): Ink {
    const on = (space: number): number[] => COMPANIES.flatMap((_, one) => (bricks[one] === space ? [one] : []));
    const said = spaces.flatMap((space) =>
      on(space).map((one) => (spaces.length > 1 ? `${LOOKS[one]!.name} ${space}` : LOOKS[one]!.name)),
    );
    const drawn = spaces.map(
      (space) =>
        on(space)
          .map((one) => LOOKS[one]!.ticker)
          .join(' ') || (spaces.length > 1 ? ' · ' : ''),
    );
    return { text: said.join(', ') || '–', drawn: drawn.join(' ') };
  }
}

export const picture: Pictured<View, Data> = { speak, of };

const inColour = (company: number): Ink => ({ text: LOOKS[company]!.name, colour: LOOKS[company]!.colour });

/** Names, each once, with how many there are. */
function counted(names: readonly string[]): string[] {
  return [...new Set(names)].map((name) => {
    const count = names.filter((other) => other === name).length;
    return count > 1 ? `${name} ×${count}` : name;
  });
}
