import type { Locale } from '@outcry/engine';
import type { AdminPage } from '@outcry/server/api';
import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import { useText } from '../i18n.ts';
import { api, ApiError } from '../online/api.ts';
import { refusedBy, sayRefused } from '../online/refusal.ts';
import { news } from '../order/announced.ts';
import { useStore } from '../store.ts';
import type { AdminWords } from './words/en.ts';

const WORDS: Record<Locale, () => Promise<AdminWords>> = {
  en: async () => (await import('./words/en.ts')).en,
  fr: async () => (await import('./words/fr.ts')).fr,
  nl: async () => (await import('./words/nl.ts')).nl,
};

/** The words of the page in the language spoken now; null: not loaded yet. */
export function useAdminWords(): AdminWords | null {
  const { locale } = useText();
  const [words, setWords] = useState<AdminWords | null>(null);
  useEffect(() => {
    let wanted = true;
    void WORDS[locale]().then((loaded) => wanted && setWords(loaded));
    return () => void (wanted = false);
  }, [locale]);
  return words;
}

/** What the parts of the page share: words, and doing something that changes it. */
export interface AdminTools {
  readonly w: AdminWords;
  /** Does something and looks again; says what is wrong. Yields whether it was done. */
  readonly act: (work: () => Promise<unknown>) => Promise<boolean>;
}
export const AdminContext = createContext<AdminTools | null>(null);

export function useAdminTools(): AdminTools {
  const tools = useContext(AdminContext);
  if (tools === null) throw new Error('this is no page of administrators');
  return tools;
}

/** How often the page looks again. */
const GLANCE = 20_000;

/** How things are, looked at again and again. Null: this is not for whoever is here; undefined: not known yet. */
export function useAdmin() {
  const t = useText();
  const fresh = useStore(news);
  const [page, setPage] = useState<AdminPage | null | undefined>();
  const [wrong, setWrong] = useState<string | null>(null);
  const look = useCallback(async () => {
    try {
      setPage(await api('adminPage'));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 404) setPage(null);
    }
  }, []);
  useEffect(() => {
    const glance = () => void look().catch(reportError);
    glance();
    const timer = setInterval(() => document.hidden || glance(), GLANCE);
    return () => clearInterval(timer);
  }, [look, fresh]);
  const act = async (work: () => Promise<unknown>): Promise<boolean> => {
    setWrong(null);
    try {
      await work();
      await look();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setWrong(sayRefused(t, refusedBy(error)));
      return false;
    }
  };
  return { page, wrong, act };
}
