import type { PartWords } from '../../module.ts';

/** What the parts of the table are, for the picture on the rules page; by the `data-part` of the board. */
export const PARTS: Readonly<Record<string, PartWords>> = {
  seats: {
    en: 'The players. Their money and positions are behind their screens.',
    fr: 'Les joueurs. Leur argent et leurs positions sont derrière leur écran.',
    nl: 'De spelers. Hun geld en posities liggen achter hun scherm.',
  },
  ladder: {
    en: 'The stocks of a company: how many can still be bought or shorted, and for how much more or less.',
    fr: 'Les actions d’une société : combien on peut encore acheter ou vendre à découvert, et à quel écart de prix.',
    nl: 'De aandelen van een bedrijf: hoeveel je er nog kunt kopen of shorten, en voor hoeveel meer of minder.',
  },
  event: {
    en: 'The event card: the pips on the company decide which row moves its price.',
    fr: 'La carte événement : les points sur la société décident quelle ligne change son cours.',
    nl: 'De gebeurteniskaart: de ogen bij het bedrijf bepalen welke rij de koers verandert.',
  },
  lying: {
    en: 'The dice that lie at a company. Their pips count when its price moves.',
    fr: 'Les dés posés près d’une société. Leurs points comptent quand son cours bouge.',
    nl: 'De dobbelstenen bij een bedrijf. Hun ogen tellen als de koers beweegt.',
  },
  screen: {
    en: 'Your screen: your money and what you own or owe.',
    fr: 'Votre écran : votre argent, ce que vous possédez et ce que vous devez.',
    nl: 'Jouw scherm: je geld en wat je bezit of schuldig bent.',
  },
  dice: {
    en: 'Your dice. On the Rumors card or in the bag they push a price.',
    fr: 'Vos dés. Sur la carte des rumeurs ou dans le sac, ils poussent un cours.',
    nl: 'Jouw dobbelstenen. Op de geruchtenkaart of in de zak duwen ze een koers.',
  },
};
