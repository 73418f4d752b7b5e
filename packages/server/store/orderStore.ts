import type { AuditRow } from './accountStore.ts';
import type { PersonRow } from './store.ts';

/** Something a host does: what is written down of it, and whether the person it concerns is told. */
export interface Act extends AuditRow {
  readonly tells: boolean;
}

/** A one-time link that makes somebody an administrator, without its secret. `person`: the only one it is for. */
export interface AdminLinkRow {
  readonly id: string;
  readonly person: string | null;
  readonly made: number;
  readonly ends: number;
  readonly used: number | null;
}

/** A ban of a person, or of a network by its keyed hash. */
export interface BanRow {
  readonly id: string;
  readonly person: string | null;
  readonly network: string | null;
  /** What administrators see of a network: too little to find it by. */
  readonly shown: string;
  readonly reason: string;
  readonly at: number;
  /** Null: until it is lifted. */
  readonly ends: number | null;
  readonly by: string | null;
}

/** Somebody may not write in the chat. */
export interface SilenceRow {
  readonly person: string;
  readonly reason: string;
  readonly at: number;
  readonly ends: number | null;
}

/** Something a person is told that hosts did. */
export interface ToldRow {
  readonly id: string;
  readonly at: number;
  readonly what: string;
  /** The name of the host; null: the command line. */
  readonly by: string | null;
  readonly body: unknown;
}

/** A message, or a table, that somebody reported. */
export interface ReportRow {
  readonly id: string;
  readonly at: number;
  /** Who reported it, and whom it is about; null: they are gone, or it is about the table. */
  readonly by: string | null;
  readonly about: string | null;
  readonly table: string;
  readonly seq: number | null;
  readonly reason: string;
  /** The chat around it as it was then. */
  readonly chat: unknown;
  readonly closed: number | null;
}

/** Somebody is asked to sit down at a table. */
export interface InvitationRow {
  readonly id: string;
  readonly table: string;
  readonly person: string;
  readonly by: string;
  readonly at: number;
}

/** What everybody is told: a maintenance that begins and lasts some minutes, or words of the host. */
export interface AnnouncementRow {
  readonly id: string;
  readonly begins: number;
  readonly minutes: number;
  readonly text: string | null;
  readonly made: number;
  readonly ends: number;
}

/** A person as administrators see them. */
export interface PersonLine extends PersonRow {
  readonly seen: number;
  readonly admin: boolean;
  readonly passkey: boolean;
  readonly password: boolean;
  /** Whether they have confirmed an address. */
  readonly mail: boolean;
  readonly paper: boolean;
  readonly reports: number;
  readonly tables: number;
  readonly silenced: boolean;
}

export interface AuditLine extends AuditRow {
  readonly id: string;
  readonly actorName: string | null;
  readonly personName: string | null;
}

/** How many there are. */
export interface Counts {
  readonly accounts: number;
  readonly guests: number;
  readonly waiting: number;
  readonly playing: number;
  /** Of those being played, how many have a clock of a day or more a move, or none. */
  readonly slow: number;
}

/**
 * What became of the wish to take everything of a guest along: it was; both were at one table; or both finished games,
 * whose ratings cannot be made one.
 */
export type Along = 'taken' | 'same-table' | 'both-played';

/** What keeps order: administrators and what they do, blocks, reports, invitations. order-laws.ts holds for every implementation. */
export interface OrderStore {
  /** Makes the first administrator's link, once in the life of the data; false: there was one before. */
  addFirstAdminLink(link: Omit<AdminLinkRow, 'used'>, hash: string): Promise<boolean>;
  addAdminLink(link: Omit<AdminLinkRow, 'used'>, hash: string, act: Act): Promise<void>;
  adminLink(hash: string): Promise<AdminLinkRow | null>;
  /** Uses a link up and makes the person an administrator; false: it is used, has ended, or is for somebody else. */
  useAdminLink(hash: string, person: string, act: Act): Promise<boolean>;
  /** Makes somebody an administrator, or not any more; false: nothing changed. */
  setAdmin(person: string, on: boolean, act: Act): Promise<boolean>;
  isAdmin(person: string): Promise<boolean>;
  admins(): Promise<{ readonly id: string; readonly name: string; readonly since: number }[]>;

  addBan(ban: BanRow, act: Act): Promise<void>;
  /** Lifts a ban; null: there is no such one. */
  liftBan(id: string, act: Act): Promise<BanRow | null>;
  /** Bans that have not ended, with the names of the banned. */
  bans(now: number): Promise<(BanRow & { readonly name: string | null })[]>;
  /** Bans a person from writing; `silence` null lifts that. */
  setSilence(person: string, silence: Omit<SilenceRow, 'person'> | null, act: Act): Promise<void>;
  silence(person: string, now: number): Promise<SilenceRow | null>;
  /** The network somebody was last seen in, by its keyed hash. */
  noteNetwork(person: string, network: string, now: number): Promise<void>;
  networkOf(person: string): Promise<string | null>;

  /** What a person was told that hosts did and has not read. */
  told(person: string): Promise<ToldRow[]>;
  seeTold(person: string): Promise<void>;
  /** Writes an act down that changes nothing else in the store. */
  writeAct(act: Act): Promise<void>;
  /** What was written down, the last first, before an id of a page. */
  audit(before: number | null, limit: number): Promise<AuditLine[]>;

  setBlock(person: string, blocked: string, on: boolean): Promise<void>;
  blocks(person: string): Promise<{ readonly person: string; readonly name: string }[]>;
  /** Of some people, those whom this person blocked, and those who blocked them. */
  blocksBetween(
    person: string,
    others: readonly string[],
  ): Promise<{ readonly mine: readonly string[]; readonly theirs: readonly string[] }>;

  /** False: this person has reported the same already, and nobody has looked at it yet. */
  addReport(report: Omit<ReportRow, 'closed'>, act: Act): Promise<boolean>;
  /** How many reports of a person nobody has closed yet. */
  openReportsBy(person: string): Promise<number>;
  /** Open reports, the oldest first, with names. */
  openReports(
    limit: number,
  ): Promise<(ReportRow & { readonly byName: string | null; readonly aboutName: string | null })[]>;
  report(
    id: string,
  ): Promise<(ReportRow & { readonly byName: string | null; readonly aboutName: string | null }) | null>;
  /** How many reports there have been about a person. */
  reportsAbout(person: string): Promise<number>;
  /** How many reports were closed since. */
  closedReports(since: number): Promise<number>;
  /** False: it was closed already. */
  closeReport(id: string, act: Act): Promise<boolean>;
  /** Forgets reports that were closed before. */
  forgetReports(before: number): Promise<void>;

  /** False: they are invited already, or the table has `most` invitations. */
  addInvitation(invitation: InvitationRow, most: number): Promise<boolean>;
  /** The invitations of a person, the last first, with the name of who asks. */
  invitations(person: string): Promise<(InvitationRow & { readonly byName: string })[]>;
  /** Declines or withdraws one: for the invited, and for who invited. */
  dropInvitation(id: string, person: string): Promise<boolean>;
  /** Drops the invitations of a person to a table. */
  answered(person: string, table: string): Promise<void>;

  addAnnouncement(announcement: AnnouncementRow, act: Act): Promise<void>;
  /** Ends every announcement. */
  liftAnnouncements(act: Act): Promise<void>;
  /** The last made that has not ended. */
  announcement(now: number): Promise<AnnouncementRow | null>;

  /** Empties a message, whose place in the log stays. False: there is no such message. */
  emptyMessage(table: string, seq: number, act: Act): Promise<boolean>;
  /** Gives everything of one person to another, in one transaction. Otherwise nothing changes: see `Along`. */
  takeAlong(from: string, to: string): Promise<Along>;

  counts(): Promise<Counts>;
  /** People by a part of their name or their id, the last seen first; `only`: these. */
  peopleLike(text: string, only: readonly string[] | null, limit: number, now: number): Promise<PersonLine[]>;
  /** Games being played that wait longest: their ids. */
  stalest(before: number, limit: number): Promise<string[]>;
  /** Notes how many people and tables there are in a stretch of time, once. */
  notePulse(at: number, people: number, keep: number): Promise<void>;
  pulse(since: number): Promise<{ readonly at: number; readonly people: number }[]>;
}
