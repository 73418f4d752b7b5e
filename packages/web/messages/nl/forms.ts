import { lengthIn, listed, many, weekdayIn, weekdaysIn } from '../plural.ts';

export const time = lengthIn('nl');
export const brief = lengthIn('nl', 'short');
export const n = many('nl');
export const list = listed('nl');
export const weekday = weekdayIn('nl');
export const days = weekdaysIn('nl');
