/** Lists up to this length are shown as they are. */
export const SHORT = 24;

/**
 * Whether what somebody wrote finds a choice: a number alone by the choice's number (counted from 1) or its beginning,
 * words by its text, every one of them; figures among words stand for themselves ("buy 5" does not find 15).
 */
export function fits(search: string, index: number, choice: string): boolean {
  const words = search.trim().toLowerCase().split(/\s+/);
  if (words.length === 1 && /^\d+$/.test(words[0]!)) return String(index + 1).startsWith(words[0]!);
  const text = choice.toLowerCase();
  return words.every((word) => (/^\d+$/.test(word) ? new RegExp(`\\b${word}\\b`).test(text) : text.includes(word)));
}

/** A choice, or neighbours of a long list that differ only in figures: first to last. */
export interface Run {
  readonly first: number;
  readonly last: number;
}

/** The choices in order; in a long list, those that differ only in figures together. */
export function runsOf(choices: readonly string[]): Run[] {
  const shape = (index: number): string | undefined => choices[index]?.replaceAll(/\d+/g, '#');
  const runs: Run[] = [];
  for (let first = 0; first < choices.length;) {
    let last = first;
    if (choices.length > SHORT) while (shape(last + 1) === shape(first)) last++;
    if (last - first < 2) last = first;
    runs.push({ first, last });
    first = last + 1;
  }
  return runs;
}
