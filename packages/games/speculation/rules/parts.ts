import type { PartWords } from '../../module.ts';

/** What the parts of the table are, for the picture on the rules page; by the `data-part` of the board. */
export const PARTS: Readonly<Record<string, PartWords>> = {
  seats: {
    en: 'The players, with their money and shares.',
    fr: 'Les joueurs, leur argent et leurs actions.',
    nl: 'De spelers met hun geld en aandelen.',
  },
  track: {
    en: 'The track. Each brick is a company; the list of its segment tells its price by its rank.',
    fr: 'Le parcours. Chaque brique est une société ; la liste de son secteur donne son cours selon son rang.',
    nl: 'Het parcours. Elk blokje is een bedrijf; de lijst van zijn deel geeft de koers bij zijn plaats.',
  },
  bags: {
    en: 'The two bags, and what has been drawn from them.',
    fr: 'Les deux sacs, et ce qui en a été tiré.',
    nl: 'De twee zakken, en wat eruit getrokken is.',
  },
  market: {
    en: 'The market: what a share costs, and how many of each you hold.',
    fr: 'Le marché : le prix d’une action, et combien vous en avez.',
    nl: 'De markt: wat een aandeel kost, en hoeveel je er hebt.',
  },
  hand: {
    en: 'Your cards. One of them moves a brick each turn.',
    fr: 'Vos cartes. À chaque tour, l’une d’elles fait avancer une brique.',
    nl: 'Jouw kaarten. Elke beurt beweegt er één een blokje.',
  },
};
