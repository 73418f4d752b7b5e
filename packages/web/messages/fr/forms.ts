import { lengthIn, listed, many, ordinal } from '../plural.ts';

export const time = lengthIn('fr');
export const brief = lengthIn('fr', 'short');
export const n = many('fr');
export const list = listed('fr');
export const nth = ordinal('fr');
