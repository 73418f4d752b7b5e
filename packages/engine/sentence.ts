import type { Seat } from './game.ts';

/** A piece of a sentence: plain text, or something the reader's page can mark because it knows what it is. */
export type Part =
  | { readonly kind: 'text'; readonly text: string }
  /** A seat, by the name the table calls it. */
  | { readonly kind: 'seat'; readonly seat: Seat; readonly text: string }
  /** A company, by its number in the game. */
  | { readonly kind: 'company'; readonly company: number; readonly text: string }
  /** A gain or loss, with its sign. A figure that is no change is plain text. */
  | { readonly kind: 'amount'; readonly amount: number; readonly text: string };

/** What words/ says: its parts in order. An empty list says nothing. */
export type Sentence = readonly Part[];

/** The sentence as plain text. */
export const textOf = (sentence: Sentence): string => sentence.map(({ text }) => text).join('');

type Piece = string | number | Part | Sentence;

const partsOf = (piece: Piece): Sentence => {
  if (typeof piece === 'object') return 'kind' in piece ? [piece] : piece;
  return piece === '' ? [] : [{ kind: 'text', text: String(piece) }];
};

/** A sentence from a template: say`${who} sells ${count} of ${company}.` Neighbouring texts become one part. */
export function say(texts: readonly string[], ...pieces: readonly Piece[]): Sentence {
  const parts: Part[] = [];
  const add = (part: Part): void => {
    const last = parts.at(-1);
    if (part.kind === 'text' && last?.kind === 'text')
      parts[parts.length - 1] = { kind: 'text', text: last.text + part.text };
    else parts.push(part);
  };
  texts.forEach((text, at) => {
    partsOf(text).forEach(add);
    if (at < pieces.length) partsOf(pieces[at]!).forEach(add);
  });
  return parts;
}

/** Sentences or parts one after the other, with a text between them. */
export const joined = (pieces: readonly (Part | Sentence)[], between: string): Sentence =>
  pieces.flatMap((piece, at) => (at === 0 ? partsOf(piece) : say`${between}${piece}`));
