import type { Clock } from '@outcry/server/api';
import type { Messages } from '../en.ts';
import { days, n, time, weekday } from './forms.ts';

export const make: Messages['make'] = {
  title: 'Ouvrir une table',
  which: 'Quel jeu ?',
  preset: 'Qui joue',
  presets: { friends: 'Des amis par lien', device: 'Plusieurs sur cet appareil', bots: 'Seul contre des robots' },
  seat: (seat) => `Place ${seat}`,
  who: (seat) => `Qui prend la place ${seat}`,
  nameOf: (seat) => `Nom à la place ${seat}`,
  kinds: {
    open: 'Quelqu’un avec le lien',
    here: 'Quelqu’un sur cet appareil',
    bot: (bot) => `Robot : ${bot}`,
    program: (name) => `Programme : ${name}`,
  },
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
  hints: 'On peut demander conseil',
  noHints: 'Pas de conseils',
  hintsNow: 'il y a maintenant des conseils',
  noHintsNow: 'il n’y a plus de conseils',
  make: 'Ouvrir la table',
  play: 'Jouer',
};

const on = (given: Exclude<Clock, { kind: 'none' }>): string => (given.week ? `, tourne ${days(given.week.days)}` : '');

function shortClock(given: Clock): string {
  if (given.kind === 'none') return 'sans pendule';
  if (given.kind === 'move') return `${time(given.seconds)} par coup${on(given)}`;
  const each = `${time(given.seconds)} chacun`;
  return (given.increment > 0 ? `${each} et ${time(given.increment)} de plus par coup` : each) + on(given);
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
  own: 'La vôtre',
  counts: 'Elle compte',
  perMove: 'Chaque coup',
  perGame: 'Toute la partie',
  time: 'Temps',
  increment: 'En plus après chaque coup',
  unit: 'Unité',
  units: { second: 'secondes', minute: 'minutes', hour: 'heures', day: 'jours' },
  days: 'Elle tourne le',
  daysHelp: 'Les autres jours elle s’arrête, de minuit à minuit chez vous.',
  day: weekday,
  away: {
    label: 'Si quelqu’un s’absente',
    wait: 'On attend',
    bot: (seconds) => `Après ${time(seconds)}, un robot joue`,
  },
};
