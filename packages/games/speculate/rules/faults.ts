import type { FaultWords } from '../../places.ts';
import type { Contradiction } from '../data.ts';

/** What is wrong with tables that contradict themselves, after the name of the place. */
export const FAULTS: FaultWords<Contradiction> = {
  'start-too-high': {
    en: ({ start, highest }) => `the start, ${start}, must not be above ${highest}, the highest`,
    fr: ({ start, highest }) => `le départ, ${start}, ne doit pas dépasser le maximum, ${highest}`,
    nl: ({ start, highest }) => `het begin, ${start}, mag niet boven het hoogste liggen, ${highest}`,
  },
  'too-few-shares': {
    en: ({ seats, needed, shares }) =>
      `${seats} players and the bank start with ${needed} of each sector; there are ${shares}`,
    fr: ({ seats, needed, shares }) =>
      `${seats} joueurs et la banque commencent avec ${needed} de chaque secteur\u00a0; il y en a ${shares}`,
    nl: ({ seats, needed, shares }) =>
      `${seats} spelers en de bank beginnen met ${needed} van elke sector; er zijn er ${shares}`,
  },
  'too-few-cards': {
    en: ({ cards, least }) => `there are ${cards}; at least ${least} are needed`,
    fr: ({ cards, least }) => `il y en a ${cards}\u00a0; il en faut au moins ${least}`,
    nl: ({ cards, least }) => `er zijn er ${cards}; minstens ${least} zijn nodig`,
  },
  'too-many-equal': {
    en: ({ most }) => `a sector may have at most ${most} equal cards`,
    fr: ({ most }) => `un secteur a au plus ${most} cartes égales`,
    nl: ({ most }) => `een sector heeft hoogstens ${most} gelijke kaarten`,
  },
  bands: {
    en: () => 'each band must reach a higher price than the one before',
    fr: () => 'chaque tranche doit atteindre un cours plus haut que la précédente',
    nl: () => 'elke groep moet tot een hogere koers gaan dan de vorige',
  },
  'too-low': {
    en: ({ highest }) => `the last band must reach the highest price, ${highest}`,
    fr: ({ highest }) => `la dernière tranche doit atteindre le cours maximum, ${highest}`,
    nl: ({ highest }) => `de laatste groep moet tot de hoogste koers gaan, ${highest}`,
  },
  amounts: {
    en: () => 'each amount must be higher than the one before',
    fr: () => 'chaque montant doit dépasser le précédent',
    nl: () => 'elk bedrag moet hoger zijn dan het vorige',
  },
  figures: {
    en: ({ amount }) => `a card of ${amount} must have exactly three figures above 0`,
    fr: ({ amount }) => `une carte de ${amount} doit avoir exactement trois chiffres au-dessus de 0`,
    nl: ({ amount }) => `een kaart van ${amount} moet precies drie getallen boven 0 hebben`,
  },
};
