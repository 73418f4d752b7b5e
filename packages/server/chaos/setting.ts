import type { Table } from '../api.ts';
import type { History } from './history.ts';
import type { Addresses, Sender } from './requests.ts';

/** Games that end after a bearable number of moves even where everybody plays at random; so many are a person's own. */
const GAMES = [
  { game: 'taking-stock', moves: 23 },
  { game: 'bear-raid', moves: 27 },
  { game: 'stockpile', moves: 50 },
  { game: 'speculation', moves: 60 },
] as const;
/** In seconds a move, at every fourth table. */
const CLOCK = 8;
const CLOCKED = 4;
const AT_ONCE = 16;

/** A table, and who sits there. */
export interface Seated {
  readonly id: string;
  /** About how many moves each makes. */
  readonly moves: number;
  /** Seconds a move; null: as long as one likes. */
  readonly clock: number | null;
  readonly people: readonly Sender[];
}

/** How many tables, and how many kinds of games. */
export interface Wanted {
  readonly tables: number;
  readonly games: number;
}

/** Before anything breaks: people come, sit down in pairs with a bot, and start. Nobody listens yet, so no deal waits. */
export async function setTables(nodes: Addresses, history: History, { tables, games }: Wanted): Promise<Seated[]> {
  const at = (node: number): string => nodes[node % nodes.length]!.url!;
  const people = await inTurns(tables / 2, (number) => arrive(at(number), `Guest ${number}`));
  return inTurns(tables, async (number) => {
    // The streams of neighbours are at different nodes.
    const neighbour = number + 1 + Math.floor(number / people.length) * nodes.length;
    const [host, other] = [people[number % people.length]!, people[neighbour % people.length]!];
    const { game, moves } = GAMES[number % games]!;
    const clock = number % CLOCKED === 0 ? CLOCK : null;
    const { id } = await post(at(number), '', host, {
      game,
      clock: clock === null ? { kind: 'none' } : { kind: 'move', seconds: clock },
      absence: null,
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'rookie' }],
    });
    await post(at(number + 1), `/${id}/join`, other, {});
    await post(at(number + 2), `/${id}/start`, host);
    history.note([id], { kind: 'table', table: id, game, people: [host.id, other.id] });
    return { id, moves, clock, people: [host, other] };
  });
}

async function arrive(url: string, name: string): Promise<Sender> {
  const answer = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  if (!answer.ok) throw new Error(`a guest could not come: ${answer.status} ${await answer.text()}`);
  const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  const { id } = (await answer.json()) as { id: string };
  return { id, cookie: cookie.join('; ') };
}

async function post(url: string, path: string, { cookie }: Sender, body?: object): Promise<Table> {
  const answer = await fetch(`${url}/api/tables${path}`, {
    method: 'POST',
    headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`a table could not be set up: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Table;
}

/** Does something so many times, some of them at once; yields the results in order. */
async function inTurns<Result>(count: number, work: (number: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < count) {
        const number = next++;
        results[number] = await work(number);
      }
    }),
  );
  return results;
}
