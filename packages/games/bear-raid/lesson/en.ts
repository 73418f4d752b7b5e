import type { LessonWords } from '../../lesson.ts';
import type { lesson } from './script.ts';

export const words: LessonWords<typeof lesson> = {
  goal: {
    title: 'Be the richest after nine rounds',
    text: 'Behind your screen are $100, four secret stocks (2 Nile, 2 GameStart) and four dice. At the end you are paid the price of each stock you own and pay it for each you owe. The most money wins.',
  },
  event: {
    title: 'Pips move prices',
    text: 'At the end of a round the pips of the dice lying at a company are added up, and its event card says how the price changes. Nile shows 11 pips: with the dice as they lie, it would fall by 10.',
  },
  buy: {
    title: 'Buy what you can push',
    text: 'Nile’s card rewards many pips, and you hold two Nile dice. So buy 2 Nile: they come from the lowest spaces, each at the price plus what the space says. Choose Buy, Nile, 2.',
    why: 'You have the dice to push Nile, so Nile is the stock to own: buy 2 Nile for $50.',
  },
  market: {
    title: 'Bear or bull',
    text: (who) =>
      `${who(1)} bought GameStart; ${who(2)} shorted Banana, a bet on its fall, and put a sixth stock on its board. More than five make a bear market, five or fewer a bull market. Where a card has both columns, only that one counts: Banana would fall by 20.`,
  },
  rumor: {
    title: 'Spread a rumor',
    text: (who) =>
      `${who(2)} and ${who(1)} each placed a Banana die on the Rumors card; what lies there is rolled at the end of the round. Everybody has two turns a round, and this is your second: place both Nile dice there.`,
    why: 'Nile needs pips to rise: choose Rumor and both of your Nile dice.',
  },
  bag: {
    title: 'Into the bag, in secret',
    text: 'Now everybody secretly puts dice into the bag; at most five may stay. The Rumors card is filled from the bag up to nine dice, and all of them are rolled. A few more pips would lift your GameStart: put both dice in.',
    why: 'Behind your screen they do nothing this round; from the bag they may be drawn and rolled. Put the Banana and the GameStart die in.',
  },
  priced: {
    title: 'The dice have spoken',
    text: 'Nile has 24 pips now and rose by 15 to $40, and you own 4. Above 45 a stock splits: holdings double and the price is halved. At 0 a company is bankrupt, and nobody owns or owes its stocks any more.',
  },
  take: {
    title: 'The wind turns',
    text: 'A new round, new event cards. Nile’s now punishes pips: with 24 it would fall by 15. Dice you take no longer count. Take the 6 and the 5: with 13 pips Nile would rise by 5.',
    why: 'You own 4 Nile, and its fall would cost you. Choose Take dice, then the 6 and the 5 that lie at Nile.',
  },
  short: {
    title: 'Sell what you do not have',
    text: 'Banana looks weak: with 13 pips it would fall by 10. Short 2: you get $40 now and owe two stocks (stocks you own are sold the same way). Bought back later at a lower price, they leave you the difference.',
    why: 'Banana is likely to fall, and whoever is short earns by that: choose Short, Banana, 2.',
  },
  free: {
    title: 'Your own choice',
    text: 'The two Nile dice you took are behind your screen. From the bag they might be rolled and lie at Nile again; behind your screen they are out of the way. What goes in, if anything, is up to you.',
  },
  end: {
    title: 'Now you play on',
    text: 'See what became of the prices. Seven rounds to go, and the others think for themselves now. You may also pass. Whenever you are unsure, Hint shows what a good trader would do. Good luck!',
  },
};
