import { remembered } from '../history/kept.ts';
import { useText } from '../i18n.ts';
import { mine } from '../online/mine.ts';
import { me } from '../online/session.ts';
import { useStore } from '../store.ts';

/** Warns a guest who is about to be somebody else here: their tables stay with the guest. */
export function GuestStays() {
  const t = useText();
  const person = useStore(me);
  const tables = useStore(mine)?.tables.length ?? 0;
  const games = useStore(remembered).length;
  if (!person?.guest || tables + games === 0) return null;
  return <p className="account-said">{t.signIn.guestStays(person.name)}</p>;
}
