import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** Folders that a copy has empty: it streams the log, and the rest belongs to the running server. */
const EMPTY = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const LEFT_OUT = new Set(['postmaster.pid', 'postmaster.opts', 'standby.signal']);

/** Copies the files of a running server, as pg_basebackup does (the npm package has none). */
export async function copyBase(primary: { url(): string }, from: string, to: string): Promise<void> {
  const client = new pg.Client({ connectionString: primary.url() });
  await client.connect(); // one session from start to stop
  try {
    await client.query("select pg_backup_start('standby', true)");
    await copyFolder(from, to, true);
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    await writeFile(join(to, 'backup_label'), rows[0]!.labelfile);
  } finally {
    await client.end();
  }
  await mkdir(join(to, 'pg_wal/archive_status'), { recursive: true });
  await mkdir(join(to, 'pg_wal/summaries'), { recursive: true });
}

async function copyFolder(from: string, to: string, isTop: boolean): Promise<void> {
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      await mkdir(target, { mode: 0o700 });
      if (!(isTop && EMPTY.has(entry.name))) await copyFolder(source, target, false);
    } else if (!(isTop && LEFT_OUT.has(entry.name)) && !entry.name.startsWith('pgsql_tmp')) {
      await copyFile(source, target).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error; // dropped in the meantime: the log says so, too
      });
    }
  }
}
