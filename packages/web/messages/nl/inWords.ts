import type { Messages } from '../en.ts';
import { n } from './forms.ts';

export const inWords: Messages['inWords'] = {
  name: 'In woorden',
  drawn: 'Getekend',
  happened: 'Wat er gebeurde',
  command: 'Je antwoord',
  send: 'Verstuur',
  choices: 'Keuzes',
  orders: { hint: 'hint', undo: 'terug', next: 'verder' },
  help: (count, orders) =>
    count === 0
      ? `Er wordt nu niets van je gevraagd. Ook: ${orders.join(', ')}.`
      : `Schrijf een nummer of woorden van een keuze. ${n(count, '1 keuze', () => `${count} keuzes`)}. Ook: ${orders.join(', ')}.`,
  found: (count) =>
    count === 0
      ? 'Niets past daarbij.'
      : n(count, '1 keuze past.', () => `${count} keuzes passen. Kies er een met zijn nummer.`),
  run: (first, last, words) => `${first}, tot en met ${last}. ${words}`,
  many: 'Keuzes die alleen in cijfers verschillen staan bij elkaar. Schrijf woorden om er een paar te zien.',
};
