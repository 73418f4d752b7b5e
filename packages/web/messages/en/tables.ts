import { n } from './forms.ts';

/** Data files with the tables of one’s own box. */
export const tables = {
  label: 'Tables of your own box',
  help: 'A data file (JSON): what it names replaces the printed tables.',
  template: 'Printed tables as a file',
  wrong: (file: string) => `${file} does not fit:`,
  /** What is wrong at a place of a table. */
  fault: (place: string, what: string) => `${place}: ${what}.`,
  faults: {
    integer: (_allowed: string) => 'a whole number is needed',
    minimum: (least: string) => `must be ${least} or more`,
    maximum: (most: string) => `must be ${most} or less`,
    enum: (all: string) => `must be one of ${all}`,
  },
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

/** Trying a change of a table out, with many games between bots. */
export const lab = {
  title: 'Try a change',
  text: 'Change an entry of a table, and bots play the game both ways on the same deals, here in this browser. The report says what differs beyond chance.',
  table: 'Table',
  seats: 'Seats',
  bots: 'Bots',
  games: 'Games each way',
  random: 'Random',
  run: 'Play and compare',
  cancel: 'Cancel',
  printed: 'as printed',
  changed: 'changed',
  nothing: 'Change an entry first.',
  undo: 'All as printed',
  wrong: 'This does not fit:',
  progress: (done: string, all: string) => `${done} of ${all} games played`,
  over: 'The report is ready.',
  failed: 'The games could not be played.',
  save: 'Save the report',
  report: 'Report',
  /** An entry of a line: by what it means, else by its number. */
  entry: (place: string, cell: number | string) =>
    typeof cell === 'string' ? `${place}, ${cell}` : `${place}, entry ${cell}`,
};
