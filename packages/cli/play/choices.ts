import { fits, runsOf, SHORT } from '@outcry/engine/choices';
import type { Answer, Order } from './talk.ts';

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
  return runsOf(choices).map(({ first, last }) =>
    first === last ? lines[first]! : `${lines[first]}  to ${lines[last]!.trim()}`,
  );
}
