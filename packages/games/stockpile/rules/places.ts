import { byPlayers } from '../../places.ts';
import type { Places } from '../../places.ts';
import { INVESTOR_NAMES, STRATEGY_NAMES } from '../words/common-cards.ts';
import type { PartWords } from '../../module.ts';

/** A name that is the same in all languages. */
const everywhere = (names: Readonly<Record<string, string>>): Record<string, PartWords> =>
  Object.fromEntries(Object.entries(names).map(([id, name]) => [id, { en: name, fr: name, nl: name }]));

/** What the names within the tables are called, and what the entries of a list are. */
export const PLACES: Places = {
  names: {
    shares: { en: 'shares of each company', fr: 'actions de chaque société', nl: 'aandelen van elk bedrijf' },
    fees: { en: 'fee cards', fr: 'cartes de frais', nl: 'kostenkaarten' },
    booms: { en: 'Stock Booms', fr: 'Stock Booms', nl: 'Stock Booms' },
    busts: { en: 'Stock Busts', fr: 'Stock Busts', nl: 'Stock Busts' },
    values: { en: 'prices', fr: 'cours', nl: 'koersen' },
    start: { en: 'starting place', fr: 'place de départ', nl: 'beginplaats' },
    split: { en: 'place after a split', fr: 'place après une division', nl: 'plaats na een splitsing' },
    dollars: { en: '$ signs', fr: 'signes $', nl: '$-tekens' },
    majority: { en: 'majority', fr: 'majorité', nl: 'meerderheid' },
    tied: { en: 'when tied', fr: 'à égalité', nl: 'bij gelijke stand' },
    splitAgain: {
      en: 'split share that splits again',
      fr: 'action divisée qui se divise encore',
      nl: 'gesplitst aandeel dat nog eens splitst',
    },
    prices: { en: 'price', fr: 'prix', nl: 'prijs' },
    supply: { en: 'bonds in all', fr: 'obligations en tout', nl: 'obligaties in totaal' },
    perRound: { en: 'at most in a round', fr: 'au plus par manche', nl: 'hoogstens per ronde' },
    commodities: {
      en: 'cards of each commodity',
      fr: 'cartes de chaque matière première',
      nl: 'kaarten van elke grondstof',
    },
    taxes: { en: 'tax cards', fr: 'cartes de taxe', nl: 'belastingkaarten' },
    bonus: { en: 'bonus of a set', fr: 'bonus d’une série', nl: 'bonus van een reeks' },
    penalty: { en: 'penalty of taxes', fr: 'pénalité des taxes', nl: 'straf voor belastingen' },
    cost: { en: 'cost', fr: 'coût', nl: 'kosten' },
    amount: { en: 'figure of the effect', fr: 'chiffre de l’effet', nl: 'cijfer van het effect' },
    limit: { en: 'limit', fr: 'limite', nl: 'grens' },
    ...everywhere(INVESTOR_NAMES),
    ...everywhere(STRATEGY_NAMES),
  },
  entries: {
    'market fees': {
      en: ['$1K', '$2K', '$3K'],
      fr: ['1K\u00a0$', '2K\u00a0$', '3K\u00a0$'],
      nl: ['$\u00a01K', '$\u00a02K', '$\u00a03K'],
    },
    rounds: byPlayers(2, 5),
    startCash: byPlayers(2, 5),
    'bonds prices': byPlayers(2, 5),
    investors: {
      en: ['3 to 5 players', '2 players'],
      fr: ['3 à 5 joueurs', '2 joueurs'],
      nl: ['3 tot 5 spelers', '2 spelers'],
    },
  },
};
