import type { Messages } from '../en.ts';

export const settings: Messages['settings'] = {
  title: 'Réglages',
  name: 'Votre nom',
  nameHelp: 'Tel que les autres le voient.',
  nameHint: 'Nom',
  language: 'Langue',
  theme: 'Thème',
  asSystem: 'Comme le système',
  light: 'Clair',
  dark: 'Sombre',
  pace: 'Rythme des robots',
  paceHelp: 'La pause qu’ils font dans les parties sur cet appareil.',
  paces: { calm: 'Calme', brisk: 'Vif', instant: 'Immédiat' },
  motion: 'Mouvement',
  motionHelp: 'Réduit, les pièces sautent au lieu d’avancer.',
  less: 'Réduit',
  done: 'Terminé',
};
