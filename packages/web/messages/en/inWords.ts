import { n } from './forms.ts';

/** The table in words, in place of the board. */
export const inWords = {
  name: 'In words',
  drawn: 'Drawn',
  happened: 'What happened',
  command: 'Your answer',
  send: 'Send',
  choices: 'Choices',
  orders: { hint: 'hint', undo: 'undo', next: 'next' },
  help: (count: number, orders: readonly string[]) =>
    count === 0
      ? `Nothing is asked of you now. Also: ${orders.join(', ')}.`
      : `Write a number or words of a choice. ${n(count, '1 choice', () => `${count} choices`)}. Also: ${orders.join(', ')}.`,
  found: (count: number) =>
    count === 0
      ? 'Nothing fits that.'
      : n(count, '1 choice fits.', () => `${count} choices fit. Choose one by its number.`),
  run: (first: string, last: number, words: string) => `${first}, up to ${last}. ${words}`,
  many: 'Choices that differ only in figures stand together. Write words to list some.',
};
