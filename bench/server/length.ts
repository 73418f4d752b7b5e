import { databaseFile } from '../../packages/server/config.ts';
import { localBus } from '../../packages/server/bus/local.ts';
import { openDatabase } from '../../packages/server/store/open.ts';
import { sqliteStore } from '../../packages/server/store/sqlite.ts';
import { makeMove } from '../../packages/server/tables/play.ts';
import { Tables } from '../../packages/server/tables/tables.ts';
import { prepare } from '../../packages/server/testing/prepare.ts';
import type { Script } from '../../packages/server/testing/prepare.ts';
import { median } from '../report.ts';
import type { Figure } from '../report.ts';

const TABLES = 40;
const LONG = 5000;

/** The time of a move at a table, in the process and without the sync, as the median over whole games. */
async function perMove(
  tables: Tables,
  scripts: readonly Script[],
  person: (script: Script) => Promise<string>,
  shift: number,
): Promise<number> {
  const times: number[] = [];
  for (const script of scripts) {
    const who = await person(script);
    for (const { seat, decision, move } of script.moves) {
      const began = performance.now();
      // The first decision was asked before the talk, the others after it.
      const asked = decision === script.moves[0]!.decision ? decision : decision + shift;
      await makeMove(tables, script.id, { seat, decision: asked, move, key: null, person: who });
      times.push((performance.now() - began) * 1000);
    }
  }
  return median(times);
}

/** What a move costs at a table with a short history, and at one with thousands of entries. */
export async function lengthCost(folder: string): Promise<Figure[]> {
  const { tables: scripts } = await prepare(folder, { tables: TABLES, seats: 5, people: 1, guests: 1 });
  const db = openDatabase(databaseFile(folder));
  db.pragma('synchronous = OFF'); // the disk is not what is measured here
  const store = sqliteStore(db);
  const tables = new Tables({ store, bus: localBus(), now: Date.now, hotTables: 1000 });
  const person = ({ id }: Script) => tables.read(id, ({ row }) => row.host);
  const half = TABLES / 2;
  for (const { id } of scripts.slice(half))
    await tables.change(
      id,
      ({ row }) => ({
        entries: Array.from({ length: LONG }, () => ({
          kind: 'chat' as const,
          seat: 0,
          person: row.host,
          text: 'Well?',
        })),
      }),
      () => null,
    );
  const short = await perMove(tables, scripts.slice(0, half), person, 0);
  const long = await perMove(tables, scripts.slice(half), person, LONG);
  await store.close();
  return [
    {
      name: 'a move at a table with a short history, without the sync',
      value: short,
      unit: 'µs',
      must: '',
      reached: true,
    },
    {
      name: `a move at a table with ${LONG} entries more`,
      value: long,
      unit: 'µs',
      must: 'at most 1.5 times',
      reached: long <= 1.5 * short,
    },
  ];
}
