import type { Outcome } from './run.ts';

const SHOWN = 40;

/** What came of a run, in lines for people. */
export function report({ problems, faults, tables, requests, acknowledged, told }: Outcome): string[] {
  const rows = Object.entries(faults).map(
    ([fault, { faults: count, hits }]) =>
      `  ${fault.padEnd(16)}${String(count).padStart(4)} faults${String(hits).padStart(7)} moves under way`,
  );
  return [
    `${tables} tables, ${requests} requests, ${acknowledged} moves acknowledged, ${told} entries told by streams`,
    ...rows,
    problems.length === 0 ? 'nothing is wrong' : `${problems.length} things are wrong:`,
    ...problems.slice(0, SHOWN),
  ];
}
