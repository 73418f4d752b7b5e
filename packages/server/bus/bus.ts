/** A table changed: its entries `from` to `to` were committed. */
export interface TableNotice {
  readonly kind: 'table';
  readonly table: string;
  readonly from: number;
  readonly to: number;
  /** The id of the entry `from`. */
  readonly firstId: number;
  /** The people it concerns: those who sit there, or did until now. */
  readonly people: readonly string[];
  /** Whether lists of open tables may look different now. */
  readonly lobby: boolean;
  /** What was written, so that who knows the table need not read it: see `carriedOf`. Null or absent: it must be read. */
  readonly change?: string | null;
}

/** Somebody opened their first stream, or closed their last. */
export interface PresenceNotice {
  readonly kind: 'presence';
  readonly person: string;
  readonly connected: boolean;
}

/** A session or token ended: what was opened with it is to be closed, and nothing known of it holds any longer. */
export interface PassNotice {
  readonly kind: 'pass-ended';
  /** The `id` of a Pass. */
  readonly pass: string;
}

/** The store has forgotten a table: it was closed, or never started. */
export interface GoneNotice {
  readonly kind: 'gone';
  readonly table: string;
}

/** A table's row changed, without an entry. */
export interface RowNotice {
  readonly kind: 'row';
  readonly table: string;
  /** See `TableRow`. */
  readonly version: number;
}

/** A person has another name. */
export interface PersonNotice {
  readonly kind: 'person';
  readonly person: string;
}

/** A person wants to see the chat of another no more, or again. */
export interface MuteNotice {
  readonly kind: 'mute';
  readonly person: string;
  readonly other: string;
  readonly muted: boolean;
}

/** What a person says of a stream of theirs: see `Lease`. */
export interface SightNotice {
  readonly kind: 'sight';
  readonly stream: string;
  readonly person: string;
  readonly visible: boolean;
  readonly looking: readonly string[];
}

/** Bans or announcements changed: they must be read anew. */
export interface OrderNotice {
  readonly kind: 'order';
}

/** Something new lies ready for a person: an invitation, or word of what a host did. */
export interface NewsNotice {
  readonly kind: 'news';
  readonly person: string;
}

/** A person wants to hear of other things, or elsewhere. */
export interface WantsNotice {
  readonly kind: 'wants';
  readonly person: string;
}

/** Clocks were set anew, or notices were lost: nothing known of tables and passes holds any longer. */
export interface AnewNotice {
  readonly kind: 'anew';
}

export type Notice =
  | TableNotice
  | RowNotice
  | PresenceNotice
  | GoneNotice
  | PassNotice
  | PersonNotice
  | MuteNotice
  | SightNotice
  | OrderNotice
  | NewsNotice
  | WantsNotice
  | AnewNotice;

/**
 * Tells every process what was committed, after it was, and the notices of one process in the order they were published.
 * Nothing hangs on a notice: what is told is on disk already. bus-laws.ts holds for every implementation.
 */
export interface Bus {
  /**
   * Resolves when every process will hear of it for certain, also if this one dies. Rejects when that cannot be promised
   * now: they hear of it later, if this one lives.
   */
  publish(notice: Notice): Promise<void>;
  /** Yields a function that ends the subscription. */
  subscribe(listener: (notice: Notice) => void): () => void;
  close(): Promise<void>;
}
