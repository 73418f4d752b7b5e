import type { Messages } from '../en.ts';

export const keys: Messages['keys'] = {
  title: 'Toetsen',
  choose: ['1 tot 9', 'Kies wat het nummer draagt. Typ vanaf tien beide cijfers.'],
  number: ['+ −', 'Meer of minder.'],
  send: ['Enter', 'Doe de zet die klaarstaat.'],
  clear: ['Esc', 'Neem de keuze terug, of sluit wat open is.'],
  skip: ['Spatie', 'Ga verder met wat verteld wordt.'],
  again: ['R', 'Zie nog eens wat anderen deden.'],
  hint: ['H', 'Hint.'],
  undo: ['U', 'Neem je zet terug.'],
  words: ['W', 'De tafel in woorden.'],
  next: ['N', 'De volgende tafel die op je wacht.'],
  walk: ['Tab, pijltjes', 'Loop van het een naar het ander.'],
  list: ['?', 'Deze lijst.'],
  drag: 'Kaarten, dobbelstenen en aandelen kun je ook naar hun plaats slepen; houd ze op een aanraakscherm eerst vast.',
};
