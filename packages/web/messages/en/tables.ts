import { n } from './forms.ts';

/** Data files with the tables of one’s own box. */
export const tables = {
  label: 'Tables of your own box',
  help: 'A data file (JSON): what it names replaces the printed tables.',
  template: 'Printed tables as a file',
  wrong: (file: string) => `${file} does not fit:`,
  good: (file: string) => `${file} fits and will be used.`,
  drop: 'Without it',
  place: 'Place',
  printed: 'Printed here',
  own: 'Yours',
  same: 'as printed',
  differences: (count: number) => n(count, '1 difference', () => `${count} differences`),
  check: 'Check the tables of your own box',
  checkText: 'A file is read in this browser alone. Nothing is uploaded before you make a table with it.',
  play: 'Play with these tables',
  make: 'Make a table with them',
};
