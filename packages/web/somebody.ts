import type { Messages } from './i18n.ts';

/** A name as it is shown: who deleted their account is "somebody" to the server, and that in the reader's language here. */
export const shownName = (name: string, t: Pick<Messages, 'account'>): string =>
  name
    .split(' / ')
    .map((part) => part.replace(/^somebody(?=$| \d+$)/, t.account.somebody))
    .join(' / ');

/** Seats with their names as they are shown; the same seats where nothing changes. */
export function shownSeats<Seat extends { readonly name: string }>(
  seats: readonly Seat[],
  t: Pick<Messages, 'account'>,
): readonly Seat[] {
  const isShown = ({ name }: Seat): boolean => shownName(name, t) === name;
  return seats.every(isShown) ? seats : seats.map((seat) => ({ ...seat, name: shownName(seat.name, t) }));
}
