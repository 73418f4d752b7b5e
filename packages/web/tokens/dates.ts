const two = (value: number): string => String(value).padStart(2, '0');

/** The day some days after a time, as a date field writes it, by this device's calendar. */
export function dayAfter(time: number, days: number): string {
  const day = new Date(time);
  day.setDate(day.getDate() + days);
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** The last moment of a day, by this device's calendar. */
export const endOfDay = (day: string): number => new Date(`${day}T23:59:59.999`).getTime();
