/** The tables of a game: named, each a number, a list, or lists and names within each other. */
export type Tables = Readonly<Record<string, unknown>>;

/** One line of a table: where it stands in it, and its entries. */
interface Line {
  readonly place: string;
  readonly cells: readonly string[];
}

/** A line as printed and as an owner has it; `differs` by entry. Empty on the side that has no such line. */
export interface ComparedLine {
  readonly place: string;
  readonly printed: readonly string[];
  readonly own: readonly string[];
  readonly differs: readonly boolean[];
}

export interface ComparedTable {
  readonly name: string;
  readonly lines: readonly ComparedLine[];
  /** How many entries differ. */
  readonly differences: number;
}

const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** A table line by line: a list of plain entries is one line, everything else is taken apart; places count from 1. */
export function linesOf(value: unknown, place: readonly string[] = []): Line[] {
  if (isScalar(value)) return [{ place: place.join(' '), cells: [String(value)] }];
  if (Array.isArray(value) && value.every(isScalar)) return [{ place: place.join(' '), cells: value.map(String) }];
  const inner = Array.isArray(value)
    ? value.map((part, at) => [String(at + 1), part] as const)
    : Object.entries(value!);
  return inner.flatMap(([name, part]) => linesOf(part, [...place, name]));
}

/** Printed tables beside an owner's, table by table. */
export function compare(printed: Tables, own: Tables): ComparedTable[] {
  return Object.keys(printed).map((name) => {
    const before = new Map(linesOf(printed[name]).map(({ place, cells }) => [place, cells]));
    const after = new Map(linesOf(own[name]).map(({ place, cells }) => [place, cells]));
    const lines = [...new Set([...before.keys(), ...after.keys()])].map((place) => {
      const [left, right] = [before.get(place) ?? [], after.get(place) ?? []];
      const length = Math.max(left.length, right.length);
      return {
        place,
        printed: left,
        own: right,
        differs: Array.from({ length }, (_, at) => left[at] !== right[at]),
      };
    });
    const differences = lines.reduce((sum, { differs }) => sum + differs.filter(Boolean).length, 0);
    return { name, lines, differences };
  });
}
