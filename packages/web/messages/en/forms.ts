import { lengthIn, listed, many, ordinal, weekdayIn, weekdaysIn } from '../plural.ts';

export const time = lengthIn('en');
export const brief = lengthIn('en', 'short');
export const n = many('en');
export const list = listed('en');
export const nth = ordinal('en');
export const weekday = weekdayIn('en');
export const days = weekdaysIn('en');
