import type { Messages } from '../en.ts';

export const daily: Messages['daily'] = {
  title: 'Position du jour',
  of: (game: string) => `Position du jour\u00a0: ${game}`,
  text: 'un meilleur coup à trouver dans chaque jeu\u00a0; nouvelles positions à minuit UTC',
  about:
    'Tirée d’une vraie partie, la même pour tous aujourd’hui\u00a0: regardez le plateau et jouez le meilleur coup.',
  today: 'Aujourd’hui',
  open: 'Trouver le meilleur coup',
  found: 'Trouvé',
  notFound: 'Pas encore trouvé',
  shown: 'Réponse vue',
  asSeen: 'telle que la voyait la personne qui jouait',
  huntText: 'Vous savez ce que savait alors la personne qui jouait, rien de plus.',
  played: 'Ce qui fut joué',
};
