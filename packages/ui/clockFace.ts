import type { Locale } from '@outcry/engine';

/** So many days or hours, as short as a language has it: 2d, 4h. */
const brief = (count: number, unit: 'day' | 'hour', locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'narrow' }).format(count);

/** Time as a clock shows it: 0:42, 12:05, 3:20:00, 2d 4h. */
export function clockFace(left: number, locale: Locale): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3600);
  if (days > 0) return `${brief(days, 'day', locale)} ${brief(hours, 'hour', locale)}`;
  const two = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
