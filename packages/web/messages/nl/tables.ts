import type { Messages } from '../en.ts';
import { n } from './forms.ts';

export const tables: Messages['tables'] = {
  label: 'Tabellen uit je eigen doos',
  help: 'Een databestand (JSON): wat het noemt, vervangt de gedrukte tabellen.',
  template: 'Gedrukte tabellen als bestand',
  wrong: (file: string) => `${file} past niet:`,
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
