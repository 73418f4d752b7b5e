import type { Messages } from '../en.ts';

export const keys: Messages['keys'] = {
  title: 'Touches',
  choose: ['1 à 9', 'Choisir ce qui porte le numéro. À partir de dix, tapez les deux chiffres.'],
  number: ['+ −', 'Plus ou moins.'],
  send: ['Entrée', 'Jouer le coup qui est prêt.'],
  clear: ['Échap', 'Annuler le choix, ou fermer ce qui est ouvert.'],
  skip: ['Espace', 'Passer à la suite du récit.'],
  again: ['R', 'Revoir ce que les autres ont fait.'],
  hint: ['H', 'Conseil.'],
  undo: ['U', 'Reprendre le coup.'],
  words: ['W', 'La table en mots.'],
  next: ['N', 'La table suivante qui vous attend.'],
  walk: ['Tab, flèches', 'Aller d’un élément au suivant.'],
  list: ['?', 'Cette liste.'],
  drag: 'Cartes, dés et actions se glissent aussi à leur place ; sur un écran tactile, maintenez-les d’abord.',
};
