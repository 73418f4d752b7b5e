import type { StreamMessage } from '../api.ts';

/** Where the text of a stream goes: an HTTP answer, or a test. `write` yields false when the reader is too slow. */
export interface Sink {
  write(text: string): boolean;
  end(): void;
}

/** One browser's (or program's) open stream. */
export interface Stream {
  readonly person: string;
  readonly watched: ReadonlySet<string>;
  readonly muted: Set<string>;
  readonly lobby: boolean;
  readonly sink: Sink;
  /** The id of the last entry that was sent or was there before; Infinity until the stream has caught up. */
  cursor: number;
}

/** The id of a message: the name of the data and the id of the entry, so that a restored backup is noticed. */
export const cursorOf = (epoch: string, id: number): string => `${epoch}.${id}`;

/** A message as the protocol writes it. */
export const frame = (message: StreamMessage, id?: string): string =>
  `${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(message)}\n\n`;

/** The entry after which a client wants to go on; null: its cursor is not of this data. */
export function parseCursor(text: string, epoch: string): number | null {
  const [name, id] = text.split('.');
  return name === epoch && id !== undefined && /^\d{1,15}$/.test(id) ? Number(id) : null;
}
