import type { Messages } from './en.ts';
import { first } from './fr/first.ts';
import { more } from './fr/more.ts';

export const fr: Messages = { ...first, ...more };
