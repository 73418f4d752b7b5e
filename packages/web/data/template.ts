import type { Tables } from './compare.ts';

const INDENT = '  ';

/** JSON as somebody would type it: a list of plain entries on one line. */
function typed(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = indent + INDENT;
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map((part) => typed(part, inner))
    : Object.entries(value).map(([name, part]) => `${JSON.stringify(name)}: ${typed(part, inner)}`);
  const [open, close] = isList ? '[]' : '{}';
  if (isList && parts.every((part) => !part.includes('\n')) && value.every((part) => typeof part !== 'object'))
    return `[${parts.join(', ')}]`;
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`;
}

/** A data file with the printed tables, for an owner to change. Tables they leave out stay as printed. */
export const template = (game: string, printed: Tables): string =>
  `${typed({ format: 'outcry-data', game, data: printed })}\n`;
