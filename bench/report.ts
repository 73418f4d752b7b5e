import { cpus } from 'node:os';

/** A measured value beside its target. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The target in words; empty: only informative. */
  readonly must: string;
  readonly reached: boolean;
}

const round = (value: number): number => Number(value.toPrecision(4));

/** Tells the user what is being measured. On stderr, so that stdout holds the figures alone. */
export const say = (text: string): void => void process.stderr.write(`${text}\n`);

export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

/** Prints a table, or one JSON object with `--json`. The exit status is 1 when a target was missed. */
export function report(figures: readonly Figure[], ...more: readonly string[]): void {
  const machine = [`${cpus().length} × ${cpus()[0]?.model.trim()}`, `Node ${process.version}`, ...more].join(', ');
  if (process.argv.includes('--json')) {
    const rounded = figures.map((figure) => ({ ...figure, value: round(figure.value) }));
    console.log(JSON.stringify({ machine, figures: rounded }, null, 2));
  } else {
    console.log(machine);
    for (const { name, value, unit, must, reached } of figures)
      console.log(
        `${reached ? ' ' : '!'} ${name.padEnd(66)}${String(round(value)).padStart(10)} ${unit.padEnd(9)}${must}`.trimEnd(),
      );
  }
  if (figures.some(({ reached }) => !reached)) process.exitCode = 1;
}
