import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import type { Table } from '../api.ts';
import { databaseFile } from '../config.ts';
import type { Turn } from '../store/store.ts';
import { temporaryFolder, until } from '../testing/guests.ts';
import { prepare } from '../testing/prepare.ts';
import type { Script } from '../testing/prepare.ts';
import { startProcess } from '../testing/process.ts';
import { ScriptedPlay } from '../testing/scripted.ts';

const KILLS = process.env.OUTCRY_LONG ? 50 : 5;
/** So many tables begin with each start of the server, and go on at the next: more than it can end meanwhile. */
const TABLES = 24;
const BANK = 600;
/** The moves of a table as they are on disk: number and content, in order. */
function movesOnDisk(data: string, id: string): { seq: number; move: unknown }[] {
  const db = new Database(databaseFile(data), { readonly: true });
  const rows = db
    .prepare(
      "select seq, body from entry where kind = 'move' and n = (select n from game_table where id = ?) order by seq",
    )
    .all(id) as { seq: number; body: string }[];
  db.close();
  return rows.map(({ seq, body }) => ({ seq, move: (JSON.parse(body) as { move: unknown }).move }));
}

/** What is left on the clock of a table as of the last beat on disk, and when that beat was. */
function clockOnDisk(data: string, { id }: Script): { left: number; beat: number } {
  const db = new Database(databaseFile(data), { readonly: true });
  const row = db
    .prepare("select turn, (select value from meta where name = 'beat') as beat from game_table where id = ?")
    .get(id) as { turn: string; beat: string };
  db.close();
  const { since, left } = JSON.parse(row.turn) as Turn;
  const beat = Number(row.beat);
  return { left: Math.min(...left.map((bank, seat) => bank! - (since[seat] ? beat - since[seat] : 0))), beat };
}

async function clockOf(url: string, { id, moves }: Script): Promise<number> {
  const answer = await fetch(`${url}/api/tables/${id}`, { headers: { cookie: moves[0]!.cookie } });
  const { seats, now } = (await answer.json()) as Table;
  return Math.min(...seats.map(({ deadline, left }) => (deadline === null ? left! : deadline - now)));
}

test(`killed ${KILLS} times under load: every acknowledged move is there once, and every table plays on`, async () => {
  const data = temporaryFolder();
  const clock = { kind: 'bank', seconds: BANK, increment: 0 } as const;
  const { tables } = await prepare(data, { tables: (KILLS + 1) * TABLES, seats: 5, people: 1, guests: 4, clock });
  const play = new ScriptedPlay(tables);
  const expectWhole = (table: number) => {
    const { id, moves } = tables[table]!;
    const written = movesOnDisk(data, id);
    const told = play.acknowledged[table]!;
    // What was acknowledged is there, in its place and once; at most the one move nobody was told of comes after it.
    expect(written.slice(0, told.length).map(({ seq }) => seq)).toEqual(told);
    expect(written.length - told.length).toBeLessThanOrEqual(1);
    expect(written.map(({ move }) => move)).toEqual(moves.slice(0, written.length).map(({ move }) => move));
  };
  /** Nobody moves at this table: its clock runs on, from server to server. */
  const waiting = tables.at(-1)!;
  let before: { left: number } | null = null;
  for (let kill = 0; kill < KILLS; kill++) {
    const started = Date.now();
    const server = await startProcess(data);
    const left = await clockOf(server.url, waiting);
    // The clock goes on where the last beat left it, and lost only time since the server was started again.
    if (before) expect(left).toBeLessThanOrEqual(before.left);
    if (before) expect(left).toBeGreaterThanOrEqual(before.left - (Date.now() - started));
    const { beat } = clockOnDisk(data, waiting);
    let stopped = false;
    const made = play.moves;
    const playing = Array.from({ length: 2 * TABLES }, (_, number) => kill * TABLES + number);
    const running = play.run(server, playing, () => stopped);
    await until(() => play.moves > made, 'a move');
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 250));
    if (kill === 0) await until(() => clockOnDisk(data, waiting).beat > beat, 'a beat');
    stopped = true;
    await server.stop('SIGKILL');
    await running;
    before = clockOnDisk(data, waiting);
    playing.forEach(expectWhole);
  }
  for (const table of tables.keys()) expectWhole(table);
  const server = await startProcess(data);
  for (const table of tables.keys()) expect([200, 410]).toContain(await play.next(server, table));
  await server.stop();
});
