import { expect, test } from 'vitest';
import type { PersonRow } from './store/store.ts';
import type { Loaded } from './tables/loaded.ts';
import { tablesOf } from './tables/listing.ts';
import { answerReplace, askReplace } from './tables/replace.ts';
import { changeSettings } from './tables/seating.ts';
import { threeAtATable } from './testing/clocked.ts';

test('who lost the seat to a bot or a person finds the table in their list, and who plays it', async () => {
  const { store, time, here, tables, awaySince, people, id } = await threeAtATable(null);
  const [ada, bob, cem] = people as [PersonRow, PersonRow, PersonRow];
  const dora = await store.personOfUser('Dora', 'Dora', time.now);
  for (const person of [ada, bob, dora]) here.add(person.id);
  await store.seen([cem.id], time.now);
  time.now += 3_600_000;
  const nothing = (): null => null;
  /** Somebody asks about Cem's seat, and the two who play agree. */
  const replace = async (who: PersonRow, by: 'bot' | 'me') => {
    const court = { tables, awaySince };
    await tables.change(id, (table, now) => askReplace({ ...court, table, now }, who.id, { seat: 2, by }), nothing);
    for (const { id: person } of [ada, bob].filter((one) => one !== who))
      await tables.change(id, (table, now) => answerReplace({ ...court, table, now }, person, true), nothing);
  };
  const mine = async () => (await tablesOf(store, cem.id, { before: null, limit: 9 }, time.now))[0];
  expect(await mine()).toMatchObject({ id, takenOver: null });
  await replace(bob, 'bot');
  expect(await mine()).toMatchObject({ yours: [2], takenOver: { seat: 2, by: 'bot', name: 'Cem', mayLook: true } });
  await replace(dora, 'me');
  const taken = { seat: 2, by: 'person', name: 'Dora' };
  expect(await mine()).toMatchObject({ id, yours: [], yourTurn: false, takenOver: { ...taken, mayLook: true } });
  await tables.change(id, (table) => changeSettings(table, ada.id, { spectators: false }), nothing);
  expect(await mine()).toMatchObject({ takenOver: { ...taken, mayLook: true } }); // Cem may take the seat back
  const withoutClaims = ({ row }: Loaded) => ({
    entries: [],
    row: { seats: row.seats.map(({ claims: _claims, ...place }) => place) },
  });
  await tables.change(id, withoutClaims, nothing);
  const { clock, created, game } = await tables.read(id, ({ row }) => ({ ...row, clock: row.terms.clock }));
  expect(await mine()).toEqual({
    id,
    game,
    clock,
    created,
    status: 'playing',
    takenOver: { ...taken, mayLook: false },
    now: time.now,
    code: '',
    seats: [],
    open: 0,
    rated: false,
    updated: created,
    yourTurn: false,
    yours: [],
    actors: [],
    since: null,
    deadline: null,
    result: null,
  });
});
