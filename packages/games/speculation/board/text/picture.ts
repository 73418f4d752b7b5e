import type { Locale } from '@outcry/engine';

interface PictureText {
  readonly active: (name: string) => string;
  readonly action: (name: string) => string;
  readonly movement: (count: number) => string;
  readonly inBags: (actions: string, movements: string) => string;
  readonly nothing: string;
  readonly space: string;
  readonly rank: string;
  readonly cash: string;
  readonly worth: string;
  readonly track: string;
  readonly bricks: string;
  readonly played: string;
  readonly laid: (card: string) => string;
}

/** What only the picture in words says. */
export const PICTURE: Readonly<Record<Locale, PictureText>> = {
  en: {
    active: (name) => `Active: ${name}`,
    action: (name) => `Action: ${name}`,
    movement: (count) => `Movement: ${count}`,
    inBags: (actions, movements) => `In the bags: ${actions}; ${movements}`,
    nothing: 'nothing',
    space: 'Space',
    rank: 'Rank',
    cash: 'Cash',
    worth: 'With shares',
    track: 'Track, and the prices of each part by rank',
    bricks: 'Bricks',
    played: 'Played since the shuffle',
    laid: (card) => `${card}, face down`,
  },
  fr: {
    active: (name) => `Joueur actif : ${name}`,
    action: (name) => `Action : ${name}`,
    movement: (count) => `Mouvement : ${count}`,
    inBags: (actions, movements) => `Dans les sacs : ${actions} ; ${movements}`,
    nothing: 'rien',
    space: 'Case',
    rank: 'Rang',
    cash: 'Argent',
    worth: 'Avec les actions',
    track: 'Piste, et les prix de chaque partie selon le rang',
    bricks: 'Pions',
    played: 'Joué depuis le mélange',
    laid: (card) => `${card}, face cachée`,
  },
  nl: {
    active: (name) => `Actief: ${name}`,
    action: (name) => `Actie: ${name}`,
    movement: (count) => `Beweging: ${count}`,
    inBags: (actions, movements) => `In de zakken: ${actions}; ${movements}`,
    nothing: 'niets',
    space: 'Veld',
    rank: 'Rang',
    cash: 'Geld',
    worth: 'Met aandelen',
    track: 'Spoor, en de prijzen van elk deel naar rang',
    bricks: 'Stenen',
    played: 'Gespeeld sinds het schudden',
    laid: (card) => `${card}, gedekt`,
  },
};
