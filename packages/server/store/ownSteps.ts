import type { Steps } from './accountSteps.ts';
import type { VacationRow } from './ownStore.ts';
import type { Words } from './schema.ts';

/** Everything that is written of what people keep for themselves. */
export const ownSteps = ({ q }: Words) => ({
  *setVacation(person: string, { saved, began, ends }: VacationRow): Steps<void> {
    yield q
      .insertInto('vacation')
      .values({ person, saved, began, ends })
      .onConflict((conflict) => conflict.column('person').doUpdateSet({ saved, began, ends }));
  },
  *putNote(person: string, table: string, text: string, now: number): Steps<void> {
    if (text === '') {
      yield q.deleteFrom('private_note').where('person', '=', person).where('table_id', '=', table);
      return;
    }
    yield q
      .insertInto('private_note')
      .values({ person, table_id: table, text, updated: now })
      .onConflict((conflict) => conflict.columns(['person', 'table_id']).doUpdateSet({ text, updated: now }));
  },
});
