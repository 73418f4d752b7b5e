import type { Names } from '@outcry/server/api';
import type { Arrived, Effect, OnlineState } from './state.ts';
import { agreedUntil } from './tableLog.ts';

// The log as the server has it, and what we knew of it before.

export const namesBy = (names: Names): Map<string, string> => new Map(names.map(({ person, name }) => [person, name]));

export const withNames = ({ people }: OnlineState, names: Names | undefined): ReadonlyMap<string, string> =>
  names && names.length > 0 ? new Map([...people, ...namesBy(names)]) : people;

/**
 * Takes the log after an entry as the server has it. Entries told since then are newer and stay. Views of entries that did
 * not change stay too, so that a choice somebody is making is not lost.
 */
export function mergeLog(state: OnlineState, told: Extract<Arrived, { kind: 'log' }>): OnlineState {
  const { log, load } = state;
  const entries = [...log.filter(({ seq }) => seq <= told.after), ...told.entries];
  const last = entries.at(-1)?.seq ?? -1;
  const newer = log.filter(({ seq }) => seq > last && seq > (load?.gone ?? -1));
  const until = agreedUntil(
    log.filter(({ seq }) => seq <= last),
    entries,
  );
  const stays = new Set(newer.map(({ seq }) => seq));
  const views = new Map([...state.views].filter(([seq]) => seq <= until || stays.has(seq)));
  return { ...state, log: [...entries, ...newer], people: withNames(state, told.people), views };
}

/** Notes in the load whether moves that we had are missing from the server's log. */
export function compareLogs({ log: before }: OnlineState, after: OnlineState): OnlineState {
  const kept = new Map(after.log.map(({ seq, kind, at }) => [seq, `${kind} ${at}`]));
  const isMissing = before.some(({ seq, kind, at }) => kind === 'move' && kept.get(seq) !== `${kind} ${at}`);
  return isMissing ? { ...after, load: { ...after.load!, wentBack: true } } : after;
}

/** Fetches what lies between a log that arrived and an entry told since, where something does. */
export function holesAfter({ log, viewer }: OnlineState, { entries }: Extract<Arrived, { kind: 'log' }>): Effect[] {
  const last = entries.at(-1)?.seq ?? 0;
  const newer = log.find(({ seq }) => seq > last);
  return newer && newer.seq > last + 1 ? [{ kind: 'fetchLog', load: null, viewer, after: last }] : [];
}
