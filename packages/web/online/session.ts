import type { Person } from '@outcry/server/api';
import { change, settings } from '../settings.ts';
import { createStore } from '../store.ts';
import { api, ApiError } from './api.ts';

/** Who we are to the server; null until asked, or when we are nobody yet. */
export const me = createStore<Person | null>(null);

/** Whether we were somebody here, and the server does not know us any more. */
export const signedOut = createStore(false);

let tabs: BroadcastChannel | null = null;
/** Makes the other tabs of this browser ask who we are now. */
const tellTabs = (): void => tabs?.postMessage(null);

/** Takes what the server says of us. */
function become(person: Person | null): void {
  const before = me.get();
  if (before?.id !== person?.id) signedOut.set(person === null);
  me.set(person);
}

/** The server does not know us any more: nobody is signed in here. */
export function loseSession(): void {
  if (me.get() === null) return;
  become(null);
  tellTabs();
}

/** Who we are, if we are somebody already. */
export async function whoAmI(): Promise<Person | null> {
  try {
    become(await api('me'));
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error;
    loseSession();
  }
  return me.get();
}

/** Looks whether the server still knows us. One that is not reached changes nothing. */
export async function checkSession(): Promise<void> {
  try {
    await whoAmI();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

/** The server says who we are now: also to the other tabs, and the name is kept in this browser. */
export function entered(person: Person): void {
  const isNew = me.get()?.id !== person.id;
  become(person);
  if (isNew) tellTabs();
  if (settings.get().name !== person.name) change({ name: person.name });
}

/** One click: somebody with this name. */
export async function signIn(name: string): Promise<Person> {
  const person = await api('signIn', { body: { name } });
  entered(person);
  return person;
}

/** Ends the session of this browser, in all its tabs. */
export async function signOut(): Promise<void> {
  await api('signOut');
  loseSession();
}

/** Somebody, whoever: by the name in the settings, or the one given. */
export async function beSomebody(otherwise: string): Promise<Person> {
  const known = me.get() ?? (await whoAmI());
  const name = settings.get().name.trim() || otherwise;
  return known && known.name === name ? known : signIn(name);
}

/** Follows what other tabs of this browser do about the session, until the function given back is called. */
export function shareSession(): () => void {
  tabs = new BroadcastChannel('outcry-session');
  tabs.addEventListener('message', () => void checkSession());
  return () => {
    tabs?.close();
    tabs = null;
  };
}
