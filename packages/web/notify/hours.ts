/** A minute of the day as a time field has it: 07:30. */
export const fieldOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** A minute of the day as one says it: 7:30. */
export const clockOf = (minute: number): string => fieldOf(minute).replace(/^0/, '');

/** The minute of a time field; null: it is not filled in. */
export function minuteOf(field: string): number | null {
  const found = /^(\d{2}):(\d{2})$/.exec(field);
  return found ? Number(found[1]) * 60 + Number(found[2]) : null;
}
