import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Postgres } from '../../packages/server/testing/postgres.ts';
import { startProcess } from '../../packages/server/testing/process.ts';
import type { Running } from '../../packages/server/testing/process.ts';

let copies = 0;

/** Starts so many nodes on a fresh copy of a database, works with them, and ends them. */
export async function withNodes<Result>(
  postgres: Postgres,
  database: string,
  count: number,
  work: (nodes: readonly Running[]) => Promise<Result>,
): Promise<Result> {
  const name = `copy_${++copies}`;
  const url = await postgres.createDatabase(name, database);
  const folder = mkdtempSync(join(tmpdir(), 'outcry-bench-'));
  const nodes: Running[] = [];
  try {
    for (let node = 0; node < count; node++)
      nodes.push(
        await startProcess(join(folder, String(node)), {
          env: { OUTCRY_DATABASE_URL: url, OUTCRY_BOT_THREADS: '1', OUTCRY_LOG: 'error' },
        }),
      );
    return await work(nodes);
  } finally {
    await Promise.all(nodes.map((node) => node.stop()));
    rmSync(folder, { recursive: true, force: true });
    await postgres.query(`drop database "${name}"`);
  }
}
