import { lengthIn, listed, many } from '../plural.ts';

export const time = lengthIn('nl');
export const brief = lengthIn('nl', 'short');
export const n = many('nl');
export const list = listed('nl');
