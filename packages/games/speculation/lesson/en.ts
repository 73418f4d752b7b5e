import type { LessonWords } from '../../lesson.ts';
import type { lesson } from './script.ts';

export const words: LessonWords<typeof lesson> = {
  goal: {
    title: 'A race of eight bricks',
    text: 'Eight bricks race from START to END, and their places make the prices of the shares. When the first is home the game ends: cash and shares are added up, and the richest wins.',
  },
  prices: {
    title: 'Segment and rank',
    text: 'A share costs what the list of its brick’s segment says for its rank. In front it is dear and grows dearer along the road; at the back it is cheap, later even worth less than nothing. On START every share costs $20.',
  },
  buy: {
    title: 'Trade',
    text: 'The tile says Trade: in turn everybody may buy a share, sell one, or do both. You have $20, one Alhambra share, and the Timbuktu card in your hand. Buy Timbuktu: you can push it at once.',
    why: 'Every share costs $20 now, but you hold the card that moves Timbuktu: buy Timbuktu.',
  },
  card: {
    title: 'A card in secret',
    text: 'Everybody lays a card face down. When all are shown, each moves its brick as many empty spaces as the movement tile says: 4 this turn. Play Timbuktu.',
    why: 'You own nothing of Colonia. Timbuktu is yours: play its card.',
  },
  moved: {
    title: 'Look at the prices',
    text: (who) =>
      `${who(1)} and ${who(2)} both pushed Show Manager: it moved twice and leads at $80. Your Timbuktu is second, worth $70 instead of $20. Occupied spaces are jumped over and do not count.`,
  },
  quiet: {
    title: 'No Action',
    text: (who) =>
      `${who(1)} is active and drew No Action, so only cards are played. None of yours is a company you own; nobody owns Colonia, so it helps no rival. Play it. (A Bank Holiday would keep all bricks where they are.)`,
    why: (who) => `Metro would help ${who(2)}, who owns a share of it. Nobody owns Colonia: play that.`,
  },
  swap: {
    title: 'Sell and buy at once',
    text: 'Trade again. Timbuktu brings $40, twice what you paid, and you drew the Alhambra card. Sell Timbuktu and buy a second Alhambra for $20, both in one trade.',
    why: 'You are about to push Alhambra, so own more of it: sell Timbuktu and buy Alhambra.',
  },
  push: {
    title: 'Push your own',
    text: 'Two Alhambra shares, and its card in your hand: play it. You draw a new card after every turn; when all nine are played they are shuffled again.',
    why: 'Two of your shares are Alhambra: play its card.',
  },
  rank: {
    title: 'Rank +1',
    text: 'You are active and drew Rank +1: choose a brick, and it goes to the first empty space ahead of the one just above it. Alhambra jumps past Carat, and since the next space is taken, past Timbuktu too.',
    why: 'Any brick but the first may be chosen; Alhambra is the one you own: move that.',
  },
  free: {
    title: 'Your own choice',
    text: 'Now the bricks move 6, a long way. Neither card is a company of yours, so think whom it helps, and whether its brick would pass Alhambra. Play the one you like.',
  },
  end: {
    title: 'Now you play on',
    text: (who) =>
      `${who(1)} pushed Alhambra, of all bricks. Lucky you! From here the others think for themselves. Played cards lie open, so you can tell what may still come. Unsure? Hint shows what a good trader would do.`,
  },
};
