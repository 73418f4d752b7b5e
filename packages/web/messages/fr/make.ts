import type { Clock } from '@outcry/server/api';
import type { Messages } from '../en.ts';
import { n } from './forms.ts';

export const make: Messages['make'] = {
  title: 'Ouvrir une table',
  which: 'Quel jeu ?',
  preset: 'Qui joue',
  presets: { friends: 'Des amis par lien', device: 'Plusieurs sur cet appareil', bots: 'Seul contre des robots' },
  seat: (seat) => `Place ${seat}`,
  who: (seat) => `Qui prend la place ${seat}`,
  nameOf: (seat) => `Nom à la place ${seat}`,
  kinds: { open: 'Quelqu’un avec le lien', here: 'Quelqu’un sur cet appareil', bot: (bot) => `Robot : ${bot}` },
  count: (seats) => `${seats} places`,
  fewer: 'Moins',
  more: 'Plus',
  options: 'Le jeu',
  table: 'La table',
  yes: 'Oui',
  no: 'Non',
  whoSees: 'Qui la voit',
  public: 'Visible de tous',
  spectators: 'On peut regarder',
  make: 'Ouvrir la table',
  play: 'Jouer',
};

function shortClock(given: Clock): string {
  if (given.kind === 'none') return 'sans pendule';
  const minutes = Math.round(given.seconds / 60);
  if (given.kind === 'bank') return `${minutes} minutes chacun`;
  if (given.seconds >= 86_400)
    return n(Math.round(given.seconds / 86_400), 'un jour par coup', (days) => `${days} jours par coup`);
  return given.seconds < 60
    ? `${given.seconds} secondes par coup`
    : n(minutes, 'une minute par coup', () => `${minutes} minutes par coup`);
}

export const clock: Messages['clock'] = {
  label: 'Pendule',
  help: 'Temps écoulé, un robot joue jusqu’à ce que vous repreniez votre place.',
  names: {
    none: 'Aucune',
    blitz: '20 secondes par coup',
    relaxed: '2 minutes par coup',
    bank: '15 minutes chacun',
    day: 'Un jour par coup',
  },
  short: shortClock,
};
