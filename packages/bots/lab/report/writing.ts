import type { Locale } from '@outcry/engine';

/** How figures are written in a language. */
export interface Writing {
  whole(value: number): string;
  /** As many decimals as the size of the figure calls for. */
  figure(value: number): string;
  signed(value: number): string;
  percent(share: number): string;
  chance(chance: number): string;
}

export function writingIn(locale: Locale): Writing {
  const format = (value: number, digits: number, more: Intl.NumberFormatOptions = {}): string =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits, ...more }).format(
      value,
    );
  const digitsOf = (value: number): number => {
    const size = Math.abs(value);
    if (size >= 100) return 0;
    return size >= 10 ? 1 : size >= 0.1 || size === 0 ? 2 : 3;
  };
  return {
    whole: (value) => format(value, 0),
    figure: (value) => format(value, Number.isInteger(value) ? 0 : digitsOf(value)),
    signed: (value) => format(value, digitsOf(value), { signDisplay: 'exceptZero' }),
    percent: (share) => `${format(share * 100, 1)} %`,
    chance: (chance) => (chance < 0.0001 ? `< ${format(0.0001, 4)}` : format(chance, 4)),
  };
}
