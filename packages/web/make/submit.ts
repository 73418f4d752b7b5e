import type { Clock, SeatWish } from '@outcry/server/api';
import type { Messages } from '../i18n.ts';
import { api, ApiError } from '../online/api.ts';
import { refusedBy, sayRefused } from '../online/refusal.ts';
import { beSomebody, signIn } from '../online/session.ts';
import { playHere } from '../play.ts';
import { go } from '../router.ts';
import type { OwnTables } from '../data/own.ts';
import { namesOf } from './seats.ts';
import type { Chair } from './seats.ts';

interface Wanted {
  readonly game: string;
  readonly chairs: readonly Chair[];
  readonly options: Record<string, unknown>;
  readonly tables: OwnTables | null;
  readonly clock: Clock;
  /** How many seconds somebody may stay away; null: the others wait. */
  readonly absence: number | null;
  readonly isPublic: boolean;
  readonly spectators: boolean;
  /** The game counts for ratings, so it is played on the server. */
  readonly rated: boolean;
  /** Whether the table gives hints; a rated one has none. */
  readonly hints: boolean;
  /** What somebody without a name is called. */
  readonly guest: string;
  /** Says what the server refused. */
  readonly t: Messages;
}

const wishOf = (chair: Chair, name: string): SeatWish => {
  if (chair.kind === 'open') return { kind: 'open' };
  if (chair.kind === 'bot' || chair.kind === 'program') return { kind: 'bot', bot: chair.bot };
  return { kind: 'me', name };
};

/** Opens the table: on this device when nobody else is to come, else on the server. Yields what went wrong, or null. */
export async function submit(wanted: Wanted): Promise<string | null> {
  const { game, chairs, options, tables, clock, absence, isPublic, spectators, rated, hints, guest, t } = wanted;
  const names = namesOf(chairs, guest);
  const alone = !chairs.some(({ kind }) => kind === 'open');
  const isHere = !chairs.some(({ kind }) => kind === 'program');
  if (alone && isHere && !rated) {
    const seats = chairs.map((chair, at) => ({ name: names[at]!, bot: chair.kind === 'bot' ? chair.bot : null }));
    playHere({ game, seats, options, data: tables?.tables ?? null, ...(hints ? {} : { hints }) });
    return null;
  }
  try {
    const mine = chairs.findIndex(({ kind }) => kind === 'here');
    await (mine < 0 ? beSomebody(guest) : signIn(names[mine]!));
    const seats = chairs.map((chair, at) => wishOf(chair, names[at]!));
    const terms = { options, data: tables?.tables ?? null, clock, absence, rated, hints };
    const body = { game, ...terms, seats, public: isPublic && !alone, spectators, start: alone };
    go(`/t/${(await api('createTable', { body })).code}`);
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const refused = refusedBy(error);
    return refused.code in t.refused ? sayRefused(t, refused) : error.body.message;
  }
}
