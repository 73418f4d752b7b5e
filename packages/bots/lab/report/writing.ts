import type { Locale } from '@outcry/engine';
import { precisely } from '@outcry/engine/figures';

/** How figures are written in a language. */
export interface Writing {
  whole(value: number): string;
  /** As many decimals as the size of the figure calls for. */
  figure(value: number): string;
  signed(value: number): string;
  /** A whole amount of money. */
  dollars(amount: number): string;
  /** With as many decimals as its size calls for. */
  money(amount: number): string;
  signedMoney(amount: number): string;
  percent(share: number): string;
  chance(chance: number): string;
}

/** `dollars` is how the game writes a whole amount of money. */
export function writingIn(locale: Locale, dollars: (amount: number) => string): Writing {
  const format = (value: number, digits: number, more: Intl.NumberFormatOptions = {}): string =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits, ...more }).format(
      value,
    );
  const digitsOf = (value: number): number => {
    const size = Math.abs(value);
    if (size >= 100) return 0;
    return size >= 10 ? 1 : size >= 0.1 || size === 0 ? 2 : 3;
  };
  const money = (amount: number, digits: number): string => precisely(amount, digits, locale, dollars);
  return {
    dollars,
    money: (amount) => money(amount, Number.isInteger(amount) ? 0 : digitsOf(amount)),
    signedMoney: (amount) => (amount > 0 ? '+' : '') + money(amount, digitsOf(amount)),
    whole: (value) => format(value, 0),
    figure: (value) => format(value, Number.isInteger(value) ? 0 : digitsOf(value)),
    signed: (value) => format(value, digitsOf(value), { signDisplay: 'exceptZero' }),
    percent: (share) => `${format(share * 100, 1)} %`,
    chance: (chance) => (chance < 0.0001 ? `< ${format(0.0001, 4)}` : format(chance, 4)),
  };
}
