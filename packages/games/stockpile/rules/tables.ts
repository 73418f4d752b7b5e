import type { TableWords } from '../../module.ts';
import type { Data } from '../data.ts';

/** What the tables are called, and where they come from, for the page of the rules. */
export const TABLES: Readonly<Record<keyof Data, TableWords>> = {
  market: {
    en: 'market deck',
    fr: ['pioche du marché', 'Les 80 cartes du marché, d’après des descriptions publiques de la boîte.'],
    nl: ['marktstapel', 'De 80 kaarten van de marktstapel, uit openbare beschrijvingen van de doos.'],
  },
  bidTrack: {
    en: 'bid track',
    fr: ['échelle d’enchères', 'Les cases des échelles d’enchères, d’après des descriptions publiques.'],
    nl: ['biedbaan', 'De vakken van de biedbanen, uit openbare beschrijvingen.'],
  },
  barbaraTrack: {
    en: 'Budget Barbara’s bid track',
    fr: ['échelle d’enchères de Budget Barbara', 'Imprimée avec Budget Barbara.'],
    nl: ['biedbaan van Budget Barbara', 'Gedrukt bij Budget Barbara.'],
  },
  standardBoard: {
    en: 'standard board',
    fr: ['plateau standard', 'Cours de 1 à 10 ; le départ est imprimé, la division mène à 6.'],
    nl: ['standaardbord', 'Koersen 1 tot 10; het begin is gedrukt, een splitsing leidt naar 6.'],
  },
  advancedBoard: {
    en: 'advanced board',
    fr: ['plateau avancé', 'Les échelles du verso, d’après une seule source publique.'],
    nl: ['gevorderd bord', 'De banen van de achterkant van het bord, uit één openbare bron.'],
  },
  rounds: {
    en: 'rounds by players',
    fr: ['manches selon les joueurs', 'Manches selon les joueurs, d’après des descriptions publiques du calendrier.'],
    nl: ['rondes per aantal spelers', 'Rondes per aantal spelers, uit openbare beschrijvingen van de kalender.'],
  },
  startCash: {
    en: 'starting cash',
    fr: ['argent de départ', '20, à deux joueurs 30.'],
    nl: ['beginkapitaal', '20, met twee spelers 30.'],
  },
  forecasts: {
    en: 'forecast cards',
    fr: ['cartes prévision', 'Les six cartes du jeu de base.'],
    nl: ['voorspellingskaarten', 'De zes kaarten van het basisspel.'],
  },
  dice: {
    en: 'forecast dice',
    fr: ['dés de prévision', 'La règle a six dés et 22 cartes ; les faces sont de nous.'],
    nl: ['voorspellingsdobbelstenen', 'De spelregels hebben zes dobbelstenen en 22 kaarten; de vlakken zijn van ons.'],
  },
  payouts: {
    en: 'payouts',
    fr: ['paiements', 'Majorités, et actions divisées qui se divisent encore.'],
    nl: ['uitbetalingen', 'Meerderheden, en gesplitste aandelen die nog eens splitsen.'],
  },
  bonds: {
    en: 'bonds',
    fr: ['obligations', 'Prix selon les joueurs, 40 obligations, trois par manche.'],
    nl: ['obligaties', 'Prijs per aantal spelers, 40 obligaties, drie per ronde.'],
  },
  commerce: {
    en: 'commodities and taxes',
    fr: ['matières premières et taxes', 'Bonus et pénalité sont imprimés ; le nombre de chaque carte est de nous.'],
    nl: ['grondstoffen en belastingen', 'Bonus en straf zijn gedrukt; het aantal van elke kaart is van ons.'],
  },
  investors: {
    en: 'investors’ starting cash',
    fr: [
      'argent de départ des investisseurs',
      'L’argent à deux est imprimé ; de 3 à 5, les dix premiers viennent de sources publiques, les autres sont de nous.',
    ],
    nl: [
      'beginkapitaal van investeerders',
      'Het geld voor twee is gedrukt; voor 3 tot 5 staan de eerste tien in openbare bronnen, de andere zijn van ons.',
    ],
  },
  strategies: {
    en: 'strategy cards',
    fr: [
      'cartes stratégie',
      'Les noms et les effets précisés sont imprimés ; les autres coûts et chiffres sont de nous.',
    ],
    nl: [
      'strategiekaarten',
      'Namen en verduidelijkte effecten zijn gedrukt; de andere kosten en cijfers zijn van ons.',
    ],
  },
};
