import { FIRST_LEVEL, isLevel } from '@outcry/bots/levels.ts';
import type { Level } from '@outcry/bots/levels.ts';
import type { Locale } from '@outcry/engine';
import { createStore, useStore } from './store.ts';

/** How a person likes it; kept in this browser. */
export interface Settings {
  readonly name: string;
  readonly locale: Locale;
  readonly theme: 'system' | 'light' | 'dark';
  readonly pace: Pace | 'auto';
  readonly motion: 'system' | 'less';
  /** Whether bots say something now and then. */
  readonly remarks: 'on' | 'off';
  /** Whether a table is drawn, or told in words. */
  readonly table: 'drawn' | 'words';
  /** Whether a second tap on a chosen card sends it. */
  readonly secondTap: 'on' | 'off';
  /** Off on a phone or tablet until somebody switches it on. */
  readonly sound: 'on' | 'off';
  /** From 0 to 100. */
  readonly volume: number;
  /** Whether the device buzzes on one's turn. */
  readonly vibration: 'on' | 'off';
  /** How strong the bots are that this person plays against. */
  readonly level: Level;
}

/** How fast moves are told: long enough to be read, as pieces move, not at all, or one message at each press. */
export const PACES = ['calm', 'brisk', 'instant', 'wait'] as const;
export type Pace = (typeof PACES)[number];

/** How long bots of this device wait with a move: those before it are told meanwhile. */
export const pauseOfBots = (): number => (settings.get().pace === 'instant' ? 0 : 350);

/** The languages, each by its own name. */
export const LANGUAGES: Readonly<Record<Locale, string>> = { en: 'English', fr: 'Français', nl: 'Nederlands' };

const KEY = 'outcry.settings';

function browserLocale(): Locale {
  for (const language of navigator.languages) {
    const locale = language.slice(0, 2).toLowerCase();
    if (locale in LANGUAGES) return locale as Locale;
  }
  return 'en';
}

function read(): Settings {
  const defaults: Settings = {
    name: '',
    locale: browserLocale(),
    theme: 'system',
    pace: 'auto',
    motion: 'system',
    remarks: 'on',
    table: 'drawn',
    secondTap: 'on',
    sound: matchMedia('(pointer: coarse)').matches ? 'off' : 'on',
    volume: 50,
    vibration: 'off',
    level: FIRST_LEVEL,
  };
  try {
    const kept = { ...defaults, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
    return isLevel(kept.level) ? kept : { ...kept, level: FIRST_LEVEL };
  } catch {
    return defaults; // unreadable settings are no settings
  }
}

export const settings = createStore<Settings>(read());

/** Changes some of the settings, here and in the other tabs. */
export function change(some: Partial<Settings>): void {
  const next = { ...settings.get(), ...some };
  settings.set(next);
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error; // no room left: they hold for this visit
  }
}

/** Changes between the drawn board and the table in words. */
export const toggleWords = (): void => change({ table: settings.get().table === 'words' ? 'drawn' : 'words' });

addEventListener('storage', ({ key }) => {
  if (key === KEY) settings.set(read());
});

export const useSettings = (): Settings => useStore(settings);

const dark = matchMedia('(prefers-color-scheme: dark)');
const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the page is dark now: by choice, or as the system is. */
export const isDark = createStore(false);
export const useIsDark = (): boolean => useStore(isDark);

/** Puts theme, motion and language on the page. */
export function dress(): void {
  const { theme, locale } = settings.get();
  const root = document.documentElement;
  isDark.set(theme === 'dark' || (theme === 'system' && dark.matches));
  root.dataset.theme = isDark.get() ? 'dark' : 'light';
  root.dataset.motion = still() ? 'less' : 'full';
  root.lang = locale;
}
settings.subscribe(dress);
dark.addEventListener('change', dress);
lessMotion.addEventListener('change', dress);

/** Whether the person wishes that things jump instead of move. */
export const still = (): boolean => settings.get().motion === 'less' || lessMotion.matches;

/** Whether things should jump instead of move: wished, or because nobody wants to wait for bots. */
export const reducedMotion = (): boolean => settings.get().pace === 'instant' || still();
