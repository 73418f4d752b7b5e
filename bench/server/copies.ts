import type Database from 'better-sqlite3';

/** Copies a table with everything that belongs to it, `count` times. Columns come from the database itself. */
export function copyTable(db: Database.Database, id: string, count: number): void {
  const { n } = db.prepare('select n from game_table where id = ?').get(id) as { n: number };
  const { last } = db.prepare('select max(n) as last from game_table').get() as { last: number };
  db.exec(`
    drop table if exists temp.copies;
    create temp table copies as
      with recursive c(k) as (select ${last + 1} union all select k + 1 from c where k < ${last + count}) select k from c;
  `);
  const names = db
    .prepare("select name from sqlite_master where type = 'table' order by name = 'game_table' desc")
    .pluck()
    .all() as string[];
  for (const name of names) {
    const columns = db.prepare(`select name from pragma_table_info('${name}')`).pluck().all() as string[];
    if (!columns.includes('n')) continue;
    const copied = columns.filter((column) => name !== 'entry' || column !== 'id'); // entries get ids of their own
    const values = copied.map((column) => {
      if (column === 'n') return 'k';
      if (name === 'game_table' && (column === 'id' || column === 'code')) return `'${column[0]}' || k`;
      return `"${column}"`;
    });
    const list = copied.map((column) => `"${column}"`).join();
    db.exec(`insert into "${name}" (${list}) select ${values.join()} from copies, "${name}" where n = ${n}`);
  }
}
