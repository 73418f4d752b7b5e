import type { Locale } from '@outcry/engine';
import { money } from '@outcry/engine/figures';
import type { Data } from '../data.ts';
import { partlyTaken, payoutsNow, standing, totalOf } from '../preview.ts';
import type { Holdings, PlayPreview, Standing, TakePreview } from '../preview.ts';
import { numberOf } from '../state.ts';
import type { Hand, Move } from '../state.ts';
import type { View } from '../view.ts';
import { NAMES } from '../words/common.ts';
import type { BoardText } from './text/index.ts';
import type { Frame } from './timeline.ts';

interface Speech {
  readonly data: Data;
  readonly view: View;
  readonly text: BoardText;
  readonly locale: Locale;
  /** Somebody's name; Otto too. */
  readonly name: (hand: Hand) => string;
}

/** Why something happens that is being told: what the card does, and which number wins. */
export function reason({ data, text }: Speech, { event, card, trick }: Frame): string {
  if (card === null) return '';
  const effect = data.effects[numberOf(card) - 1]!;
  const { name, does } = text.effect(effect);
  const said = text.cardDoes(name, does);
  if (event.kind === 'played' || (event.kind === 'moved' && event.because === 'effect')) return said;
  if (event.kind === 'won') {
    const decided = standing(data, trick);
    const rule = ruleOf(text, trick, decided);
    return [...(rule === '' ? [] : [`${rule}.`]), ...priceDecides(text, decided)].join(' ');
  }
  return effect.kind === 'acquisition' ? said : '';
}

/** T7: which number wins; nothing where Side Deals may have taken the card that reversed it. */
export function ruleOf(text: BoardText, trick: View, { reversed }: Pick<Standing, 'reversed'>): string {
  if (reversed) return text.lowestWins;
  return partlyTaken(trick) ? '' : text.highestWins;
}

/** T7: that prices decide between equal numbers, where they do. */
const priceDecides = (text: BoardText, { byPrice, reversed }: Standing): readonly string[] =>
  byPrice ? [reversed ? text.equalLower : text.equalHigher] : [];

/** How the viewer's payout would change. */
function payout({ data, view, text, locale }: Speech, after: Holdings): string {
  const now = totalOf(payoutsNow(data, view), view.seat!);
  const then = totalOf(payoutsNow(data, after), view.seat!);
  const figure = (amount: number): string => money(amount, locale);
  return now === then ? text.payoutSame(figure(now)) : text.payoutChange(figure(now), figure(then));
}

/** What playing a card would do, in a few sentences with numbers. */
export function playConsequence(speech: Speech, move: Extract<Move, { kind: 'play' }>, preview: PlayPreview): string {
  const { data, text, locale, view } = speech;
  const priceAt = (box: number): string => money(data.track[box]!, locale);
  const parts: string[] = [];
  const { effect, rise, toCome, wins } = preview;
  const last = toCome.length === 0;
  const does = data.effects[numberOf(move.card) - 1]!.kind;
  if (does === 'reversal') parts.push(text.reverses);
  if (effect !== null)
    parts.push(
      effect.from === effect.to
        ? text.staysPut(NAMES[effect.company]!)
        : text.moves(NAMES[effect.company]!, priceAt(effect.to), effect.to + 1),
    );
  if (preview.tiesWith.length > 0 && preview.place >= 0)
    parts.push(
      text.tiesWith(new Intl.ListFormat(locale).format(preview.tiesWith.map(speech.name)), preview.tiesWith.length > 1),
    );
  parts.push(...priceDecides(text, preview));
  if (wins && rise !== null) {
    const say = last ? text.winTrick : text.winSoFar;
    parts.push(say(view.table.length + 1, NAMES[rise.company]!, priceAt(rise.to), rise.to + 1));
    if (!last) parts.push(text.beatenBy(preview.beatenBy.length, preview.unseen));
    else if (preview.deals.length === 0) parts.push(payout(speech, preview.after));
  } else if (preview.place < 0) parts.push(last ? text.nobody : text.nobodySoFar);
  else {
    const name = speech.name(view.playedBy[preview.place]!);
    parts.push(last ? text.theyWin(name) : text.theyWinSoFar(name));
  }
  const others = preview.deals.filter((hand) => hand !== view.seat).map(speech.name);
  if (others.length > 0) parts.push(text.dealFirst(new Intl.ListFormat(locale).format(others), others.length > 1));
  if (does === 'side-deal' && preview.place >= 0) parts.push(text.thenDeal);
  return parts.join(' ');
}

/** What taking a card by Side Deal would leave, and what it is worth. */
export function takeConsequence(speech: Speech, { winner, left, next, after }: TakePreview): string {
  const { text, view, locale } = speech;
  const count = left.length - next.length;
  const leaves = winner === view.seat ? text.leavesToYou(count) : text.leavesTo(speech.name(winner), count);
  if (next.length === 0) return `${leaves} ${payout(speech, after)}`;
  return `${text.dealFirst(new Intl.ListFormat(locale).format(next.map(speech.name)), next.length > 1)} ${leaves}`;
}
