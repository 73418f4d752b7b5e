import type { Clock } from '@outcry/server/api';
import { days, n, time, weekday } from './forms.ts';

/** The page that makes a table. */
export const make = {
  title: 'Make a table',
  which: 'Which game?',
  preset: 'Who plays',
  presets: { friends: 'Friends by link', device: 'Several at this device', bots: 'Alone against bots' },
  seat: (seat: number) => `Seat ${seat}`,
  who: (seat: number) => `Who takes seat ${seat}`,
  nameOf: (seat: number) => `Name at seat ${seat}`,
  kinds: {
    open: 'Somebody with the link',
    here: 'Somebody at this device',
    bot: (bot: string) => `Bot: ${bot}`,
    program: (name: string) => `Program: ${name}`,
  },
  count: (seats: number) => n(seats, '1 seat', () => `${seats} seats`),
  fewer: 'Fewer',
  more: 'More',
  options: 'The game',
  table: 'The table',
  yes: 'Yes',
  no: 'No',
  whoSees: 'Who sees it',
  public: 'Listed for everybody',
  spectators: 'Others may look on',
  hints: 'Players may ask for hints',
  noHints: 'No hints',
  hintsNow: 'there are hints now',
  noHintsNow: 'there are no hints any more',
  make: 'Make the table',
  play: 'Play',
};

const on = (given: Exclude<Clock, { kind: 'none' }>): string => (given.week ? `, runs ${days(given.week.days)}` : '');

function shortClock(given: Clock): string {
  if (given.kind === 'none') return 'no clock';
  if (given.kind === 'move') return `${time(given.seconds)} a move${on(given)}`;
  const each = `${time(given.seconds)} each`;
  return (given.increment > 0 ? `${each} and ${time(given.increment)} more a move` : each) + on(given);
}

/** The clocks a table can have. */
export const clock = {
  label: 'Clock',
  help: 'When time is up a bot plays on, until you take your seat back.',
  names: {
    none: 'None',
    blitz: '20 seconds a move',
    relaxed: '2 minutes a move',
    bank: '15 minutes each',
    day: 'A day a move',
  },
  short: shortClock,
  own: 'Your own',
  counts: 'It counts',
  perMove: 'Each move',
  perGame: 'The whole game',
  time: 'Time',
  increment: 'More after each move',
  unit: 'Unit',
  units: { second: 'seconds', minute: 'minutes', hour: 'hours', day: 'days' },
  days: 'It runs on',
  daysHelp: 'On other days it stands still, from midnight to midnight where you are.',
  day: weekday,
  away: {
    label: 'If somebody goes away',
    wait: 'We wait',
    bot: (seconds: number) => `After ${time(seconds)} a bot plays`,
  },
};
