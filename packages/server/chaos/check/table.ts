import type { LogEntry, RouteName } from '../../api.ts';
import type { Line } from '../history.ts';

/** A request with its answer; `answered` is Infinity, and the status 0, where none came. */
export interface Exchange {
  readonly id: number;
  readonly person: string;
  readonly node: number;
  readonly route: RouteName;
  readonly sent: unknown;
  readonly asked: number;
  readonly answered: number;
  readonly status: number;
  readonly body: unknown;
  /** Asked at the end, when nothing was broken any more. */
  readonly last: boolean;
}

/** What happened at a table, sorted out. */
export interface TableHistory {
  readonly id: string;
  readonly game: string;
  /** Whose the seats are, in the order of the seats; a bot has the others. */
  readonly people: readonly string[];
  readonly lines: readonly Line[];
  /** By the time of the request. */
  readonly exchanges: readonly Exchange[];
  /** The whole log at the end, as each person got it. */
  readonly logs: ReadonlyMap<string, readonly LogEntry[]>;
}

type Of<Kind extends Line['kind']> = Extract<Line, { kind: Kind }>;

export function tableHistory(lines: readonly Line[]): TableHistory {
  const ofKind = <Kind extends Line['kind']>(kind: Kind): Of<Kind>[] =>
    lines.filter((line): line is Of<Kind> => line.kind === kind);
  const [about] = ofKind('table');
  if (!about) throw new Error('the history says of no table');
  const over = lines.findIndex(({ kind }) => kind === 'over');
  const answers = new Map(ofKind('answered').map((line) => [line.id, line]));
  const exchanges = lines.flatMap((line, place): Exchange[] => {
    if (line.kind !== 'asked') return [];
    const { id, person, node, route, body: sent } = line;
    const answer = answers.get(id);
    const { status = 0, body = null } = answer ?? {};
    const answered = status === 0 ? Infinity : answer!.at;
    return [{ id, person, node, route, sent, asked: line.at, answered, status, body, last: over >= 0 && place > over }];
  });
  const logs = new Map<string, LogEntry[]>();
  for (const { route, person, status, body, last } of exchanges)
    if (last && route === 'log' && status === 200)
      logs.set(person, [...(logs.get(person) ?? []), ...(body as { entries: LogEntry[] }).entries]);
  return { id: about.table, game: about.game, people: about.people, lines, exchanges, logs };
}
