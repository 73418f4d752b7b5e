import type { Messages } from '../en.ts';
import { n } from './forms.ts';

export const tables: Messages['tables'] = {
  label: 'Tabellen uit je eigen doos',
  help: 'Een databestand (JSON): wat het noemt, vervangt de gedrukte tabellen.',
  template: 'Gedrukte tabellen als bestand',
  wrong: (file: string) => `${file} past niet:`,
  fault: (place, what) => `${place}: ${what}.`,
  faults: {
    integer: () => 'er is een geheel getal nodig',
    minimum: (least) => `moet ${least} of meer zijn`,
    maximum: (most) => `moet ${most} of minder zijn`,
    enum: (all) => `moet een van deze zijn: ${all}`,
  },
  good: (file: string) => `${file} past en wordt gebruikt.`,
  drop: 'Zonder bestand',
  place: 'Plaats',
  printed: 'Hier gedrukt',
  own: 'Van jou',
  same: 'zoals gedrukt',
  differences: (count: number) => n(count, '1 verschil', () => `${count} verschillen`),
  check: 'De tabellen uit je eigen doos nakijken',
  checkText:
    'Een bestand wordt alleen in deze browser gelezen. Er wordt niets verstuurd voordat je er een tafel mee maakt.',
  play: 'Met deze tabellen spelen',
  make: 'Er een tafel mee maken',
};

export const lab: Messages['lab'] = {
  title: 'Een verandering proberen',
  text: 'Verander een waarde van een tabel, en bots spelen het spel op beide manieren met dezelfde delingen, hier in deze browser. Het verslag zegt wat meer verschilt dan toeval verklaart.',
  table: 'Tabel',
  seats: 'Plaatsen',
  bots: 'Bots',
  games: 'Spellen per manier',
  random: 'Willekeurig',
  run: 'Spelen en vergelijken',
  cancel: 'Annuleren',
  printed: 'zoals gedrukt',
  changed: 'veranderd',
  nothing: 'Verander eerst een waarde.',
  undo: 'Alles zoals gedrukt',
  wrong: 'Dit past niet:',
  progress: (done, all) => `${done} van ${all} spellen gespeeld`,
  over: 'Het verslag is klaar.',
  failed: 'De spellen konden niet worden gespeeld.',
  save: 'Verslag bewaren',
  report: 'Verslag',
  entry: (place, cell) => (typeof cell === 'string' ? `${place}, ${cell}` : `${place}, waarde ${cell}`),
};
