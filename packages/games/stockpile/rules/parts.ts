import type { PartWords } from '../../module.ts';

/** What the parts of the table are, for the picture on the rules page; by the `data-part` of the board. */
export const PARTS: Readonly<Record<string, PartWords>> = {
  seats: {
    en: 'The players, with their money and what is known of their shares.',
    fr: 'Les joueurs, leur argent et ce que l’on sait de leurs actions.',
    nl: 'De spelers met hun geld en wat van hun aandelen bekend is.',
  },
  tracks: {
    en: 'The price track of every company, from 1 to 10.',
    fr: 'L’échelle des cours de chaque société, de 1 à 10.',
    nl: 'Het koersspoor van elk bedrijf, van 1 tot 10.',
  },
  piles: {
    en: 'The stockpiles: face-up and face-down cards, and the bid track of each.',
    fr: 'Les piles : cartes visibles et cachées, et l’échelle d’enchères de chacune.',
    nl: 'De stapels: open en dichte kaarten, en het biedspoor van elk.',
  },
  info: {
    en: 'What only you know: how one company moves at the end of the round.',
    fr: 'Ce que vous seul savez : comment une société bougera à la fin de la manche.',
    nl: 'Wat alleen jij weet: hoe één bedrijf aan het eind van de ronde beweegt.',
  },
  place: {
    en: 'Your money and your portfolio.',
    fr: 'Votre argent et votre portefeuille.',
    nl: 'Jouw geld en jouw portefeuille.',
  },
};
