import { expect, test } from 'vitest';
import { telling } from './turns.ts';

test.each([
  ['the greatest change', ['Noor chose.', 'Nile +5 to $30.', 'Edison −15 to $10.'], 'Edison −15 to $10.'],
  ['else what happened last to the seat', ['Noor laid a card.', 'Noor sold Metro.', 'Ada leads.'], 'Noor sold Metro.'],
  ['else the last sentence', ['Ada laid a card.', 'The market moves.'], 'The market moves.'],
])('a turning point is told by %s', (_what, sentences, said) => expect(telling(sentences, 'Noor')).toBe(said));
