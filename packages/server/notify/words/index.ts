import type { Locale } from '@outcry/engine';
import { words as en } from './en.ts';
import { words as fr } from './fr.ts';
import { words as nl } from './nl.ts';
import type { NotifyWords } from './words.ts';

export type { NotifyWords } from './words.ts';

export const WORDS: Readonly<Record<Locale, NotifyWords>> = { en, fr, nl };
