import { moveOnce } from './guests.ts';
import type { Guest } from './guests.ts';

/** A person who has both seats of a table makes moves, at least so many, until one can be taken back; yields its seat. */
export async function playUntilUndoable(person: Guest, id: string, least = 1): Promise<number> {
  for (let turn = 1; ; turn++) {
    const [actor] = (await person.api('table', { params: { id } })).actors;
    await moveOnce(person, id, actor, (count) => turn % count);
    for (const seat of turn < least ? [] : [0, 1]) {
      const { undo } = await person.api('position', { params: { id }, query: { seat: String(seat) } });
      if (undo !== null) return seat;
    }
  }
}
