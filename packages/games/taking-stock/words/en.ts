import { say } from '@outcry/engine/sentence';
import { signed, wordsOf } from './common.ts';

export const words = wordsOf({
  locale: 'en',
  pitch: 'Every card you play is also a share you may win.',
  parts: { money: 'Money', portfolio: 'Portfolio', hand: 'Hand', trick: 'This trick' },
  styles: {},
  leftOut: {
    label: 'Companies left out',
    help: 'Two with two or three seats, one with four. None chosen: at random.',
  },
  over: 'The game is over.',
  yourCard: 'Which card do you play?',
  theirCard: (name) => `${name} is choosing a card to play.`,
  yourDeal: 'Side Deal: which card of the trick do you take?',
  theirDeal: (name) => `${name} is choosing a card to take by Side Deal.`,
  play: (card) => `Play ${card}`,
  playOn: (card, company, boxes) => `Play ${card}: ${company} ${boxes}`,
  take: (card) => `Take ${card}`,
  dealt: (round, dealer, lead) => say`Round ${round}: ${dealer} deals, ${lead} leads.`,
  played: (name, card) => say`${name} played ${card}.`,
  turnedUp: (card) => say`Otto turned up ${card}.`,
  stays: (company, price) => say`${company} could not move further; it stays at ${price}.`,
  moved: (company, boxes, won, price, box) =>
    say`${company} ${boxes}${won ? ' for winning' : ''}, now ${price} (box ${box}).`,
  sideDeal: (name, card) => say`${name} took ${card} by Side Deal.`,
  won: (name, card, cards) =>
    say`${name} won the trick with ${card} and took ${cards === 1 ? '1 card' : `${cards} cards`}.`,
  nobodyWon: (cards) => say`Nobody won the trick: ${cards} are set aside.`,
  kept: (name, cards) => say`${name} kept ${cards}.`,
  paid: (company, price, payees) => say`${company} at ${price} pays ${payees ?? 'nobody'}.`,
  earned: (round, amounts) => say`Round ${round} earned: ${amounts}.`,
  wins: (names, several) => say`${names} ${several ? 'share the victory' : 'wins the game'}.`,
  refusals: {
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
      companies === 0
        ? `With ${seats} seats all the companies are in play: leave none out.`
        : `With ${seats} seats, leave out exactly ${companies} of the companies, or name none to draw them.`,
  },
});
