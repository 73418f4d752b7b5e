import type { Locale } from '@outcry/engine';
import { NAMES } from '../companies.ts';
import { BANK_HOLIDAY, END, START } from '../data.ts';
import type { Action } from '../data.ts';

/** The names of tiles, cards and spaces in one language; companies are called the same everywhere. */
export interface Terms {
  readonly actions: Readonly<Record<Action, string>>;
  readonly holiday: string;
  readonly start: string;
  readonly end: string;
}

export const TERMS: Readonly<Record<Locale, Terms>> = {
  en: {
    actions: { trade: 'Trade', up: 'Rank +1', down: 'Rank −1', none: 'No Action' },
    holiday: 'Bank Holiday',
    start: 'START',
    end: 'END',
  },
  fr: {
    actions: { trade: 'Échange', up: 'Rang +1', down: 'Rang −1', none: 'Sans effet' },
    holiday: 'Jour férié',
    start: 'DÉPART',
    end: 'FIN',
  },
  nl: {
    actions: { trade: 'Handel', up: 'Rang +1', down: 'Rang −1', none: 'Geen actie' },
    holiday: 'Feestdag',
    start: 'START',
    end: 'EINDE',
  },
};

/** A card by its name. */
export const cardName = ({ holiday }: Terms, card: number): string => (card === BANK_HOLIDAY ? holiday : NAMES[card]!);

/** A space by its number, the ends by their names. */
export function spaceName({ start, end }: Terms, space: number): string {
  if (space === START) return start;
  return space === END ? end : `${space}`;
}
