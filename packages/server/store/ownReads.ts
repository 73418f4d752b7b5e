import type { Read, WriteSteps } from './accountReads.ts';
import type { NoteRow, OwnStore, VacationRow } from './ownStore.ts';
import type { Words } from './schema.ts';

/** What people keep for themselves, as either store keeps it: how it reads, and how it writes. */
export const ownStore = ({ q }: Words, read: Read, write: WriteSteps): OwnStore => ({
  async vacation(person) {
    const [row] = await read(q.selectFrom('vacation').select(['saved', 'began', 'ends']).where('person', '=', person));
    return (row as VacationRow | undefined) ?? null;
  },
  setVacation: (...args) => write('setVacation', ...args),
  async privateNote(person, table) {
    const [row] = await read(
      q.selectFrom('private_note').select('text').where('person', '=', person).where('table_id', '=', table),
    );
    return (row as { text: string } | undefined)?.text ?? '';
  },
  putNote: (...args) => write('putNote', ...args),
  async privateNotes(person) {
    const rows = await read(
      q
        .selectFrom('private_note')
        .select(['table_id as table', 'text', 'updated'])
        .where('person', '=', person)
        .orderBy('table_id'),
    );
    return rows as NoteRow[];
  },
});
