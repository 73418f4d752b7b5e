import { first } from './en/first.ts';
import type { FirstMessages } from './en/first.ts';
import { more } from './en/more.ts';
import type { MoreMessages } from './en/more.ts';

/** All that the app says, in English: the shape the other languages follow. */
export const en: Messages = { ...first, ...more };
export type Messages = FirstMessages & MoreMessages;
