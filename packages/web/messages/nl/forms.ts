import { listed, many } from '../plural.ts';

export const n = many('nl');
export const list = listed('nl');
