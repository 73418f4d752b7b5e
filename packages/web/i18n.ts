import type { Locale } from '@outcry/engine';
import { createContext, useContext } from 'react';
import type { Messages } from './messages/en.ts';

export type { Messages } from './messages/en.ts';

const CATALOGUES: Record<Locale, () => Promise<Messages>> = {
  en: async () => (await import('./messages/en.ts')).en,
  fr: async () => (await import('./messages/fr.ts')).fr,
  nl: async () => (await import('./messages/nl.ts')).nl,
};

/** All that the app says, in a language; loaded when it is first spoken. */
export const loadMessages = (locale: Locale): Promise<Messages> => CATALOGUES[locale]();

export const TextContext = createContext<Messages | null>(null);

/** The app's sentences in the language spoken now. */
export function useText(): Messages {
  const messages = useContext(TextContext);
  if (messages === null) throw new Error('no messages are loaded here');
  return messages;
}
