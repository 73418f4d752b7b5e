import { fits } from '@outcry/engine/choices';

/** What somebody wrote: a choice by its number or by words that find it alone, an order, or several that fit, or none. */
export type Command<Order extends string> =
  | { readonly kind: 'choice'; readonly index: number }
  | { readonly kind: 'order'; readonly order: Order }
  | { readonly kind: 'several'; readonly found: readonly number[] };

/** Understands a line. `orders` are by the words for them, in the reader's language. */
export function understood<Order extends string>(
  line: string,
  choices: readonly string[],
  orders: Readonly<Record<Order, string>>,
): Command<Order> {
  const text = line.trim().toLowerCase();
  if (/^\d+$/.test(text)) {
    const index = Number(text) - 1;
    return index >= 0 && index < choices.length ? { kind: 'choice', index } : { kind: 'several', found: [] };
  }
  const order = (Object.keys(orders) as Order[]).find((one) => orders[one] === text);
  if (order !== undefined) return { kind: 'order', order };
  const found = text === '' ? [] : choices.flatMap((choice, index) => (fits(text, index, choice) ? [index] : []));
  const exact = found.find((index) => choices[index]!.toLowerCase() === text);
  if (exact !== undefined) return { kind: 'choice', index: exact };
  return found.length === 1 ? { kind: 'choice', index: found[0]! } : { kind: 'several', found };
}
