import type { TableWords } from '../../module.ts';
import type { Data } from '../data.ts';

/** What the tables are called, and where they come from, for the page of the rules. */
export const TABLES: Readonly<Record<keyof Data, TableWords>> = {
  shares: {
    en: 'shares of each sector',
    fr: ['actions de chaque secteur', 'Imprimé dans la règle.'],
    nl: ['aandelen per sector', 'Gedrukt in de spelregels.'],
  },
  prices: {
    en: 'prices',
    fr: ['cours', 'Imprimé dans la règle.'],
    nl: ['koersen', 'Gedrukt in de spelregels.'],
  },
  start: {
    en: 'start of the game',
    fr: ['mise en place', 'Imprimé dans la règle.'],
    nl: ['begin van het spel', 'Gedrukt in de spelregels.'],
  },
  rounds: {
    en: 'rounds by players',
    fr: ['manches selon les joueurs', 'Imprimé dans la règle.'],
    nl: ['rondes per aantal spelers', 'Gedrukt in de spelregels.'],
  },
  fees: {
    en: 'fees',
    fr: ['frais', 'Imprimé dans la règle.'],
    nl: ['kosten', 'Gedrukt in de spelregels.'],
  },
  prize: {
    en: 'prize of a claim',
    fr: ['prime d’un objectif', 'Imprimé dans la règle.'],
    nl: ['premie voor een opgeëist doel', 'Gedrukt in de spelregels.'],
  },
  marketCards: {
    en: 'market cards',
    fr: [
      'cartes de marché',
      'Des cartes d’un seul secteur qui le déplacent de 1 à 4 sont attestées publiquement, cinq cartes dividende et « Grands magasins hausse de 2 » sont dans la règle ; leur nombre est de nous. Il a été trouvé, avec les dividendes, par des parties simulées entre Traders : peu finissent tôt par une faillite, les cours restent en moyenne sous 25, et dans la plupart quelqu’un réclame un objectif.',
    ],
    nl: [
      'marktkaarten',
      'Kaarten van één sector die hem 1 tot 4 verschuiven, staan in openbare bronnen, vijf dividendkaarten en “Winkels 2 omhoog” in de spelregels; de aantallen zijn van ons. Ze zijn, samen met de dividenden, gevonden met gesimuleerde partijen van Traders: weinig partijen eindigen vroeg door een faillissement, de koersen blijven gemiddeld onder 25, en in de meeste eist iemand een doel op.',
    ],
  },
  dividends: {
    en: 'dividends',
    fr: [
      'dividendes',
      'La règle imprime que les cours de 13 à 20 rapportent 3 ; les autres tranches sont de nous, trouvées par simulation avec les cartes de marché.',
    ],
    nl: [
      'dividenden',
      'De spelregels vermelden dat koersen van 13 tot 20 3 opleveren; de andere groepen zijn van ons, met de marktkaarten gevonden door simulatie.',
    ],
  },
  objectives: {
    en: 'objective cards',
    fr: [
      'cartes d’objectif',
      'Dix cartes par montant sont dans la règle ; une carte par trio de secteurs est déduite ; les chiffres sont de nous.',
    ],
    nl: [
      'doelkaarten',
      'Tien kaarten per bedrag staan in de spelregels; één kaart per drietal sectoren is afgeleid; de cijfers zijn van ons.',
    ],
  },
};
