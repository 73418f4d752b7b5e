import type { Locale } from '@outcry/engine';
import { en } from './en.ts';
import type { BoardText } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

export type { BoardText } from './en.ts';

/** What the board says, by language: small enough to ship with the board, so that switching language is instant. */
export const TEXT: Readonly<Record<Locale, BoardText>> = { en, fr, nl };
