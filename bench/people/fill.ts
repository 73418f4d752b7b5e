import pg from 'pg';
import { databaseFile } from '../../packages/server/config.ts';
import { openDatabase } from '../../packages/server/store/open.ts';
import { openPostgres } from '../../packages/server/store/postgresOpen.ts';
import { crowd } from './crowd.ts';
import type { Size } from './crowd.ts';

/** Fills a data folder. */
export function fillFolder(folder: string, size: Size): void {
  const db = openDatabase(databaseFile(folder));
  db.pragma('synchronous = off');
  db.transaction(() => {
    for (const [table, rows] of crowd(size, Date.now())) {
      const columns = Object.keys(rows[0]!);
      const insert = db.prepare(
        `insert into ${table} (${columns.join()}) values (${columns.map((name) => `@${name}`).join()})`,
      );
      for (const row of rows) insert.run(row);
    }
    db.prepare(`update meta set value = ? where name = 'tallied'`).run(String(size.games));
  })();
  db.exec('analyze');
  db.close();
}

/** Fills a database. */
export async function fillDatabase(url: string, size: Size): Promise<void> {
  await (await openPostgres(url)).close();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('begin');
  for (const [table, rows] of crowd(size, Date.now())) {
    const columns = Object.keys(rows[0]!).join();
    const all = table === 'game_table' ? 'overriding system value' : '';
    await client.query(
      `insert into ${table} (${columns}) ${all} select ${columns} from json_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(rows)],
    );
  }
  await client.query(`update meta set value = $1 where name = 'tallied'`, [String(size.games)]);
  // Rows with numbers of their own leave the identity where it was.
  await client.query(`select setval(pg_get_serial_sequence('game_table', 'n'), (select max(n) from game_table))`);
  await client.query('commit');
  await client.query('vacuum analyze');
  await client.end();
}
