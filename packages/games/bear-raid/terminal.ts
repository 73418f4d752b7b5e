import type { Paint, Who } from '@outcry/engine';
import { FACES } from './data.ts';
import type { Data } from './data.ts';
import { bandOf, columnOf, halved, marketOf } from './market.ts';
import { freshTokens } from './setup.ts';
import { sum } from './state.ts';
import type { Company, Counts } from './state.ts';
import type { View } from './view.ts';

const NAME = ['Edison', 'Nile', 'Gazillioon', 'Banana', 'Unus. Oil', 'GameStart'];
const TICKER = ['EDI', 'NIL', 'GAZ', 'BAN', 'OIL', 'GMS'];
const COLOUR = ['blue', 'green', 'pink', 'yellow', 'purple', 'red'];

/** Six columns of companies and the words before them fill 78 characters. */
const LABEL = 12;
const WIDTH = 11;

const signed = (change: number): string => (change < 0 ? `−${-change}` : change > 0 ? `+${change}` : '0');

/** A column a company: price, board, dice, event cards; then the Rumors card, the screens, and the viewer's own. */
export function terminal(view: View, who: Who, paint: Paint, data: Data): string[] {
  const row = (label: string, cell: (company: Company) => string): string =>
    `${label.padEnd(LABEL)}${view.inPlay.map((company) => cell(company).padStart(WIDTH)).join('')}`;
  const inColour = (label: string, text: (company: Company) => string): string =>
    `${label.padEnd(LABEL)}${view.inPlay.map((company) => paint.colour(COLOUR[company]!, text(company).padStart(WIDTH))).join('')}`;
  const lines = [
    paint.bold(`Round ${view.round} of ${view.rounds}: ${phaseName(view)}`),
    paint.dim(`First player this round: ${who(view.first)}`),
    '',
    inColour('', (company) => NAME[company]!),
    inColour('', (company) => TICKER[company]!),
    row('Price', (company) => `$${view.prices[company]}`),
    row('Stocks', (company) => `${view.tokens[company]} of ${data.modifiers.length}`),
    row('Buy next at', (company) => at(view.costs[company]!)),
    row('Short at', (company) => at(view.proceeds[company]!)),
    row('Market', (company) => market(view.market[company]!)),
    row('Dice', (company) => facesOf(view.faces, company) || '-'),
    row('Pips', (company) => String(view.pips[company])),
    ...(view.phase.kind === 'over'
      ? []
      : [row('Would go to', (company) => outcome(view, company, data)), '', ...eventLines(view, paint, data, row)]),
    '',
    `${paint.bold('Rumors card')}  ${sum(view.rumors)} of ${3 * view.screens.length} dice  ${dice(view.rumors, paint)}`,
    '',
    paint.bold('Cash and stocks') +
      paint.dim(view.phase.kind === 'over' ? '' : '  of others: what was bought and shorted, not their first four'),
    ...view.screens.map(({ cash, traded, positions }, seat) => {
      const mark = seat === view.seat ? '>' : ' ';
      return `${mark} ${who(seat).slice(0, 12).padEnd(12)} ${`$${cash}`.padStart(6)}  ${amounts(positions ?? traded, paint)}`;
    }),
  ];
  const own = view.seat === null ? null : view.screens[view.seat]!.dice;
  if (own) lines.push('', `${paint.bold('Your dice')}  ${dice(own, paint)}`);
  return lines;
}

function phaseName({ phase, screens }: View): string {
  if (phase.kind === 'over') return 'the game is over';
  if (phase.kind === 'roll') return 'dice go into the bag';
  return phase.turn < screens.length ? 'actions, clockwise' : 'actions, on the way back';
}

/** The active card's change for every band, the present band marked, and beside it the next card's. */
function eventLines(
  view: View,
  paint: Paint,
  data: Data,
  row: (label: string, cell: (company: Company) => string) => string,
): string[] {
  const fresh = marketOf(data, freshTokens(data));
  const columns = view.inPlay.map((company) => {
    const [active, next] = view.cards[company]!.slice(view.round - 1);
    return {
      now: columnOf(data, active!, view.market[company]!),
      next: next === undefined ? null : columnOf(data, next, fresh),
      kind: ['', 'one column', 'bear/bull', '', '', '5 columns'][data.events[active!]!.columns.length]!,
      band: bandOf(data, view.pips[company]!),
    };
  });
  const of = (company: Company) => columns[view.inPlay.indexOf(company)]!;
  return [
    paint.bold('Event cards') + paint.dim('  price change by pips: this card (next card); > now'),
    ...data.bands.map((least, band) => {
      const most = band + 1 < data.bands.length ? data.bands[band + 1]! - 1 : 48;
      return row(`  ${least}-${most}`, (company) => {
        const { now, next, band: present } = of(company);
        const change = `${present === band ? '>' : ''}${signed(now[band]!)}`;
        return next ? `${change} (${signed(next[band]!)})` : change;
      });
    }),
    paint.dim(row('  card', (company) => of(company).kind)),
    paint.dim('  Cards of several columns are read by the market: buying raises it,'),
    paint.dim('  shorting lowers it. The next card is shown for market 0.'),
  ];
}

/** The price the active card would lead to if the dice stayed as they are. */
function outcome(view: View, company: Company, data: Data): string {
  const column = columnOf(data, view.cards[company]![view.round - 1]!, view.market[company]!);
  const price = view.prices[company]! + column[bandOf(data, view.pips[company]!)]!;
  if (price <= 0) return 'bankrupt';
  return price > data.prices.top ? `split, $${halved(data, price)}` : `$${price}`;
}

const at = (totals: Counts): string => (totals.length > 0 ? `$${totals[0]}` : '-');
const market = (number: number): string => (number < 0 ? `bear −${-number}` : `bull ${number}`);

/** "66431": the dice at a company, highest first. */
function facesOf(faces: Counts, company: Company): string {
  let text = '';
  for (let face = FACES; face > 0; face--) text += String(face).repeat(faces[company * FACES + face - 1]!);
  return text;
}

const dice = (counts: Counts, paint: Paint): string =>
  counts.flatMap((count, c) => (count > 0 ? [paint.colour(COLOUR[c]!, `${TICKER[c]} ×${count}`)] : [])).join('  ') ||
  'none';

const amounts = (counts: Counts, paint: Paint): string =>
  counts
    .flatMap((count, c) => (count !== 0 ? [paint.colour(COLOUR[c]!, `${TICKER[c]} ${signed(count)}`)] : []))
    .join('  ') || 'nothing';
