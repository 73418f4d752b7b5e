import type { Paint, Who } from '@outcry/engine';
import { rankOf } from './board.ts';
import { COLOURS, NAMES, TICKERS } from './companies.ts';
import { BANK_HOLIDAY, COMPANIES, END, START } from './data.ts';
import type { Action, Data } from './data.ts';
import { worth } from './result.ts';
import { actionNow, movementNow } from './state.ts';
import type { View } from './view.ts';
import { cardName, spaceName, TERMS } from './words/terms.ts';

const { en } = TERMS;

/** Dollars, with a true minus. */
const dollars = (sum: number): string => `${sum < 0 ? '−' : ''}$${Math.abs(sum)}`;

/** Spaces in a line of the track. */
const LINE = 10;

const inColour = (paint: Paint, company: number, text: string): string => paint.colour(COLOURS[company]!, text);
const card = (paint: Paint, held: number): string =>
  held === BANK_HOLIDAY ? paint.bold('Bank Holiday') : inColour(paint, held, NAMES[held]!);

/** The turn's tiles, the companies by rank with everybody's shares, the track with its price lists, the cards. */
export function terminal(view: View, who: Who, paint: Paint, data: Data): string[] {
  return [
    `${paint.bold(`Turn ${view.turn}`)}  ${who(view.active)} is active.  Action ${paint.bold(en.actions[actionNow(view)])}, movement ${paint.bold(String(movementNow(view)))}`,
    paint.dim(`In the bags: ${actions(view.bags.actions)}; ${view.bags.movements.join(' ') || 'no number'}`),
    '',
    ...companies(view, who, paint),
    '',
    ...track(view, paint, data),
    ...discards(view, who, paint),
    ...hand(view, paint),
  ];
}

/** The tiles in a bag, each kind once. */
function actions(tiles: readonly Action[]): string {
  const kinds = [...new Set(tiles)].map((kind) => {
    const count = tiles.filter((tile) => tile === kind).length;
    return count > 1 ? `${en.actions[kind]} ×${count}` : en.actions[kind];
  });
  return kinds.join(', ') || 'no action';
}

/** Who owns what, and what it costs. */
function companies(view: View, who: Who, paint: Paint): string[] {
  const { bricks, prices, bank, players } = view;
  const cells = (values: readonly string[]): string => values.map((value) => value.slice(0, 6).padStart(7)).join('');
  const count = (shares: number): string => (shares === 0 ? '·' : String(shares));
  const ranked = COMPANIES.map((_, company) => ({ company, rank: rankOf(view, company) }));
  ranked.sort((a, b) => a.rank - b.rank || a.company - b.company);
  const rows = ranked.map(({ company, rank }) => {
    const place = bricks[company] === START ? ' ' : String(rank);
    const name = inColour(paint, company, NAMES[company]!.padEnd(13));
    const figures = `${spaceName(en, bricks[company]!).padStart(5)}${dollars(prices[company]!).padStart(7)}`;
    const owners = cells(players.map(({ shares }) => count(shares[company]!)));
    return `${place} ${name}${figures}${count(bank[company]!).padStart(6)}${owners}`;
  });
  const total = (label: string, sums: readonly number[]): string =>
    `  ${label.padEnd(31)}${cells(sums.map((sum) => dollars(sum)))}`;
  return [
    paint.dim(`  Company      Space  Price  Bank${cells(players.map((_, seat) => who(seat)))}`),
    ...rows,
    total(
      'Cash',
      players.map(({ cash }) => cash),
    ),
    paint.bold(total('Worth now', worth(view))),
  ];
}

/** Every space with the brick that stands there, and beside each segment its price list by rank. */
function track(view: View, paint: Paint, { segments, startPrice, [view.side]: lists }: Data): string[] {
  const { bricks, arrived } = view;
  const on = (space: number): number[] =>
    COMPANIES.flatMap((_, company) => (bricks[company] === space ? [company] : []));
  const ticker = (company: number): string => inColour(paint, company, TICKERS[company]!);
  const row = (label: string, cells: readonly string[], list: string): string =>
    `${label.padEnd(6)}${cells.map((cell) => `${cell} `).join('')}${' '.repeat(4 * (LINE - cells.length))}${list}`;
  const prices = (list: readonly number[], from: number, to: number): string =>
    list
      .map((price, i) => {
        const text = String(price).replace('-', '−').padStart(4);
        const here = COMPANIES.findIndex((_, c) => bricks[c]! >= from && bricks[c]! <= to && rankOf(view, c) === i + 1);
        return here === -1 ? paint.dim(text) : inColour(paint, here, text);
      })
      .join('');
  const lines = [
    paint.dim(row('Track', [], COMPANIES.map((_, i) => `#${i + 1}`.padStart(4)).join(''))),
    row('START', on(START).map(ticker), String(startPrice).padStart(4)),
  ];
  segments.forEach((last, i) => {
    const first = (segments[i - 1] ?? START) + 1;
    for (let from = first; from <= last; from += LINE) {
      const spaces = Array.from({ length: Math.min(LINE, last - from + 1) }, (_, step) => from + step);
      const cells = spaces.map((space) => on(space).map(ticker)[0] ?? paint.dim(' · '));
      const list = from === first ? prices(lists[i]!, first, last) : '';
      lines.push(row(`${from}-${spaces.at(-1)}`, cells, list));
    }
  });
  lines.push(row('END', arrived.map(ticker), prices(lists.at(-1)!, END, END)));
  return lines;
}

/** What everybody has played since the shuffle: the rest of the nine is in hand or deck. */
function discards({ players, played }: View, who: Who, paint: Paint): string[] {
  if (played === 0) return [];
  const short = (held: number): string => (held === BANK_HOLIDAY ? 'HOL' : TICKERS[held]!);
  return [
    '',
    'Played since the shuffle',
    ...players.map(({ discard }, seat) =>
      paint.dim(`  ${who(seat).slice(0, 12).padEnd(12)}  ${discard.map(short).join(' ')}`),
    ),
  ];
}

/** The viewer's own cards. */
function hand({ hand: held, chosen }: View, paint: Paint): string[] {
  if (held === null) return [];
  const laid = chosen === null ? '' : `  (face down: ${cardName(en, chosen)})`;
  return ['', `${paint.bold('Your cards')}  ${held.map((one) => card(paint, one)).join(', ')}${laid}`];
}
