import type { NewOutboxRow, OutboxRow } from './store.ts';

/** How a message reaches somebody. `push`: a browser; `mail`: an address; the others: addresses of the web. */
export type ChannelKind = 'push' | 'mail' | 'json' | 'ntfy' | 'discord' | 'slack' | 'matrix';

/** Where messages of a person go. `target` (an address, keys) is secret: whoever has it can write there. */
export interface ChannelRow {
  readonly id: string;
  readonly person: string;
  readonly kind: ChannelKind;
  readonly label: string;
  readonly target: unknown;
  readonly on: boolean;
  readonly created: number;
  /** When a message last arrived, and when one last failed for good; null: never. */
  readonly arrived: number | null;
  readonly failed: number | null;
}

/** What a person was told of a table. */
export interface ToldRow {
  /** The turn of which they were last told, where the game names turns, and when. */
  readonly turn: string | null;
  readonly at: number | null;
  /** When they last had the table on their screen. */
  readonly looked: number | null;
}

/** Something that waits for the next digest of its person. */
export interface WaitingRow {
  readonly id: string;
  readonly body: unknown;
}

/** Work of the outbox that is put off, perhaps with another body. */
export interface PutOff {
  readonly id: number;
  readonly due: number;
  readonly body?: unknown;
}

/** What changes in the outbox together, or not at all. */
export interface OutboxChange {
  readonly drop?: readonly number[];
  readonly put?: readonly NewOutboxRow[];
  readonly putOff?: readonly PutOff[];
  /** Moved to the digests of their people, each of which is due then (or earlier, if it was): those that come after `digests`. */
  readonly gather?: readonly { readonly person: string; readonly due: number; readonly item: WaitingRow }[];
  /** Digests that are done, with the items that were in them. */
  readonly digests?: readonly { readonly person: string; readonly items: readonly string[] }[];
  readonly told?: readonly {
    readonly person: string;
    readonly table: string;
    readonly turn: string;
    readonly at: number;
  }[];
}

/** The mail address of a person, and one that they want and have not confirmed. */
export interface MailRow {
  readonly address: string | null;
  readonly wanted: string | null;
}

/** Notifications. notify-laws.ts holds for every implementation. */
export interface NotifyStore {
  /** What a person wants to hear of; null: they never said. */
  notifySettings(person: string): Promise<unknown>;
  setNotifySettings(person: string, settings: unknown): Promise<void>;
  /** What a person wants to hear of single tables. */
  tableSettings(person: string): Promise<{ readonly table: string; readonly settings: unknown }[]>;
  /** Null: as of all others. */
  setTableSettings(person: string, table: string, settings: unknown): Promise<void>;

  /** The channels of a person, the oldest first. */
  channels(person: string): Promise<ChannelRow[]>;
  channel(id: string): Promise<ChannelRow | null>;
  channelOf(hash: string): Promise<ChannelRow | null>;
  /**
   * Adds a channel; one with the same hash (the same browser, whoever used it) is replaced. False, and nothing changes, when the
   * person has `most` others.
   */
  addChannel(channel: ChannelRow, hash: string, most: number): Promise<boolean>;
  setChannel(person: string, id: string, on: boolean): Promise<boolean>;
  dropChannel(person: string, id: string): Promise<boolean>;
  /** Notes that messages arrived, or failed for good. */
  noteChannels(ids: readonly string[], what: 'arrived' | 'failed', now: number): Promise<void>;

  toldOf(person: string, table: string): Promise<ToldRow | null>;
  /** Whether a person has a page on a screen now, and the tables on it. */
  sightOf(person: string, now: number): Promise<{ readonly visible: boolean; readonly looking: readonly string[] }>;
  setLooked(person: string, table: string, now: number): Promise<void>;
  /** Forgets what was told before then. */
  forgetTold(before: number): Promise<void>;

  /** Work of these kinds that is due, the longest due first: nobody else is given it before `until`. */
  takeOutbox(kinds: readonly string[], now: number, until: number, limit: number): Promise<OutboxRow[]>;
  /** Yields the ids of what was put, in order. */
  changeOutbox(change: OutboxChange): Promise<number[]>;
  /** People whose digest is due: nobody else is given them before `until`. */
  takeDigests(now: number, until: number, limit: number): Promise<string[]>;
  /** What waits for the digest of a person, in no order. */
  waitingFor(person: string): Promise<WaitingRow[]>;

  /** What `meta` has under a name, or this value from now on: the first process wins. */
  keepMeta(name: string, value: string): Promise<string>;

  mailOf(person: string): Promise<MailRow | null>;
  /** The account that has confirmed an address, by what it looks like. */
  personOfMail(look: string): Promise<string | null>;
  /** Whose confirmation this is, and of which address; null: there is none, or it has ended. */
  wantedMail(hash: string, now: number): Promise<{ readonly person: string; readonly address: string } | null>;
  /** Remembers an address until it is confirmed; the one wanted before is forgotten. */
  wantMail(person: string, address: string, hash: string, ends: number): Promise<void>;
  /** Makes the wanted address the person's; false: another has it, or it is not wanted any more. */
  confirmMail(person: string, hash: string, look: string, now: number): Promise<boolean>;
  /** Forgets it. As when another takes its place, links that were mailed to it work no more. */
  dropMail(person: string, now: number): Promise<boolean>;
}
