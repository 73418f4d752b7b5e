import type { Refusal, Who, Words } from '@outcry/engine';
import type { Event, Move } from '../state.ts';
import { companyOf, numberOf } from '../state.ts';
import type { View } from '../view.ts';

const COMPANY = ['Blue Moon', 'Green Globe', 'Red Sun', 'Purple Prose', 'Golden Maple'];
const cardName = (card: number): string => `${COMPANY[companyOf(card)]} ${numberOf(card)}`;
const signed = (boxes: number): string => (boxes < 0 ? `−${-boxes}` : `+${boxes}`);
const list = (cards: readonly number[]): string => new Intl.ListFormat('en').format(cards.map(cardName));
const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);

/** Null is Otto, who has no seat. */
const name = (seat: number | null, who: Who): string => (seat === null ? 'Otto' : who(seat));

function question({ phase, seat }: View, who: Who): string {
  if (phase.kind === 'over') return 'The game is over.';
  if (phase.kind === 'play')
    return phase.seat === seat ? 'Which card do you play?' : `${who(phase.seat)} is choosing a card to play.`;
  return phase.seat === seat
    ? 'Side Deal: which card of the trick do you take?'
    : `${who(phase.seat)} is choosing a card to take by Side Deal.`;
}

function move(choice: Move): string {
  if (choice.kind === 'take') return `Take ${cardName(choice.card)}`;
  const target = choice.target === null ? '' : `: ${COMPANY[choice.target]} ${signed(choice.boxes!)}`;
  return `Play ${cardName(choice.card)}${target}`;
}

function event(told: Event, who: Who): string {
  switch (told.kind) {
    case 'dealt':
      return `Round ${told.round}: ${who(told.dealer)} deals, ${who(told.lead)} leads.`;
    case 'played':
      return `${who(told.seat)} played ${cardName(told.card)}.`;
    case 'otto-played':
      return `Otto turned up ${cardName(told.card)}.`;
    case 'moved': {
      const why = told.because === 'won' ? ' for winning' : '';
      if (told.from === told.to) return `${COMPANY[told.company]} could not move further; it stays at $${told.price}.`;
      return `${COMPANY[told.company]} ${signed(told.to - told.from)}${why}, now $${told.price} (box ${told.to}).`;
    }
    case 'side-deal':
      return `${who(told.seat)} took ${cardName(told.card)} by Side Deal.`;
    case 'won':
      return `${name(told.seat, who)} won the trick with ${cardName(told.card)} and took ${cards(told.cards.length)}.`;
    case 'nobody-won':
      return `Nobody won the trick: ${list(told.cards)} are set aside.`;
    case 'leftovers':
      return `${name(told.seat, who)} kept ${list(told.cards)}.`;
    case 'paid': {
      const paid = told.money
        .map((money, hand) => ({ money, hand }))
        .filter(({ money }) => money > 0)
        .map(({ money, hand }) => `${name(told.otto === hand ? null : hand, who)} $${money}`);
      return `${COMPANY[told.company]} at $${told.price} pays ${paid.length > 0 ? new Intl.ListFormat('en').format(paid) : 'nobody'}.`;
    }
    case 'round-over':
      return `Round ${told.round} earned: ${told.earned.map((money, seat) => `${who(seat)} $${money}`).join(', ')}.`;
    case 'over': {
      const winners = told.places.flatMap((place, seat) => (place === 1 ? [who(seat)] : []));
      return `${new Intl.ListFormat('en').format(winners)} ${winners.length > 1 ? 'share the victory' : 'wins the game'}.`;
    }
  }
}

const REFUSALS: Record<string, (args: Readonly<Record<string, string | number>>) => string> = {
  'no-side-deal-now': () => 'There is no Side Deal to make now: play a card.',
  'not-in-hand': () => 'That card is not in your hand.',
  'target-needed': () => 'This card moves a company: name it.',
  'company-not-in-play': () => 'That company is not in this game.',
  'another-company': () => 'Bad Press hits another company than the card’s own.',
  'wrong-boxes': ({ boxes }) => `This card does not move a company by that: it moves it by ${signed(Number(boxes))}.`,
  'no-target': () => 'This card leaves you no choice: play it without a company.',
  'side-deal-first': () => 'Take a card of the trick by Side Deal first.',
  'not-the-winning-card': () => 'A Side Deal cannot take the winning card.',
  'not-in-trick': () => 'That card is not in this trick.',
  'companies-left-out': ({ seats, companies }) =>
    `With ${seats} seats, leave out exactly ${companies} of the companies, or name none to draw them.`,
};

export const words: Words<Move, View, Event> = {
  name: 'Taking Stock',
  pitch: 'Every card you play is also a share you may win.',
  options: {
    leftOut: {
      label: 'Companies left out',
      help: 'Two with two or three seats, one with four. None chosen: at random.',
      values: Object.fromEntries(
        ['blue-moon', 'green-globe', 'red-sun', 'purple-prose', 'golden-maple'].map((id, i) => [id, COMPANY[i]!]),
      ),
    },
  },
  question,
  move,
  event,
  refusal: ({ reason, args }: Refusal) => REFUSALS[reason]!(args ?? {}),
};
