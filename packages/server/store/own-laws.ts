import { expect, test } from 'vitest';
import type { Store } from './store.ts';

/** What every store must do with what people keep for themselves. */
export function ownLaws(open: () => Promise<Store>): void {
  test('a vacation is kept in place of the one before', async () => {
    const store = await open();
    expect(await store.vacation('ada')).toBeNull();
    await store.setVacation('ada', { saved: 100, began: 5, ends: 50 });
    await store.setVacation('ada', { saved: 90, began: 15, ends: 20 });
    expect(await store.vacation('ada')).toEqual({ saved: 90, began: 15, ends: 20 });
    expect(await store.vacation('bob')).toBeNull();
  });

  test('a note is its person’s alone, is replaced, and an empty one is none', async () => {
    const store = await open();
    await store.putNote('ada', 't1', 'Bob bluffs.', 5);
    await store.putNote('ada', 't2', 'Short Red Sun.', 6);
    await store.putNote('bob', 't1', 'Ada never bluffs.', 7);
    await store.putNote('ada', 't1', 'Bob bluffs a lot.', 8);
    expect(await store.privateNote('ada', 't1')).toBe('Bob bluffs a lot.');
    expect(await store.privateNote('bob', 't2')).toBe('');
    await store.putNote('ada', 't2', '', 9);
    expect(await store.privateNotes('ada')).toEqual([{ table: 't1', text: 'Bob bluffs a lot.', updated: 8 }]);
  });

  test('both go with their person, and nobody else’s', async () => {
    const store = await open();
    const [ada, bob] = [await store.personOfUser('u1', 'Ada', 1), await store.personOfUser('u2', 'Bob', 1)];
    for (const { id } of [ada, bob]) {
      await store.setVacation(id, { saved: 1, began: 2, ends: 3 });
      await store.putNote(id, 't1', 'A note.', 4);
    }
    await store.forgetPerson(ada.id);
    expect([await store.vacation(ada.id), await store.privateNotes(ada.id)]).toEqual([null, []]);
    expect([await store.vacation(bob.id), (await store.privateNotes(bob.id)).length]).toEqual([
      { saved: 1, began: 2, ends: 3 },
      1,
    ]);
  });
}
