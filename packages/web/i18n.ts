import type { Locale } from '@outcry/engine';
import { createContext, useContext } from 'react';
import type { Messages } from './messages/en.ts';
import type { FirstMessages } from './messages/en/first.ts';
import type { MoreMessages } from './messages/en/more.ts';
import { settings } from './settings.ts';

export type { Messages } from './messages/en.ts';

const FIRST: Record<Locale, () => Promise<FirstMessages>> = {
  en: async () => (await import('./messages/en/first.ts')).first,
  fr: async () => (await import('./messages/fr/first.ts')).first,
  nl: async () => (await import('./messages/nl/first.ts')).first,
};

const MORE: Record<Locale, () => Promise<MoreMessages>> = {
  en: async () => (await import('./messages/en/more.ts')).more,
  fr: async () => (await import('./messages/fr/more.ts')).more,
  nl: async () => (await import('./messages/nl/more.ts')).more,
};

let wantsMore = false;

/** What the app says, in a language: at first what the first page needs, and all once another page was opened. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const [first, more] = await Promise.all([FIRST[locale](), wantsMore ? MORE[locale]() : {}]);
  return Object.assign(first, more) as Messages;
}

/** Loads a page, and what such pages say. */
export async function withMore<T>(load: () => Promise<T>): Promise<T> {
  wantsMore = true;
  const [page] = await Promise.all([load(), loadMessages(settings.get().locale)]);
  return page;
}

export const TextContext = createContext<Messages | null>(null);

/** The app's sentences in the language spoken now. */
export function useText(): Messages {
  const messages = useContext(TextContext);
  if (messages === null) throw new Error('no messages are loaded here');
  return messages;
}
