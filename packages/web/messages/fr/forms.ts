import { listed, many, ordinal } from '../plural.ts';

export const n = many('fr');
export const list = listed('fr');
export const nth = ordinal('fr');
