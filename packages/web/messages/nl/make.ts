import type { Clock } from '@outcry/server/api';
import type { Messages } from '../en.ts';
import { days, n, time, weekday } from './forms.ts';

export const make: Messages['make'] = {
  title: 'Maak een tafel',
  which: 'Welk spel?',
  preset: 'Wie speelt',
  presets: { friends: 'Vrienden via een link', device: 'Samen op dit apparaat', bots: 'Alleen tegen bots' },
  seat: (seat) => `Plaats ${seat}`,
  who: (seat) => `Wie neemt plaats ${seat}`,
  nameOf: (seat) => `Naam op plaats ${seat}`,
  kinds: {
    open: 'Iemand met de link',
    here: 'Iemand op dit apparaat',
    bot: (bot) => `Bot: ${bot}`,
    program: (name) => `Programma: ${name}`,
  },
  count: (seats) => n(seats, '1 plaats', () => `${seats} plaatsen`),
  fewer: 'Minder',
  more: 'Meer',
  options: 'Het spel',
  table: 'De tafel',
  yes: 'Ja',
  no: 'Nee',
  whoSees: 'Wie ziet hem',
  public: 'Zichtbaar voor iedereen',
  spectators: 'Anderen mogen meekijken',
  hints: 'Spelers mogen tips vragen',
  noHints: 'Geen tips',
  hintsNow: 'er zijn nu tips',
  noHintsNow: 'er zijn geen tips meer',
  make: 'Maak de tafel',
  play: 'Spelen',
};

const on = (given: Exclude<Clock, { kind: 'none' }>): string => (given.week ? `, loopt ${days(given.week.days)}` : '');

function shortClock(given: Clock): string {
  if (given.kind === 'none') return 'zonder klok';
  if (given.kind === 'move') return `${time(given.seconds)} per zet${on(given)}`;
  const each = `${time(given.seconds)} elk`;
  return (given.increment > 0 ? `${each} en ${time(given.increment)} erbij per zet` : each) + on(given);
}

export const clock: Messages['clock'] = {
  label: 'Klok',
  help: 'Is de tijd om, dan speelt een bot tot je je plaats terugneemt.',
  names: {
    none: 'Geen',
    blitz: '20 seconden per zet',
    relaxed: '2 minuten per zet',
    bank: '15 minuten elk',
    day: 'Een dag per zet',
  },
  short: shortClock,
  own: 'Eigen klok',
  counts: 'Ze telt',
  perMove: 'Elke zet',
  perGame: 'Het hele spel',
  time: 'Tijd',
  increment: 'Erbij na elke zet',
  unit: 'Eenheid',
  units: { second: 'seconden', minute: 'minuten', hour: 'uren', day: 'dagen' },
  days: 'Ze loopt op',
  daysHelp: 'Op andere dagen staat ze stil, van middernacht tot middernacht waar jij bent.',
  day: weekday,
  away: { label: 'Als iemand weggaat', wait: 'We wachten', bot: (seconds) => `Na ${time(seconds)} speelt een bot` },
};
