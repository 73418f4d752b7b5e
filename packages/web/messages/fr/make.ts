import type { Clock } from '@outcry/server/api';
import type { Messages } from '../en.ts';
import { n, time } from './forms.ts';

export const make: Messages['make'] = {
  title: 'Ouvrir une table',
  which: 'Quel jeu ?',
  preset: 'Qui joue',
  presets: { friends: 'Des amis par lien', device: 'Plusieurs sur cet appareil', bots: 'Seul contre des robots' },
  seat: (seat) => `Place ${seat}`,
  who: (seat) => `Qui prend la place ${seat}`,
  nameOf: (seat) => `Nom à la place ${seat}`,
  kinds: { open: 'Quelqu’un avec le lien', here: 'Quelqu’un sur cet appareil', bot: (bot) => `Robot : ${bot}` },
  count: (seats) => n(seats, '1 place', () => `${seats} places`),
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
  if (given.kind === 'move') return `${time(given.seconds)} par coup`;
  const each = `${time(given.seconds)} chacun`;
  return given.increment > 0 ? `${each} et ${time(given.increment)} de plus par coup` : each;
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
  away: {
    label: 'Si quelqu’un s’absente',
    wait: 'On attend',
    bot: (seconds) => `Après ${time(seconds)}, un robot joue`,
  },
};
