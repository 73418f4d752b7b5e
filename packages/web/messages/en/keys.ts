/** The keys of a table, in the order they are listed. */
export const keys = {
  title: 'Keys',
  choose: ['1 to 9', 'Choose what bears the number. From ten on, type both digits.'],
  number: ['+ −', 'More or fewer.'],
  send: ['Enter', 'Send the move that is ready.'],
  clear: ['Esc', 'Take the choice back, or close what is open.'],
  skip: ['Space', 'Go on with what is told.'],
  again: ['R', 'See again what others did.'],
  hint: ['H', 'Hint.'],
  undo: ['U', 'Undo.'],
  words: ['W', 'The table in words.'],
  next: ['N', 'The next table that waits for you.'],
  walk: ['Tab, arrows', 'Walk from one thing to the next.'],
  list: ['?', 'This list.'],
  drag: 'Cards, dice and shares can also be dragged to where they go; on a touch screen, hold them first.',
};
