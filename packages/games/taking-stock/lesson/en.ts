import type { LessonWords } from '../../lesson.ts';
import type { lesson } from './script.ts';

export const words: LessonWords<typeof lesson> = {
  goal: {
    title: 'Own the most, at the best price',
    text: 'At the end of each round every company pays whoever holds the most of its shares, and the more the higher its price. After four rounds the most money wins. This table always shows what would be paid now.',
  },
  hand: {
    title: 'One card, three things',
    text: 'A card is a number that may win the trick, an effect that happens as it is played, and a share for whoever takes it. You have seven for five tricks, and may always play the one you like.',
  },
  lead: {
    title: 'Lead with a six',
    text: 'The highest number wins, so a 6 is strong. Green Globe 6 is a New Acquisition too: if it wins, its price climbs two boxes. Choose it to see what it would do, then play it.',
    why: 'A 6 led now has a good chance to win, and would lift Green Globe two boxes. Try that one.',
  },
  won: {
    title: 'Three shares for you',
    text: (who) =>
      `${who(1)}’s Bad Press pushed Purple Prose down, ${who(2)}’s Insider Tip lifted Blue Moon. Your 6 won: all three cards are your shares now, Green Globe rose two boxes, and you lead again.`,
  },
  tip: {
    title: 'Push a price',
    text: 'An Insider Tip moves any company a box, up or down. You own Green Globe, so lift it: choose Purple Prose 5, then Green Globe, up. The 5 may lose the trick; the push stays.',
    why: 'The rules let you move any company, but Green Globe is the one you own: choose Purple Prose 5 and push Green Globe up.',
  },
  tie: {
    title: 'Two sevens',
    text: (who) =>
      `Of equal numbers the company with the higher price wins, so ${who(2)} took the trick with Green Globe 7. A 7 has its price: as it is played, its own company falls a box.`,
  },
  deal: {
    title: 'A small card can pay',
    text: (who) =>
      `${who(2)} leads a 6, hard to beat. Purple Prose 1 is a Side Deal: once the trick is over it takes one of its cards, though never the winning one. Play it.`,
    why: 'You will hardly win this trick, but a Side Deal gets you a card of it all the same: play Purple Prose 1.',
  },
  take: {
    title: 'Take your pick',
    text: (who) =>
      `${who(2)} wins with the 6, but your Side Deal takes first. Green Globe 5 is one more share of the company you lead in: choose it in the trick.`,
    why: 'You could take your own card back, but in Green Globe you are ahead: take Green Globe 5.',
  },
  reversal: {
    title: 'Upside down',
    text: (who) =>
      `${who(2)} leads a 7. You cannot beat that, unless the lowest number wins: Green Globe 2 is a Market Reversal and does just that.`,
    why: 'None of your numbers beats a 7. With the Market Reversal the lowest wins: play Green Globe 2.',
  },
  free: {
    title: 'Your own choice',
    text: 'Your 2 won the trick, three more shares. In the last trick play whichever card you like. The two you keep become your shares too, so keep what you want to own.',
  },
  paid: {
    title: 'Payday',
    text: 'Every company has paid. You held the most of Green Globe, which brought you $4. Then all cards are shuffled and dealt again, but the prices stay where they are.',
  },
  end: {
    title: 'Now you play on',
    text: 'Three rounds to go, and the others think for themselves now. Whenever you are unsure, Hint shows what a good trader would do. Good luck!',
  },
};
