import type { Messages } from '../en.ts';

export const lesson: Messages['lesson'] = {
  title: 'Première partie guidée',
  step: (step, steps) => `${step} sur ${steps}`,
  listen: 'Le guide a quelque chose à vous montrer.',
  watch: 'Regardez jouer les autres…',
  next: 'Suivant',
  wait: 'Un instant…',
  back: 'Étape précédente',
  doIt: 'Faites-le pour moi',
  free: 'Choisissez à la table',
  playOn: 'Jouer la suite',
  leave: 'Jouer sans guide',
  restart: 'Recommencer',
  fold: 'Cacher le texte',
  unfold: 'Montrer le texte',
};
