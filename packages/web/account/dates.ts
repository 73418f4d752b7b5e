import type { Locale } from '@outcry/engine';

/** A day as one writes it on paper: "16 November 2026". */
export const dayIn = (at: number, locale: Locale): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(at);

/** A time of the day: "18:12". */
export const timeIn = (at: number, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);
