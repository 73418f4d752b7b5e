import type { Arrived } from '@outcry/server/api';
import { remembered } from '../history/kept.ts';
import { useText } from '../i18n.ts';
import { mine } from '../online/mine.ts';
import { entered, me } from '../online/session.ts';
import { createStore, useStore } from '../store.ts';

/** Whether a guest who signs in wants to take along what they have here. */
export const wantsAlong = createStore(false);

/** Why what a guest had here stayed with them; null: it did not, or nobody asked for it. */
export const stayed = createStore<string | null>(null);

/** Somebody signed in: notes what became of what the guest had. */
export function arrived({ along, ...person }: Arrived): void {
  stayed.set(along === undefined || along === 'taken' ? null : along);
  wantsAlong.set(false);
  entered(person);
}

/** Warns a guest who is about to be somebody else here: their tables stay with the guest, unless they come along. */
export function GuestStays() {
  const t = useText();
  const person = useStore(me);
  const along = useStore(wantsAlong);
  const tables = useStore(mine)?.tables.length ?? 0;
  const games = useStore(remembered).length;
  if (!person?.guest || tables + games === 0) return null;
  return (
    <div className="account-said">
      <p>{t.signIn.guestStays(person.name)}</p>
      {tables > 0 && (
        <label className="along">
          <input type="checkbox" checked={along} onChange={({ target }) => wantsAlong.set(target.checked)} />
          <span>
            {t.order.along} <small>{t.order.alongText(person.name)}</small>
          </span>
        </label>
      )}
    </div>
  );
}
