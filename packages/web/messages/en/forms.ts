import { lengthIn, listed, many, ordinal } from '../plural.ts';

export const time = lengthIn('en');
export const brief = lengthIn('en', 'short');
export const n = many('en');
export const list = listed('en');
export const nth = ordinal('en');
