import * as help from './help.ts';
import * as inWords from './inWords.ts';
import * as keys from './keys.ts';
import * as review from './review.ts';
import * as table from './table.ts';
import * as tokens from './tokens.ts';

/** What only pages say that are loaded when they are opened. */
export const more = { ...help, ...inWords, ...keys, ...review, ...table, ...tokens };
export type MoreMessages = typeof more;
