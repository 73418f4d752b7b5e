import type { Person } from '@outcry/server/api';
import { change, settings } from '../settings.ts';
import { createStore } from '../store.ts';
import { api, ApiError } from './api.ts';

/** Who we are to the server; null until asked, or when we are nobody yet. */
export const me = createStore<Person | null>(null);

/** Who we are, if we are somebody already. */
export async function whoAmI(): Promise<Person | null> {
  try {
    me.set(await api('me'));
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error;
    me.set(null);
  }
  return me.get();
}

/** One click: somebody with this name. */
export async function signIn(name: string): Promise<Person> {
  const person = await api('signIn', { body: { name } });
  me.set(person);
  if (settings.get().name !== name) change({ name });
  return person;
}

/** Somebody, whoever: by the name in the settings, or the one given. */
export async function beSomebody(otherwise: string): Promise<Person> {
  const known = me.get() ?? (await whoAmI());
  const name = settings.get().name.trim() || otherwise;
  return known && known.name === name ? known : signIn(name);
}
