import type { Paint, Who } from '@outcry/engine';
import { BOOM, BUST, COMPANY_COUNT, DIVIDEND, feeOf, TAX } from './cards.ts';
import type { Data, Track } from './data.ts';
import { holderOf } from './state.ts';
import type { PlayerView, View } from './view.ts';
import { COMPANY, investorName, list, strategyName } from './words/en-cards.ts';

const TICKER = ['COSM', 'BOTT', 'LEAD', 'AMER', 'STAN', 'EPIC'];
const COLOUR = ['cyan', 'green', 'magenta', 'blue', 'red', 'yellow'];
const GOODS = ['gold', 'plat', 'oil', 'gas', 'corn', 'catl', 'TAX'];
const WIDTH = 78;

const forecast = (value: number): string =>
  value > DIVIDEND ? '$'.repeat(value - DIVIDEND) : value > 0 ? `+${value}` : String(value);

/** Prices, pairs, stockpiles with bids, everybody's money and shares, and what the viewer holds. */
export function terminal(view: View, who: Who, paint: Paint, data: Data): string[] {
  const lines = [
    paint.bold(`Round ${view.round} of ${view.rounds}`) +
      paint.dim(`  ${who(view.first)} is first  ${view.deckSize} market cards left  money in $K`),
    '',
    ...prices(view, paint, data),
  ];
  if (view.pairs.length > 0) lines.push('', ...pairs(view, who, paint));
  lines.push('', ...piles(view, who, paint, data), '', ...players(view, who, paint));
  if (view.seat !== null) lines.push(...own(view.players[view.seat]!, paint));
  return lines;
}

const share = (paint: Paint, company: number): string => paint.colour(COLOUR[company]!, TICKER[company]!);

function card(paint: Paint, kind: number | null): string {
  if (kind === null) return paint.dim('[??]');
  if (kind < COMPANY_COUNT) return share(paint, kind);
  return kind === BOOM ? 'BOOM+2' : kind === BUST ? 'BUST-2' : `fee-${feeOf(kind)}`;
}

/** Every company's track with the price it is at, and where it goes when it splits. */
function prices(view: View, paint: Paint, data: Data): string[] {
  const board = view.options.board === 'standard' ? data.standardBoard : data.advancedBoard;
  const place = ({ values, split, dollars }: Track, company: number): string =>
    values
      .map((value, at) => {
        const text = `${value}${'$'.repeat(dollars[at]!)}`;
        if (at === view.places[company]) return paint.bold(`[${text}]`);
        return paint.dim(at === split ? `(${text})` : ` ${text} `);
      })
      .join('');
  return [
    `${paint.bold('Prices')}  ${paint.dim('[now]  (after a split)')}`,
    ...board.map(
      (track, company) =>
        `  ${paint.colour(COLOUR[company]!, COMPANY[company]!.padEnd(21))} ${share(paint, company)} ${place(track, company)}`,
    ),
  ];
}

/** What the viewer knows of this round's pairs. */
function pairs(view: View, who: Who, paint: Paint): string[] {
  const known = view.pairs.flatMap(({ company, forecast: value }, index) => {
    if (company === null && value === null) return [];
    const holder = holderOf(view.seats, index);
    const whose = holder < 0 ? 'table' : holder === view.seat ? 'you' : who(holder);
    const said = `${company === null ? '?' : share(paint, company)} ${value === null ? '?' : forecast(value)}`;
    return [`${said}${view.falsified === index ? ' (falsified)' : ''} ${paint.dim(whose)}`];
  });
  const hidden = view.pairs.length - known.length;
  const forecasts = view.forecasts.map(forecast).join(' ');
  return [
    `${paint.bold('Forecasts this round')}  ${forecasts}`,
    `  You know: ${known.join(', ') || 'nothing'}${hidden > 0 ? paint.dim(`; ${hidden} hidden`) : ''}`,
  ];
}

function piles(view: View, who: Who, paint: Paint, data: Data): string[] {
  const lines = [`${paint.bold('Stockpiles')}  ${paint.dim(`bid spaces ${view.spaces.join(' ')}`)}`];
  view.piles.forEach((pile, index) => {
    const cards = pile.cards.map((kind) => card(paint, kind));
    for (const goods of pile.goods) cards.push(GOODS[goods]!);
    if (view.firstCard === index) cards.push('FIRST');
    if (pile.investor >= 0) cards.push(investorName(pile.investor));
    const bid = pile.bidder < 0 ? '' : `${who(pile.bidder).slice(0, 12)} on ${data.bidTrack[pile.space]}`;
    lines.push(`  ${index + 1}  ${bid.padEnd(16)} ${cards.join(' ') || paint.dim('empty')}`);
  });
  return lines;
}

/** Shares by company, as counts; none: an empty list. */
const held = (counts: readonly number[], paint: Paint): string[] =>
  counts.flatMap((count, kind) => (count > 0 ? [`${card(paint, kind)}×${count}`] : []));

function players(view: View, who: Who, paint: Paint): string[] {
  const lines = [paint.bold('Players')];
  view.players.forEach((player, seat) => {
    const parts = [`${player.cards} hidden`];
    const split = held(player.split, paint);
    if (split.length > 0) parts.push(`split ${split.join(' ')}`);
    if (player.debts.length > 0) parts.push(`owes ${player.debts.join('+')}`);
    if (player.bonds > 0) parts.push(`${player.bonds} bonds`);
    if (player.strategyCount > 0) parts.push(`${player.strategyCount} strategies`);
    lines.push(`  ${who(seat).slice(0, 12).padEnd(12)} $${String(player.cash).padEnd(4)} ${parts.join(', ')}`);
    const more = [...player.investors.map(investorName), ...goodsOf(player)];
    const known = held(player.known.least, paint);
    if (seat !== view.seat && known.length > 0) more.push(`you know of ${known.join(' ')}`);
    if (more.length > 0) lines.push(`      ${paint.dim(more.join(', '))}`);
  });
  return lines;
}

const goodsOf = ({ goods }: PlayerView): string[] =>
  goods.flatMap((count, kind) => (count > 0 ? [`${count} ${kind === TAX ? 'tax' : GOODS[kind]}`] : []));

/** The viewer's own cards. */
function own({ shares, hand, goodsHand, strategies }: PlayerView, paint: Paint): string[] {
  const lines = [
    '',
    `${paint.bold('Your portfolio')}  ${held(shares ?? [], paint).join(' ') || paint.dim('no shares')}`,
  ];
  if (hand && hand.length > 0)
    lines.push(`${paint.bold('To place')}  ${hand.map((kind) => card(paint, kind)).join(' ')}`);
  if (goodsHand && goodsHand.length > 0)
    lines.push(`${paint.bold('To place')}  ${goodsHand.map((goods) => GOODS[goods]).join(' ')}`);
  if (strategies && strategies.length > 0)
    lines.push(...wrapped(`Your strategies: ${list(strategies.map(strategyName))}`));
  return lines;
}

/** A long line broken between words. */
function wrapped(text: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line.length + word.length + 1 > WIDTH) {
      lines.push(line);
      line = ' ';
    }
    line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
