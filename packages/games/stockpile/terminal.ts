import type { Paint, Who } from '@outcry/engine';
import { BOOM, BUST, COMPANY_COUNT, DIVIDEND, feeOf, TAX } from './cards.ts';
import type { Data, Track } from './data.ts';
import { faceUp } from './looks.ts';
import { holderOf } from './state.ts';
import type { PlayerView, View } from './view.ts';
import { COMPANY, investorName, strategyName, strategyText } from './words/en-cards.ts';

const TICKER = ['COSM', 'BOTT', 'LEAD', 'AMER', 'STAN', 'EPIC'];
const COLOUR = ['cyan', 'green', 'magenta', 'blue', 'red', 'yellow'];
const GOODS = ['gold', 'plat', 'oil', 'gas', 'corn', 'catl', 'TAX'];
const WIDTH = 78;
const NAME = 12;

/** A piece of a line: what it says, and how it is painted (which may add signs that are not seen). */
interface Piece {
  readonly text: string;
  readonly painted: string;
}

const plain = (text: string): Piece => ({ text, painted: text });

/** Pieces one after the other, broken into as many lines as they need. */
function filled(start: Piece, pieces: readonly Piece[]): string[] {
  const indent = 6;
  const lines: string[] = [];
  let line = start.painted;
  let width = start.text.length;
  for (const { text, painted } of pieces) {
    if (width + 1 + text.length > WIDTH) {
      lines.push(line);
      line = ' '.repeat(indent - 1);
      width = indent - 1;
    }
    line += ` ${painted}`;
    width += 1 + text.length;
  }
  return [...lines, line];
}

const forecast = (value: number): string =>
  value > DIVIDEND ? '$'.repeat(value - DIVIDEND) : value > 0 ? `+${value}` : String(value);

const share = (paint: Paint, company: number): string => paint.colour(COLOUR[company]!, TICKER[company]!);

/** A market card with so much around it; null is one that lies face down, unknown. */
function card(paint: Paint, kind: number | null, before = '', after = ''): Piece {
  if (kind === null) return { text: '[??]', painted: paint.dim('[??]') };
  if (kind < COMPANY_COUNT)
    return { text: before + TICKER[kind] + after, painted: before + share(paint, kind) + after };
  return plain(before + (kind === BOOM ? 'BOOM+2' : kind === BUST ? 'BUST-2' : `fee-${feeOf(kind)}`) + after);
}

/** Prices, pairs, stockpiles with bids, everybody's money and shares, and what the viewer holds. */
export function terminal(view: View, who: Who, paint: Paint, data: Data): string[] {
  const name = (seat: number): string => who(seat).slice(0, NAME);
  const lines = [
    paint.bold(`Round ${view.round} of ${view.rounds}`) +
      paint.dim(`  ${name(view.first)} is first  ${view.deckSize} market cards left  money in $K`),
    '',
    ...prices(view, paint, data),
  ];
  if (view.pairs.length > 0) lines.push('', ...pairs(view, name, paint));
  lines.push('', ...piles(view, name, paint, data), '', ...players(view, name, paint));
  if (view.seat !== null) lines.push(...own(view.players[view.seat]!, paint, data));
  return lines;
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
function pairs(view: View, name: Who, paint: Paint): string[] {
  const known = view.pairs.flatMap(({ company, forecast: value }, index): Piece[] => {
    if (company === null && value === null) return [];
    const holder = holderOf(view.seats, index);
    const whose = holder < 0 ? 'table' : holder === view.seat ? 'you' : name(holder);
    const said = `${value === null ? '?' : forecast(value)}${view.falsified === index ? ' (falsified)' : ''}, ${whose};`;
    return company === null ? [plain(`? ${said}`)] : [card(paint, company, '', ` ${said}`)];
  });
  const hidden = view.pairs.length - known.length;
  return [
    `${paint.bold('Forecasts this round')}  ${view.forecasts.map(forecast).join(' ')}`,
    ...filled(plain('  You know:'), [...known, plain(hidden > 0 ? `${hidden} hidden` : 'none hidden')]),
  ];
}

function piles(view: View, name: Who, paint: Paint, data: Data): string[] {
  const lines = [`${paint.bold('Stockpiles')}  ${paint.dim(`bid spaces ${view.spaces.join(' ')}; [face down]`)}`];
  // K24: Barbara's spaces have values of their own.
  if (view.spaces.join() !== view.bidTrack.join())
    lines.push(paint.dim(`  printed on them ${view.bidTrack.join(' ')}`));
  view.piles.forEach((pile, index) => {
    const pieces = pile.cards.map((kind, place) =>
      faceUp(view.seats, pile.known[place]!) ? card(paint, kind) : card(paint, kind, '[', ']'),
    );
    for (const goods of pile.goods) pieces.push(plain(GOODS[goods]!));
    if (view.firstCard === index) pieces.push(plain('FIRST'));
    if (pile.investor >= 0) pieces.push(plain(investorName(pile.investor)));
    const bid = pile.bidder < 0 ? '' : `${name(pile.bidder)} on ${data.bidTrack[pile.space]}`;
    lines.push(...filled(plain(`  ${index + 1}  ${bid.padEnd(NAME + 6)}`), pieces));
  });
  return lines;
}

/** Shares by company, as counts. */
const held = (counts: readonly number[], paint: Paint): Piece[] =>
  counts.flatMap((count, kind) => (count > 0 ? [card(paint, kind, '', `×${count}`)] : []));

/** A list after a word, or nothing at all. */
const listed = (word: string, pieces: readonly Piece[]): Piece[] => (pieces.length > 0 ? [plain(word), ...pieces] : []);

function players(view: View, name: Who, paint: Paint): string[] {
  const lines = [paint.bold('Players')];
  view.players.forEach((player, seat) => {
    const pieces = [
      ...player.investors.map((investor) => plain(investorName(investor))),
      ...listed('| split', held(player.split, paint)),
      ...(player.debts.length > 0 ? [plain(`| owes ${player.debts.join('+')}`)] : []),
      ...(player.bonds > 0 ? [plain(`| ${player.bonds} bonds`)] : []),
      ...listed('|', goodsOf(player)),
      ...(player.strategyCount > 0 ? [plain(`| ${player.strategyCount} strategies`)] : []),
      ...(seat === view.seat ? [] : shown(player, paint)),
    ];
    const start = `  ${name(seat).padEnd(NAME)} $${String(player.cash).padEnd(4)} ${player.cards} hidden`;
    lines.push(...filled(plain(start.padEnd(30)), pieces));
  });
  return lines;
}

/** What the viewer knows of another's portfolio; all of it when the game is over. */
const shown = ({ shares, known }: PlayerView, paint: Paint): Piece[] =>
  shares ? listed('|', held(shares, paint)) : listed('| you know of', held(known.least, paint));

const goodsOf = ({ goods }: PlayerView): Piece[] =>
  goods.flatMap((count, kind) => (count > 0 ? [plain(`${count} ${kind === TAX ? 'tax' : GOODS[kind]}`)] : []));

/** The viewer's own cards. */
function own({ shares, hand, goodsHand, strategies }: PlayerView, paint: Paint, data: Data): string[] {
  const start = (text: string): Piece => ({ text, painted: paint.bold(text) });
  const portfolio = held(shares ?? [], paint);
  const lines = ['', ...filled(start('Your portfolio '), portfolio.length > 0 ? portfolio : [plain('no shares')])];
  const toPlace = [
    ...(hand ?? []).map((kind) => card(paint, kind)),
    ...(goodsHand ?? []).map((goods) => plain(GOODS[goods]!)),
  ];
  if (toPlace.length > 0) lines.push(...filled(start('To place '), toPlace));
  if (strategies && strategies.length > 0) lines.push(start('Your strategies').painted);
  for (const card of strategies ?? [])
    lines.push(...filled(plain(`  ${strategyName(card)}:`), strategyText(card, data).split(' ').map(plain)));
  return lines;
}
