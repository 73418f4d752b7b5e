import type { PersonRow } from '../store/store.ts';
import { claimantIsBack } from '../tables/claims.ts';
import { describe } from '../tables/describe.ts';
import { takeBack } from '../tables/play.ts';
import { answerReplace, askReplace } from '../tables/replace.ts';
import { threeAtATable } from './clocked.ts';

/** Ada (the host), Bob and Cem play; Cem has been gone for `away` milliseconds; Dora looks on. */
export async function withoutCem({ absence = null, away = 20_000 }: { absence?: number | null; away?: number } = {}) {
  const all = await threeAtATable(absence);
  const { store, time, here, tables, awaySince, people, id } = all;
  const [ada, bob, cem] = people as [PersonRow, PersonRow, PersonRow];
  const dora = await store.personOfUser('Dora', 'Dora', time.now);
  for (const { id: one } of [ada, bob, dora]) here.add(one);
  await store.seen([cem.id], time.now);
  time.now += away;
  const shown = () => tables.read(id, (table) => describe(table, null, (person) => here.has(person), time.now));
  const ask = (who: PersonRow, seat: number, by: 'bot' | 'me') =>
    tables.change(
      id,
      (table, now) => askReplace({ tables, table, awaySince, now }, who.id, { seat, by }),
      ({ row }) => row.seats[seat]!,
    );
  const answer = (who: PersonRow, agree: boolean) =>
    tables.change(
      id,
      (table, now) => answerReplace({ tables, table, awaySince, now }, who.id, agree),
      ({ row }) => row.seats[2]!,
    );
  const reclaim = (who: PersonRow) =>
    tables.change(
      id,
      (table, now) => takeBack(table, who, 2, now),
      ({ row }) => row.seats[2]!,
    );
  /** Somebody looks at the table. */
  const back = (who: PersonRow) =>
    tables.change(
      id,
      ({ row }, now) => claimantIsBack(row, who.id, now),
      () => null,
    );
  const kinds = async () => (await store.entries(id)).map(({ kind }) => kind).filter((kind) => kind !== 'seat');
  return { ...all, ada, bob, cem, dora, shown, ask, answer, reclaim, back, kinds };
}
