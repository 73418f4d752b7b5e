/** A piece of a sentence: plain, a name, or a gain or loss. */
export interface Part {
  readonly kind: 'text' | 'name' | 'change';
  readonly text: string;
}

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A sentence of words/ in pieces. A figure is a change where it follows a name: "Edison −5", not the tile "Rank +1". */
export function partsOf(text: string, names: readonly string[]): Part[] {
  const longestFirst = names.filter((name) => name !== '').toSorted((a, b) => b.length - a.length);
  if (longestFirst.length === 0) return [{ kind: 'text', text }];
  const name = `(?<![\\p{L}\\p{N}])(?:${longestFirst.map(escape).join('|')})(?![\\p{L}\\p{N}])`;
  const pieces = text.split(new RegExp(`(${name}|(?<=${name} )[+−]\\d+)`, 'u'));
  return pieces.flatMap((piece, at): Part[] => {
    if (piece === '') return [];
    if (at % 2 === 0) return [{ kind: 'text', text: piece }];
    return [{ kind: longestFirst.includes(piece) ? 'name' : 'change', text: piece }];
  });
}
