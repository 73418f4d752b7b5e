import type { Effect, Failure, Load, OnlineState, Step } from './state.ts';

// What the parts of the reducer share.

/** How long to wait before asking an unreachable server again. */
export const RETRY = 2000;

/** The server was not there, or not ready: the same request may succeed later. */
export const isUnreached = ({ status }: Failure): boolean => [0, 502, 503].includes(status);

export const just = (state: OnlineState, ...effects: Effect[]): Step => ({ state, effects });

export const lastSeq = ({ log }: OnlineState): number => log.at(-1)?.seq ?? -1;

/** Begins a load: everything is fetched again. It replaces the one under way. */
export function begin(state: OnlineState, { gone = -1, late = false }: Partial<Load> = {}): Step {
  const number = state.loads + 1;
  const load: Load = {
    number,
    table: null,
    fetched: [],
    gone: Math.max(gone, state.load?.gone ?? -1),
    wentBack: state.load?.wentBack ?? false,
    late: late || (state.load?.late ?? false),
  };
  return just({ ...state, load, loads: number }, { kind: 'fetchTable', load: number });
}

/** What a refusal means to the person. */
export function refuse(state: OnlineState, { body: { error, refusal }, wait = null }: Failure): Step {
  const { table } = state;
  if (error === 'closed' || error === 'over') return begin(state, { late: true });
  if (error === 'signed-out') return just({ ...state, lost: error });
  if (error === 'not-found') return begin(state); // is the table itself gone?
  if (error === 'no-spectators') return just({ ...state, table: { ...table, spectators: false } });
  if (error === 'removed') return just({ ...state, table: { ...table, you: { seats: [], host: false } } });
  const forbidden = error === 'illegal' && refusal;
  return just({
    ...state,
    trouble: forbidden ? { kind: 'forbidden', refusal } : { kind: 'refused', code: error, wait },
  });
}
