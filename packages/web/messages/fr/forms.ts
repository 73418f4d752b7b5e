import { lengthIn, listed, many, ordinal, weekdayIn, weekdaysIn } from '../plural.ts';

export const time = lengthIn('fr');
export const brief = lengthIn('fr', 'short');
export const n = many('fr');
export const list = listed('fr');
export const nth = ordinal('fr');
export const weekday = weekdayIn('fr');
export const days = weekdaysIn('fr');
