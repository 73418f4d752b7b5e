import { changeOf, sectorOf } from '../box.ts';
import { bankCan, bankPriceOf, dividendOf, holdingsAfter, pricesAfter, progressOf, worthOf } from '../preview.ts';
import type { Progress } from '../preview.ts';
import type { Event, Move } from '../state.ts';
import type { Table } from './table.ts';
import type { CardFrame } from './timeline.ts';

/** What a sentence is made with. */
export type Speech = Pick<Table, 'view' | 'data' | 'text' | 'looks' | 'figure' | 'offer' | 'who'>;

/** What is to be read below what is being told: that a turn ended before it, and why it happens. */
export function reason(speech: Speech, frame: CardFrame): string {
  const why = whyOf(speech, frame);
  if (frame.passed === null) return why;
  return [speech.text.why.passed(speech.who(frame.passed)), why].filter(Boolean).join(' ');
}

function whyOf(speech: Speech, { event, card, settles }: CardFrame): string {
  const { view, data, text, figure, offer } = speech;
  const { why } = text;
  const { fees, prize, prices } = data;
  switch (event.kind) {
    case 'fee':
      return view.phase.kind === 'deal' ? why.lateFee : why.fee;
    case 'fee-owed':
      return why.feeOwed(figure(fees.usual), figure(fees.late));
    case 'played':
      return why.played(view.phase.kind === 'card' && view.phase.second, view.turn.offers > 0);
    case 'price': {
      const by = changeOf(card!);
      return event.to - event.from === by ? why.moved(by) : why.stopped(by, by > 0 ? prices.highest : 0);
    }
    case 'dividend':
      return why.dividend(view.prices[event.sector]!, event.each);
    case 'no-dividend':
      return why.noDividend;
    case 'offer':
      return why.offer(
        event.side,
        bankPriceOf(event.price, event.side),
        event.number,
        bankCan(view, event.side, event.sector),
      );
    case 'answer':
      if (offer === null || offer.left === 0) return '';
      // P9: where the bank cannot deal in what is left, it is not asked.
      return `${text.stillOpen(event.side, offer.left)}${settles ? why.noneAtBank(event.side, view.bank.shares[event.sector]! > 0) : '.'}`;
    case 'bank':
      return atBank(speech, event);
    case 'claimed':
      return why.claimed(
        progressOf(event.figures, event.shares, view.prices)
          .filter(({ figure: wanted }) => wanted > 0)
          .map((progress) => soFar(speech, progress))
          .join(', '),
        figure(prize.each),
        figure(prize.bank),
      );
    case 'took':
      return event.from === null ? why.tookFromBank : why.took(figure(prize.each), figure(prize.inShares));
    case 'took-all':
      return why.tookAll(figure(prize.inShares));
    case 'next-objective':
      return why.next;
    case 'bankrupt':
      return event.seat === view.turn.seat ? why.unpaidFee(figure(fees.late)) : why.unpaidPrize;
    default:
      return '';
  }
}

/** P9: what was dealt with the bank for how much, who else dealt, and what nobody took. */
function atBank(
  { view, text: { why }, figure, offer }: Speech,
  { side, sector, number, price }: Extract<Event, { kind: 'bank' }>,
): string {
  const left = offer?.left ?? 0;
  const remain = left === 0 || number === 0 ? [] : [why.remain(side, left, bankCan(view, side, sector) === 0)];
  if (view.prices[sector] === 0) return [side === 'buy' ? why.free : why.nothing, ...remain].join(' ');
  if (number === 0) return why.noBank(side, price);
  const othersDealt = offer !== null && offer.number > offer.left + number;
  return [why.bank(side, figure(number * price), othersDealt), ...remain].join(' ');
}

/** What the chosen move would do, in numbers. */
export function consequence(speech: Speech, seat: number, move: Move): string {
  const { view, data, text, figure } = speech;
  const own = view.players[seat]!;
  if (move.kind === 'play') return cardConsequence(speech, seat, move.card);
  if (move.kind === 'claim') return text.prize(figure(data.prize.each), figure(data.prize.bank));
  if (move.kind === 'pass') return missing(speech, seat);
  const after = holdingsAfter(data, view, seat, move);
  if (after === null || after.cash === own.cash) return '';
  const late = figure(data.fees.late);
  if (move.kind === 'done' && after.cash < 0) return text.goesBankrupt(late);
  const change = (move.kind === 'offer' ? text.ifAll : text.cashChange)(figure(own.cash), figure(after.cash));
  const below = move.kind !== 'done' && view.turn.owes && view.turn.seat === seat && after.cash < data.fees.late;
  return [change, ...(below ? [text.belowFee(late)] : []), ...setBack(speech, seat, after.shares)].join(' ');
}

/** P12: the sectors of the objective that would be further away than now. */
function setBack(speech: Speech, seat: number, shares: readonly number[]): string[] {
  const { view, text } = speech;
  const { objective, shares: held } = view.players[seat]!;
  if (objective === null) return [];
  const now = progressOf(objective.figures, held, view.prices);
  const then = progressOf(objective.figures, shares, view.prices);
  const back = now.filter(
    ({ sector, figure: wanted, worth }) => wanted > 0 && then[sector]!.worth < Math.min(worth, wanted),
  );
  const parts = back.map(({ sector }) => soFar(speech, then[sector]!));
  return parts.length === 0 ? [] : [text.setsBack(parts.join(', '))];
}

function cardConsequence({ view, data, text, looks, figure }: Speech, seat: number, card: number): string {
  const sector = sectorOf(card);
  const { name } = looks[sector]!;
  const own = view.players[seat]!;
  if (changeOf(card) === 0) {
    const { each, paid } = dividendOf(data, view, sector);
    return paid ? text.paysEach(name, each, figure(each * own.shares[sector]!)) : text.paysNobody(name);
  }
  const then = pricesAfter(data, view.prices, card);
  const [from, to] = [view.prices[sector]!, then[sector]!];
  if (from === to) return text.stays(name, to);
  const change = text.worthChange(figure(worthOf(own, view.prices)), figure(worthOf(own, then)));
  return `${text.goes(name, from, to)} ${own.shares[sector]! > 0 ? change : ''}`.trim();
}

/** P12: the worth of a sector's shares, of what an objective asks for. */
const soFar = ({ text, looks, figure }: Speech, { sector, figure: wanted, worth }: Progress): string =>
  `${looks[sector]!.name} ${text.figure(figure(worth), figure(wanted))}`;

/** P12: what keeps an objective from being met; nothing when it is. */
function missing(speech: Speech, seat: number): string {
  const { view, text, looks } = speech;
  const { objective, shares } = view.players[seat]!;
  const open = progressOf(objective!.figures, shares, view.prices).filter(({ met }) => !met);
  const parts = open.map((progress) =>
    progress.figure > 0 ? soFar(speech, progress) : `${looks[progress.sector]!.name} ${text.toSell(progress.held)}`,
  );
  return parts.length === 0 ? '' : text.missing(parts.join(', '));
}
