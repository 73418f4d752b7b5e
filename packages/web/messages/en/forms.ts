import { listed, many, ordinal } from '../plural.ts';

export const n = many('en');
export const list = listed('en');
export const nth = ordinal('en');
