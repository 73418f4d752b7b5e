import type { Answer, Order } from './talk.ts';

/** Lists up to this length are shown as they are. */
const SHORT = 24;

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

const numbered = (choice: string, index: number): string => `${String(index + 1).padStart(3)}. ${choice}`;

/** The answer a line of text is, or null. */
export function understood(text: string, choices: readonly string[], orders: readonly Order[]): Answer | null {
  if (/^\d+$/.test(text)) {
    const index = Number(text) - 1;
    return index >= 0 && index < choices.length ? { kind: 'choice', index } : null;
  }
  const [name = '', ...rest] = text.split(/\s+/);
  const order = orders.find((each) => each.name === name.toLowerCase());
  return order ? { kind: 'command', name: order.name, rest: rest.join(' ') } : null;
}

/** What the text finds among the choices, or what could have been said. */
export function notUnderstood(text: string, choices: readonly string[], orders: readonly Order[]): string[] {
  const found = choices.map(numbered).filter((_, index) => fits(text, index, choices[index]!));
  if (found.length > 0 && found.length < choices.length && !/^\d+$/.test(text)) return found;
  const others = orders.map(({ name }) => name);
  const sayable = [`1 to ${choices.length}`, ...(choices.length > SHORT ? ['words that find some'] : []), ...others];
  return [`Please answer ${new Intl.ListFormat('en', { type: 'disjunction' }).format(sayable)}, not "${text}".`];
}

/** The choices with their numbers. In a long list, neighbours that differ only in figures share a line: first to last. */
export function listed(choices: readonly string[]): string[] {
  const lines = choices.map(numbered);
  if (choices.length <= SHORT) return lines;
  const shape = (index: number): string | undefined => choices[index]?.replaceAll(/\d+/g, '#');
  const shown: string[] = [];
  for (let first = 0; first < choices.length;) {
    let last = first;
    while (shape(last + 1) === shape(first)) last++;
    if (last - first < 2) shown.push(...lines.slice(first, last + 1));
    else shown.push(`${lines[first]}  to ${lines[last]!.trim()}`);
    first = last + 1;
  }
  return shown;
}
