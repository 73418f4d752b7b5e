import type { PartWords } from '../../module.ts';

/** What the parts of the table are, for the picture on the rules page; by the `data-part` of the board. */
export const PARTS: Readonly<Record<string, PartWords>> = {
  seats: {
    en: 'The players, with their money. The ring shows whose turn it is.',
    fr: 'Les joueurs et leur argent. L’anneau montre à qui de jouer.',
    nl: 'De spelers met hun geld. De ring toont wie aan de beurt is.',
  },
  trick: {
    en: 'The trick: the cards played so far, and whether the highest or the lowest number wins.',
    fr: 'Le pli : les cartes jouées, et si le plus grand ou le plus petit numéro gagne.',
    nl: 'De slag: de gespeelde kaarten, en of het hoogste of het laagste nummer wint.',
  },
  prices: {
    en: 'The price track of every company. A tracker moves one box at a time.',
    fr: 'L’échelle des cours de chaque société. Un pion avance d’une case à la fois.',
    nl: 'Het koersspoor van elk bedrijf. Een blokje gaat telkens één vak verder.',
  },
  payouts: {
    en: 'Who holds how many shares, and what each company would pay now.',
    fr: 'Qui a combien d’actions, et ce que chaque société paierait à présent.',
    nl: 'Wie hoeveel aandelen heeft, en wat elk bedrijf nu zou uitbetalen.',
  },
  hand: {
    en: 'Your cards. Each is a number, an effect and a share at once.',
    fr: 'Vos cartes. Chacune est à la fois un numéro, un effet et une action.',
    nl: 'Jouw kaarten. Elke is tegelijk een nummer, een effect en een aandeel.',
  },
};
