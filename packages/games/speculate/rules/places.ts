import { byPlayers } from '../../places.ts';
import type { Places } from '../../places.ts';

/** What the names within the tables are called, and what the entries of a list are. */
export const PLACES: Places = {
  names: {
    start: { en: 'start', fr: 'départ', nl: 'begin' },
    highest: { en: 'highest', fr: 'maximum', nl: 'hoogste' },
    cash: { en: 'cash of a player', fr: 'argent d’un joueur', nl: 'geld van een speler' },
    shares: { en: 'shares of a player', fr: 'actions d’un joueur', nl: 'aandelen van een speler' },
    bankCash: {
      en: 'cash of the bank for each player',
      fr: 'argent de la banque par joueur',
      nl: 'geld van de bank per speler',
    },
    bankShares: {
      en: 'shares of the bank for each player',
      fr: 'actions de la banque par joueur',
      nl: 'aandelen van de bank per speler',
    },
    usual: {
      en: 'fee at the start of a turn',
      fr: 'frais au début d’un tour',
      nl: 'kosten aan het begin van een beurt',
    },
    late: {
      en: 'fee of who could not pay then',
      fr: 'frais de qui n’a pu les payer alors',
      nl: 'kosten van wie toen niet kon betalen',
    },
    each: { en: 'cash from each player', fr: 'argent de chaque joueur', nl: 'geld van elke speler' },
    inShares: {
      en: 'in shares from who lacks the cash',
      fr: 'en actions de qui n’a pas l’argent',
      nl: 'in aandelen van wie het geld niet heeft',
    },
    bank: { en: 'cash from the bank', fr: 'argent de la banque', nl: 'geld van de bank' },
    upTo: { en: 'up to price', fr: 'jusqu’au cours', nl: 'tot en met koers' },
    pays: { en: 'pays', fr: 'rapporte', nl: 'levert op' },
    amount: { en: 'amount', fr: 'montant', nl: 'bedrag' },
    cards: { en: 'card', fr: 'carte', nl: 'kaart' },
  },
  entries: {
    rounds: byPlayers(2, 5),
  },
};
