import { findGame } from '../games.ts';
import { ofRecord } from '../history/finished.ts';
import { api, ApiError } from '../online/api.ts';
import { me } from '../online/session.ts';
import { settings } from '../settings.ts';
import type { SoloRecord } from '../worker/protocol.ts';
import { saved } from './saved.ts';

/** By person, the games of this device that the server has: none is sent twice. */
const KEY = 'outcry.uploaded';
/** The server takes nothing larger. */
const LARGEST = 131_072;

function uploaded(): Record<string, readonly string[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, readonly string[]>;
  } catch {
    return {}; // a damaged list is none: what is sent again stays as it is there
  }
}

function note(person: string, games: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...uploaded(), [person]: games }));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error; // no room left: they are sent again
  }
}

async function send(record: SoloRecord): Promise<void> {
  const { id, file } = record;
  const game = ofRecord(record, settings.get().name);
  if (game === null || JSON.stringify(file).length > LARGEST) return;
  const { you, started, finished, counts } = game;
  await api('putSolo', { params: { id }, body: { file, you, started, finished, counts } });
}

let sending: Promise<void> | null = null;

/** Sends the finished games of this device to the server, for an account, one after the other. */
async function sendAll(): Promise<void> {
  const person = me.get();
  if (!person || person.guest) return;
  const known = new Set(uploaded()[person.id]);
  for (const record of saved.get().filter(({ id, file }) => file.result && findGame(file.game) && !known.has(id))) {
    try {
      await send(record);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status !== 422 && error.status !== 413) return; // later: with the next game, or the next visit
    }
    known.add(record.id);
    note(
      person.id,
      saved.get().flatMap(({ id }) => (known.has(id) ? [id] : [])),
    );
  }
}

/** Keeps finished solo games of an account on the server, too, until the function given back is called. */
export function followSolo(): () => void {
  const look = () => {
    sending ??= sendAll()
      .catch(reportError)
      .finally(() => (sending = null));
  };
  look();
  const stops = [me.subscribe(look), saved.subscribe(look)];
  return () => stops.forEach((stop) => stop());
}
