import type { Locale } from './words.ts';

const MINUS = '−';
const formats = new Map<string, Intl.NumberFormat>();

function format(locale: Locale, money: boolean): Intl.NumberFormat {
  const key = `${locale} ${money}`;
  let found = formats.get(key);
  if (found === undefined) {
    found = new Intl.NumberFormat(locale, {
      maximumFractionDigits: 0,
      ...(money ? { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } : {}),
    });
    formats.set(key, found);
  }
  return found;
}

const part = ({ type, value }: Intl.NumberFormatPart): string => (type === 'minusSign' ? MINUS : value);

/** A whole number as the language writes it, with a true minus. */
export const number = (value: number, locale: Locale): string =>
  format(locale, false).formatToParts(value).map(part).join('');

/** An amount of money as the language writes it: $11, 11 $, $ 11. `unit` follows the figure (K in Stockpile). */
export function money(amount: number, locale: Locale, unit = ''): string {
  const parts = format(locale, true).formatToParts(amount);
  const last = parts.findLastIndex(({ type }) => type === 'integer');
  return parts.map((piece, at) => part(piece) + (at === last ? unit : '')).join('');
}

/** A number with its sign, always: +3, −2, 0. */
export const signed = (value: number, locale: Locale): string => (value > 0 ? '+' : '') + number(value, locale);

/** An amount with so many decimals; `write` is how the game writes a whole one. */
export function precisely(amount: number, digits: number, locale: Locale, write: (amount: number) => string): string {
  const size = Math.abs(amount);
  if (Number(size.toFixed(digits)) === 0) return write(0);
  const figure = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return (amount < 0 ? MINUS : '') + write(1).replace('1', figure.format(size));
}

/** From here on cents say nothing. */
const NO_CENTS = 50;

/** An amount with cents where it is small and they are not zero. */
export function exactly(amount: number, locale: Locale, write: (amount: number) => string): string {
  const size = Math.abs(amount);
  return precisely(amount, size < NO_CENTS && Math.round(size * 100) % 100 !== 0 ? 2 : 0, locale, write);
}
