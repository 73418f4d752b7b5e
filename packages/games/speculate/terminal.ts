import type { Paint, Who } from '@outcry/engine';
import { changeOf, openBox, sectorOf } from './box.ts';
import type { Data } from './data.ts';
import { MOST_OFFERS } from './phases/deal.ts';
import type { Card } from './state.ts';
import type { PlayerView, View } from './view.ts';

const NAME = ['Mines', 'Stores', 'Property', 'Transport', 'Engineering'];
const COLOUR = ['grey', 'yellow', 'green', 'blue', 'red'];
const TICKER = ['MIN', 'STO', 'PRO', 'TRA', 'ENG'];
const COLUMN = 6;

/** The price board, everybody's cash and shares, the offer going round, and the viewer's cards and objective. */
export function terminal(view: View, who: Who, paint: Paint, data: Data): string[] {
  const lines = [
    paint.bold(`Round ${view.round} of ${view.rounds}`) + paint.dim(remarks(view)),
    '',
    ...priceBoard(view, paint, data),
    '',
    ...holdings(view, who, paint),
  ];
  const offer = offerLine(view, who);
  if (offer) lines.push('', paint.bold(offer));
  const own = view.seat === null ? undefined : view.players[view.seat];
  if (own?.hand) lines.push('', ...ownCards(view, own, own.hand, paint));
  return lines;
}

/** What limits the deals of this turn (P9, P10). */
function remarks({ round, rounds, phase, turn }: View): string {
  const limit = round === 1 || round === rounds ? ', deals in two sectors only' : '';
  const made = phase.kind === 'deal' && turn.offers > 0 ? `, ${turn.offers} of ${MOST_OFFERS} offers made` : '';
  return limit + made;
}

/** A line a sector: its price on the scale from 0 to 30, and what a share pays. */
function priceBoard({ prices }: View, paint: Paint, data: Data): string[] {
  const { dividend } = openBox(data);
  return prices.map((price, sector) => {
    const scale = `${'─'.repeat(price)}●${paint.dim('·'.repeat(data.prices.highest - price))}`;
    const name = paint.colour(COLOUR[sector]!, NAME[sector]!.padEnd(12));
    return `  ${name}${String(price).padStart(3)} ${scale}  ${paint.dim(`dividend ${dividend[price]}`)}`;
  });
}

const cell = (value: string | number): string => String(value).padStart(COLUMN);

/** With closed holdings the totals of the others are hidden here, but not what a claimant may choose from (P12). */
function holdings(view: View, who: Who, paint: Paint): string[] {
  const { players, bank, phase, seat, turn } = view;
  const head = TICKER.map((ticker, sector) => paint.colour(COLOUR[sector]!, cell(ticker))).join('');
  const row = (name: string, { cash, shares }: { cash: number; shares: readonly number[] }, end: string): string =>
    `  ${name.padEnd(16)}${cell(cash)}${shares.map(cell).join('')}${end}`;
  const closed = { cash: Number.NaN, shares: TICKER.map(() => Number.NaN) };
  const lines = [`  ${' '.repeat(16)}${cell('cash')}${head}${paint.dim('   objective')}`];
  players.forEach((player, index) => {
    const asked = phase.kind === 'collect' && phase.from === index && turn.seat === seat;
    const open = view.openHoldings || index === seat || asked || phase.kind === 'over';
    const mark = phase.kind !== 'over' && turn.seat === index ? '▸' : ' ';
    const name = `${mark} ${who(index).slice(0, 13)}`;
    if (player.out) lines.push(paint.dim(`  ${name.padEnd(16)}  bankrupt`));
    else lines.push(row(name, open ? player : closed, cell(player.amount)).replaceAll('NaN', '  ?'));
  });
  lines.push(paint.dim(row('  Bank', bank, '')));
  return lines;
}

function offerLine({ phase, turn, prices }: View, who: Who): string | null {
  if (phase.kind !== 'answer' && phase.kind !== 'bank') return null;
  const { side, sector, number, left } = phase;
  const verb = side === 'buy' ? 'buys' : 'sells';
  return `${who(turn.seat)} ${verb} ${number} ${NAME[sector]} at ${prices[sector]}: ${left} left`;
}

function cardText(card: Card, paint: Paint): string {
  const change = changeOf(card);
  const effect = change === 0 ? 'dividend' : change > 0 ? `▲${change}` : `▼${-change}`;
  return paint.colour(COLOUR[sectorOf(card)]!, `${NAME[sectorOf(card)]} ${effect}`);
}

/** The hand, and how far the objective is: what is held of each figure, and what has to go. */
function ownCards(view: View, own: PlayerView, hand: readonly Card[], paint: Paint): string[] {
  const lines = [`${paint.bold('Your cards')}  ${hand.map((card) => cardText(card, paint)).join('   ')}`];
  const { figures } = own.objective!;
  const wanted = figures.flatMap((figure, sector) =>
    figure > 0 ? [`${NAME[sector]} ${own.shares[sector]! * view.prices[sector]!}/${figure}`] : [],
  );
  const unwanted = figures.flatMap((figure, sector) =>
    figure === 0 ? [`${TICKER[sector]} ${own.shares[sector]}`] : [],
  );
  lines.push(`${paint.bold(`Objective ${own.amount}`)}  ${wanted.join('  ')}`);
  lines.push(`${' '.repeat(10)}and none of ${unwanted.join(', ')}`);
  return lines;
}
