import type { LessonWords } from '../../lesson.ts';
import type { lesson } from './script.ts';

export const words: LessonWords<typeof lesson> = {
  goal: {
    title: 'Cash and shares',
    text: 'After 16 rounds the most in cash and shares wins. You begin with 250 and 8 shares of each sector. Every turn starts with a fee of 50, which you have just paid: a player who runs out of cash may go bankrupt.',
  },
  objective: {
    title: 'Your secret objective',
    text: 'It asks for Mines worth 150, Stores worth 125 and Transport worth 175, and for nothing of the other two. Claimed, it brings 25 from every player and 125 from the bank, and a higher one follows.',
  },
  card: {
    title: 'Push a price',
    text: 'A turn goes on with a market card. You do not need Engineering, so make it dear before you sell it: play the card that lifts Engineering by 3.',
    why: 'You are going to sell Engineering, so push its price up first: play Engineering up 3.',
  },
  sell: {
    title: 'Cry an offer',
    text: 'Deal as often as you like, in the first and the last round in two sectors only. Choose Engineering, Sell, and all 8. The others answer one by one, from your left.',
    why: 'Your objective allows no Engineering at all: offer to sell all 8.',
  },
  bank: {
    title: 'The bank takes the rest',
    text: (who) =>
      `${who(1)} bought 3, ${who(2)} 2. What is left you may sell to the bank for 1 less than the price; buying from it costs 1 more. Sell all 3 to it.`,
    why: 'You want to be rid of Engineering: sell all 3 to the bank.',
  },
  buy: {
    title: 'Now buy',
    text: 'Your 8 Transport are worth 80, your objective wants 175. Offer to buy 6 at 10.',
    why: 'Of Transport your objective wants the most: offer to buy 6.',
  },
  done: {
    title: 'Enough for now',
    text: (who) =>
      `${who(1)} sold you 4 and ${who(2)} 2: you hold 14 Transport now. You have dealt in two sectors, so no third one this round. Keep some cash for the next fee, and end your dealing.`,
    why: 'Two sectors are all this round allows, and cash is worth keeping: end your dealing.',
  },
  dividend: {
    title: 'A second card',
    text: 'Then comes a second market card. A dividend pays everybody for each share of its sector: 3 while the price is 6 to 20. Nobody holds as many Transport as you, so play it.',
    why: 'You hold 14 Transport, the others 10 together: the dividend pays you most. Play it.',
  },
  claim: {
    title: 'Not yet',
    text: 'Now, and only now, an objective can be claimed. Yours is not met, so end your turn. Everybody is asked each time: nobody can tell how near you are.',
    why: 'Your objective is not met yet: end your turn.',
  },
  answer: {
    title: 'You are asked',
    text: (who) =>
      `${who(1)} pushed Property to 13 and wants to buy 4. Your objective allows none, so sell 4. When you answer others, the limit of two sectors does not count.`,
    why: 'You want to be rid of Property, and 13 is a good price: sell 4.',
  },
  end: {
    title: 'Now you play on',
    text: (who) =>
      `Fee, card, deals, card, claim: that is a turn. ${who(1)}’s goes on, and the others think for themselves now. Keep 50 for every turn to come. Unsure? Hint shows what a good trader would do.`,
  },
};
