import { canonical } from '@outcry/engine';
import type { Body, LogEntry } from '../../api.ts';
import type { Exchange, TableHistory } from './table.ts';

/** All tries of one move: a person sends it with the same key until they know what became of it. */
interface Tried {
  readonly key: string;
  readonly person: string;
  readonly sent: Body<'move'>;
  readonly tries: Exchange[];
}

type Made = Extract<LogEntry, { kind: 'move' }>;

/** Every acknowledged move is in the log, once, where its answer says; and nothing is that nobody sent. */
export function checkMoves({ people, exchanges, logs }: TableHistory): string[] {
  const problems: string[] = [];
  const made = new Map<number, Made>();
  for (const [seat, person] of people.entries())
    for (const entry of logs.get(person) ?? [])
      if (entry.kind === 'move' && entry.seat === seat && !entry.bot) made.set(entry.seq, entry);
  const unclaimed = new Map(made);
  const open: Tried[] = [];
  for (const tried of byKey(exchanges)) {
    const { key, sent } = tried;
    const seqs = new Set(tried.tries.filter(({ status }) => status === 200).map(({ body }) => (body as Ack).seq));
    if (seqs.size > 1) problems.push(`move ${key} was acknowledged as ${[...seqs].join(' and ')}`);
    const [seq] = seqs;
    if (seq === undefined) {
      if (tried.tries.some(({ status }) => status === 0 || status >= 500)) open.push(tried);
      continue;
    }
    const entry = made.get(seq);
    if (!entry || entry.seat !== sent.seat || canonical(entry.move) !== canonical(sent.move))
      problems.push(`move ${key} was acknowledged as ${seq}, and the log has ${JSON.stringify(entry ?? null)} there`);
    else if (!unclaimed.delete(seq)) problems.push(`two moves were acknowledged as ${seq}, ${key} is one of them`);
    if (seq <= sent.decision) problems.push(`move ${key} answers ${sent.decision} and was made before, as ${seq}`);
  }
  for (const { sent } of open) {
    // Nobody knows whether it was made: it may be in the log, once.
    const found = [...unclaimed.values()].find(
      ({ seq, seat, move }) => seq > sent.decision && seat === sent.seat && canonical(move) === canonical(sent.move),
    );
    if (found) unclaimed.delete(found.seq);
  }
  for (const { seq, seat } of unclaimed.values())
    problems.push(`move ${seq} of seat ${seat} is in the log, and nobody sent it, or it was sent once and made twice`);
  return problems;
}

interface Ack {
  readonly seq: number;
}

function byKey(exchanges: readonly Exchange[]): Tried[] {
  const all = new Map<string, Tried>();
  for (const exchange of exchanges) {
    if (exchange.route !== 'move') continue;
    const sent = exchange.sent as Body<'move'>;
    const tried = all.get(sent.key) ?? { key: sent.key, person: exchange.person, sent, tries: [] };
    all.set(sent.key, tried);
    tried.tries.push(exchange);
  }
  return [...all.values()];
}
