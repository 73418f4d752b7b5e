import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import type { Table } from '../api.ts';
import { databaseFile } from '../config.ts';
import { temporaryFolder, until } from '../testing/guests.ts';
import { prepare } from '../testing/prepare.ts';
import type { Script } from '../testing/prepare.ts';
import { startProcess } from '../testing/process.ts';
import { ScriptedPlay } from '../testing/scripted.ts';

const KILLS = process.env.OUTCRY_LONG ? 50 : 5;
/** So many tables begin with each start of the server, and go on at the next: more than it can end meanwhile. */
const TABLES = 24;
const BANK = 600;
/** The two seconds between signs of life of the server with what the disk may lag behind, and a busy machine's delay. */
const BEAT = 3000;
const SLACK = 500;

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
  /** What the clock of the last table, which waits for all others, shows at least. */
  let least = BANK * 1000;
  for (let kill = 0; kill < KILLS; kill++) {
    const started = performance.now();
    const server = await startProcess(data);
    const began = performance.now();
    // A clock gets back no more than a beat of the server's, and loses no more than the time since it was started again.
    const left = await clockOf(server.url, tables.at(-1)!);
    expect(left).toBeLessThanOrEqual(least + BEAT);
    expect(left).toBeGreaterThan(least - (performance.now() - started) - SLACK);
    let stopped = false;
    const before = play.moves;
    const playing = Array.from({ length: 2 * TABLES }, (_, number) => kill * TABLES + number);
    const running = play.run(server, playing, () => stopped);
    await until(() => play.moves > before, 'a move');
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 250));
    least = left - (performance.now() - began);
    stopped = true;
    await server.stop('SIGKILL');
    await running;
    playing.forEach(expectWhole);
  }
  for (const table of tables.keys()) expectWhole(table);
  const server = await startProcess(data);
  for (const table of tables.keys()) expect([200, 410]).toContain(await play.next(server, table));
  await server.stop();
});
