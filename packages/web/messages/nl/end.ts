import type { Messages } from '../en.ts';
import { list, n, time } from './forms.ts';

export const end: Messages['end'] = {
  lasted: (minutes) => `Klaar in ${time(60 * minutes)}`,
  wins: (name, money) => `${name} wint met ${money}`,
  shared: (names, money) => `${list(names)} delen de overwinning met ${money}`,
  margin: (money, name) => `${money} voor op ${name}.`,
  tieBroken: (name) => `Evenveel geld als ${name}; de beslissing gaf de doorslag.`,
  noResult: 'Het spel is niet uitgespeeld.',
  voted: (names) => n(names.length, `${list(names)} stemde ervoor.`, () => `${list(names)} stemden ervoor.`),
  stopped: {
    vote: 'De tafel stemde voor stoppen',
    closed: 'De tafel is gesloten',
    abandoned: 'De tafel is verlaten',
  },
  replay: 'Bekijk de herhaling',
  leave: 'Verlaat de tafel',
  rematch: 'Revanche',
  joinRematch: 'Naar de revanche',
  earned: 'Waar het geld vandaan kwam',
  stood: 'Zo stond iedereen ervoor',
  wealthHow: 'geld en wat de aandelen zouden opbrengen',
  start: 'begin',
  lastPrices: 'Laatste koersen',
  sinceStart: 'sinds het begin',
  turned: 'Waar het kantelde',
  move: (move) => `Zet ${move}`,
};

export const proof: Messages['proof'] = {
  committed: 'Vastgelegd vóór het spel:',
  seed: 'zaad:',
  not: 'Elke schudbeurt is hier te controleren.',
  checking: 'Het spel wordt overgespeeld…',
  yes: (moves) =>
    n(
      moves,
      'Eerlijk: 1 zet en zijn schudbeurten kloppen.',
      (count) => `Eerlijk: alle ${count} zetten en schudbeurten kloppen.`,
    ),
  no: 'Het bestand klopt niet: zo is dit spel niet gespeeld.',
  check: 'Controleren',
  download: 'Spelbestand',
};
