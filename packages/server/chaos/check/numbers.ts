import type { LogEntry } from '../../api.ts';
import type { TableHistory } from './table.ts';

/** What everybody is told alike of an entry, whoever they are. */
const alike = ({ seq, at, ...entry }: LogEntry): string =>
  JSON.stringify([seq, at, entry.kind, 'seat' in entry ? entry.seat : null, 'bot' in entry ? entry.bot : null]);

/** No two entries of one number, and no number without an entry. */
export function checkNumbers({ people, lines, exchanges, logs }: TableHistory): string[] {
  const problems: string[] = [];
  const first = new Map<number, string>();
  const hear = (entry: LogEntry, where: string): void => {
    const told = alike(entry);
    const before = first.get(entry.seq);
    if (before === undefined) first.set(entry.seq, told);
    else if (before !== told) problems.push(`two entries have number ${entry.seq}: ${before}, and ${where} ${told}`);
  };
  for (const person of people) {
    const log = logs.get(person) ?? [];
    if (log.length === 0) problems.push(`${person} got no log at the end`);
    log.forEach((entry, index) => {
      if (entry.seq !== index + 1) problems.push(`the log of ${person} has ${entry.seq} at place ${index + 1}`);
      hear(entry, `in the log of ${person}`);
    });
  }
  const last = Math.max(0, ...[...logs.values()].map((log) => log.at(-1)?.seq ?? 0));
  const hearOne = (entry: LogEntry, where: string): void => {
    hear(entry, where);
    if (entry.seq > last) problems.push(`entry ${entry.seq} was told ${where}, and is not in the log`);
  };
  for (const line of lines)
    if (line.kind === 'told' && line.message.kind === 'entry')
      hearOne(line.message.entry, `by stream ${line.stream} at ${line.at}`);
  for (const { route, status, body, id } of exchanges)
    if (route === 'log' && status === 200)
      for (const entry of (body as { entries: LogEntry[] }).entries) hearOne(entry, `in answer ${id}`);
  return problems;
}
