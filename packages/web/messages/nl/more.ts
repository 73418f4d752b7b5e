import * as help from './help.ts';
import * as inWords from './inWords.ts';
import * as keys from './keys.ts';
import * as review from './review.ts';
import * as table from './table.ts';
import * as tokens from './tokens.ts';
import type { MoreMessages } from '../en/more.ts';

export const more: MoreMessages = { ...help, ...inWords, ...keys, ...review, ...table, ...tokens };
