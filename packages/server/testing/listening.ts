import type { StreamMessage } from '../api.ts';
import type { Listener } from './guests.ts';
import { guest, listen, startedTable, startServer } from './guests.ts';

type EntryMessage = Extract<StreamMessage, { kind: 'entry' }>;

/** What a stream has told so far of what happened, at all tables or at one. */
export const entries = ({ messages }: Listener, table?: string): EntryMessage[] =>
  messages.flatMap(({ message }) =>
    message.kind === 'entry' && (table === undefined || message.table === table) ? [message] : [],
  );

/** Three people at a table that has begun, each with a stream open. */
export async function threeListening() {
  const server = await startServer();
  const guests = [await guest(server.url, 'Ada'), await guest(server.url, 'Bob'), await guest(server.url, 'Cem')];
  const listeners = await Promise.all(guests.map(({ cookie }) => listen(server.url, cookie)));
  const table = await startedTable(guests);
  return { server, guests, listeners, table, id: table.id, at: { params: { id: table.id } } };
}
