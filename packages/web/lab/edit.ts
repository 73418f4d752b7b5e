import type { Tables } from '../data/compare.ts';

/** The way to an entry of a table: names and places. */
export type Path = readonly (string | number)[];

/** A line of a table to edit: where it stands, counted from 1, and its entries with their paths. */
export interface EditLine {
  readonly place: string;
  readonly cells: readonly { readonly path: Path; readonly value: unknown }[];
}

const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** A table line by line, as `linesOf` of compare.ts shows it. */
export function editLines(value: unknown, path: Path = [], place: readonly string[] = []): EditLine[] {
  if (isScalar(value)) return [{ place: place.join(' '), cells: [{ path, value }] }];
  if (Array.isArray(value) && value.every(isScalar))
    return [{ place: place.join(' '), cells: value.map((each, at) => ({ path: [...path, at], value: each })) }];
  const inner = Array.isArray(value)
    ? value.map((part, at) => [at, String(at + 1), part] as const)
    : Object.entries(value!).map(([name, part]) => [name, name, part] as const);
  return inner.flatMap(([key, name, part]) => editLines(part, [...path, key], [...place, name]));
}

/** The tables with one entry changed. */
export function changed(tables: unknown, [first, ...rest]: Path, value: unknown): unknown {
  if (first === undefined) return value;
  const inner = changed((tables as Record<string | number, unknown>)[first], rest, value);
  return Array.isArray(tables) ? tables.with(first as number, inner) : { ...(tables as Tables), [first]: inner };
}

/** What somebody typed as the kind of value that stood there; text that is no number stays text, and is refused. */
export function typed(text: string, before: unknown): unknown {
  const number = Number(text.replace('−', '-'));
  if (typeof before === 'number') return text.trim() !== '' && Number.isFinite(number) ? number : text;
  if (typeof before === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  return text;
}
