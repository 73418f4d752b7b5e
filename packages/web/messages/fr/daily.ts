import type { Messages } from '../en.ts';

export const daily: Messages['daily'] = {
  title: 'Position du jour',
  of: (game: string) => `Position du jour : ${game}`,
  text: 'un meilleur coup à trouver dans chaque jeu ; nouvelles positions à minuit UTC',
  about: 'Tirée d’une vraie partie, la même pour tous aujourd’hui : regardez le plateau et jouez le meilleur coup.',
  today: 'Aujourd’hui',
  open: 'Trouver le meilleur coup',
  found: 'Trouvé',
  notFound: 'Pas encore trouvé',
  played: 'Ce qui fut joué',
};
