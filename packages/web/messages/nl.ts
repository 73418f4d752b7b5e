import type { Messages } from './en.ts';
import { first } from './nl/first.ts';
import { more } from './nl/more.ts';

export const nl: Messages = { ...first, ...more };
