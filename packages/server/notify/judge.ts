import type { NotifyEvent } from '../api.ts';
import { Refused } from '../errors.ts';
import type { Store } from '../store/store.ts';
import { askedOf, seatsOf } from '../tables/describe.ts';
import type { Loaded } from '../tables/loaded.ts';
import type { Tables } from '../tables/tables.ts';
import type { Presence } from '../streams/presence.ts';
import { messageOf } from './compose.ts';
import type { Message } from './compose.ts';
import { decide, INVITED } from './decide.ts';
import type { Verdict } from './decide.ts';
import { quietOf, whenOf } from './wants.ts';
import type { Wanted } from './wants.ts';

/** What happened, as it lies in the outbox. `seq`: the entry by which it did. */
export interface Happening {
  readonly event: NotifyEvent;
  readonly person: string;
  readonly table: string;
  readonly seq: number;
  readonly at: number;
  /** The id of who invited or named them. */
  readonly by?: string;
  /** The invitation, which may be declined or withdrawn before they hear of it. */
  readonly invitation?: string;
}

/** What becomes of it. `turn`: the turn of which the person is told, where the game names turns; or `INVITED`. */
export interface Judged {
  readonly verdict: Verdict;
  readonly message: Message | null;
  readonly turn: string | null;
}
/** Later than this nobody wants to hear of it. */
const WORTH = 3 * 86_400_000;
const DROPPED: Judged = { verdict: { kind: 'drop' }, message: null, turn: null };

/** Whether there is still something to tell. */
export function holds({ row, played }: Loaded, { event, person, seq }: Happening): boolean {
  const own = seatsOf(row, person);
  if (event === 'invited') return row.status === 'waiting' && own.length === 0 && !row.removed.includes(person);
  if (event !== 'turn') return own.length > 0;
  if (row.status !== 'playing' || askedOf(row, person).length === 0) return false;
  const moved = played.findLast((entry) => 'seat' in entry && own.includes(entry.seat));
  return moved === undefined || moved.seq <= seq;
}

/** Whether a person wants to hear of something, by what they want now, and from whom it comes. */
export async function isWanted(
  store: Store,
  wanted: Wanted,
  { event, person, table, by, invitation }: Happening,
): Promise<boolean> {
  if (whenOf(wanted, event, table) === null) return false;
  if (invitation !== undefined && !(await store.invitations(person)).some(({ id }) => id === invitation)) return false;
  if (by === undefined) return true;
  if ((await store.mutes(person)).some((muted) => muted.person === by)) return false;
  const { mine, theirs } = await store.blocksBetween(person, [by]);
  return mine.length + theirs.length === 0;
}

const turnOf = ({ rules, match }: Loaded): string | null => rules?.game.turnName?.(match?.state) ?? null;

/** Looks whether a person is to be told of something now, and what. */
export async function judge(tables: Tables, presence: Presence, wanted: Wanted, happening: Happening): Promise<Judged> {
  const { event, person, table: id, at, by } = happening;
  const { store } = tables;
  const when = whenOf(wanted, event, id);
  if (tables.now() > at + WORTH || !(await isWanted(store, wanted, happening))) return DROPPED;
  const [told, sight] = await Promise.all([store.toldOf(person, id), store.sightOf(person, tables.now())]);
  const name = by === undefined ? undefined : (await store.person(by))?.name;
  const look = async (table: Loaded): Promise<Judged> => {
    const turn = event === 'invited' ? INVITED : event === 'turn' ? turnOf(table) : null;
    const verdict = decide({
      now: tables.now(),
      event,
      at,
      when,
      settings: { ...wanted.settings, quiet: quietOf(wanted, id) },
      holds: holds(table, happening),
      looking: sight.looking.includes(id) || presence.lookers(id).includes(person),
      looked: told?.looked ?? null,
      visible: sight.visible || presence.visible(person),
      turn,
      told,
    });
    if (verdict.kind !== 'send') return { verdict, message: null, turn };
    const about = { event, person, ...(name === undefined ? {} : { by: name }) };
    return { verdict, message: await messageOf(table, about, wanted.settings.locale), turn };
  };
  return tables.read(id, look, event === 'invited' ? 0 : happening.seq).catch(gone);
}

/** The table is closed or forgotten. */
function gone(error: unknown): Judged {
  if (error instanceof Refused) return DROPPED;
  throw error;
}
