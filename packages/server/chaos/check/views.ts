import type { TableHistory } from './table.ts';

/** Answers that show how the table stands, and up to which entry. */
const SHOWING = new Set(['position', 'table', 'takeBack']);

/** Nobody is shown an older view than one they had when they asked, whichever node they asked. */
export function checkViews({ lines, exchanges }: TableHistory): string[] {
  const problems: string[] = [];
  const byId = new Map(exchanges.map((exchange) => [exchange.id, exchange]));
  const streams = new Map<number, string>();
  const seen = new Map<string, number>();
  const before = new Map<number, number>();
  const see = (person: string, seq: number): void => void seen.set(person, Math.max(seq, seen.get(person) ?? 0));
  for (const line of lines) {
    if (line.kind === 'opened') streams.set(line.stream, line.person);
    if (line.kind === 'asked') before.set(line.id, seen.get(line.person) ?? 0);
    if (line.kind === 'told' && line.message.kind === 'entry') see(streams.get(line.stream)!, line.message.entry.seq);
    if (line.kind !== 'answered' || line.status !== 200) continue;
    const { person, route, node, id } = byId.get(line.id)!;
    const { seq, entries } = line.body as { seq?: number; entries?: readonly { seq: number }[] };
    const shown = route === 'log' ? entries!.at(-1)?.seq : SHOWING.has(route) || route === 'move' ? seq : undefined;
    if (shown === undefined) continue;
    if (route !== 'move' && shown < before.get(id)!)
      problems.push(
        `answer ${id} (${route}, node ${node}) showed ${person} entry ${shown}, who had seen ${before.get(id)}`,
      );
    see(person, shown);
  }
  return problems;
}
