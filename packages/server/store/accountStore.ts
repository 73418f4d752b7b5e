import type { PersonRow } from './store.ts';

/** A link that signs a person in, without its secret. `recovery`: their own, on paper. `host`: made by a host. `mail`: mailed. */
export interface LinkRow {
  readonly id: string;
  readonly person: string;
  readonly kind: 'recovery' | 'host' | 'mail';
  /** The host who made it; null: its own person, or the command line. */
  readonly madeBy: string | null;
  readonly created: number;
  /** When it ends by itself; null: never. */
  readonly ends: number | null;
  readonly used: number | null;
  readonly withdrawn: number | null;
  /** When its person read that a host made it. */
  readonly seen: number | null;
}

/** What becomes of a code that signs in a second device: it is shown, scanned there, then confirmed or stopped here. */
export type CodeState = 'shown' | 'scanned' | 'confirmed' | 'stopped' | 'used';

/** A code for a second device, without its secret. */
export interface CodeRow {
  readonly id: string;
  readonly person: string;
  readonly state: CodeState;
  readonly ends: number;
  /** The two figures that both devices show, what the second device is, and when it scanned; null: nobody did. */
  readonly figures: string | null;
  readonly agent: string | null;
  readonly scanned: number | null;
}

/** Something a host did. `actor`: the host's person; null: the command line. */
export interface AuditRow {
  readonly at: number;
  readonly actor: string | null;
  readonly what: string;
  readonly person: string | null;
  readonly body: unknown;
}

/** A finished solo game of an account: what lists show of it is apart from its file. */
export interface SoloRow {
  readonly id: string;
  readonly finished: number;
  readonly summary: unknown;
}

/** How many solo games of a person are kept, and how many bytes of files: the oldest make room. */
export interface SoloBounds {
  readonly games: number;
  readonly bytes: number;
}

/** What a person wrote at a table. */
export interface MessageRow {
  readonly table: string;
  readonly at: number;
  readonly text: string;
}

/** Accounts: what is kept of a person besides their tables. account-laws.ts holds for every implementation. */
export interface AccountStore {
  /** The login of a person; null: there is no such person. */
  userOf(person: string): Promise<string | null>;
  /**
   * Makes a person the only account whose name has one of these looks, under this name, and no guest any longer. One
   * transaction. False, and nothing changes, when another account has one of them.
   */
  keepPerson(person: string, name: string, looks: readonly string[]): Promise<boolean>;
  /** Makes an account a guest again: its name is free. */
  releasePerson(person: string): Promise<void>;
  /** Those of some looks that accounts other than `except` have. */
  takenLooks(looks: readonly string[], except: string): Promise<string[]>;
  /** The account whose name has one of these looks. */
  accountNamed(looks: readonly string[]): Promise<{ readonly person: PersonRow; readonly user: string } | null>;
  /** People of exactly this name or id, the last seen first. */
  peopleNamed(name: string, limit: number): Promise<(PersonRow & { readonly seen: number })[]>;
  /** How many games a person finished at tables, and how many of their tables go on. */
  playedBy(person: string): Promise<{ readonly finished: number; readonly goingOn: number }>;

  /** Adds a link, with what is written down of it; a new recovery link withdraws the one before. */
  addLink(link: LinkRow, hash: string, audit: AuditRow | null): Promise<void>;
  /** The link with this hash, and the name of its person. */
  linkOf(hash: string): Promise<{ readonly link: LinkRow; readonly name: string } | null>;
  /** The links of a person, the newest first. */
  links(person: string): Promise<LinkRow[]>;
  /** Uses a link up; false: it was used, withdrawn or has ended. */
  useLink(id: string, now: number): Promise<boolean>;
  /** Withdraws the recovery link of a person; false: there is none that works. */
  withdrawRecovery(person: string, now: number): Promise<boolean>;
  /** Notes that a person read which links hosts made for them. */
  seeLinks(person: string, now: number): Promise<void>;

  /** Adds a code; those that the person had before are gone. */
  addCode(code: Pick<CodeRow, 'id' | 'person' | 'ends'>, hash: string): Promise<void>;
  /** Notes that a second device scanned the code with this hash; false: there is no such code that waits for it. */
  scanCode(
    hash: string,
    by: { readonly claim: string; readonly figures: string; readonly agent: string },
    now: number,
  ): Promise<boolean>;
  code(person: string, id: string): Promise<CodeRow | null>;
  /** Confirms a scanned code, or stops any that is not used; false: it is too late. */
  answerCode(person: string, id: string, agree: boolean, now: number): Promise<boolean>;
  /** The code that a device scanned, by the hash of its claim. A confirmed one is used up by this (`isUsed`), once. */
  claimCode(claim: string, now: number): Promise<{ readonly code: CodeRow; readonly isUsed: boolean } | null>;

  /** Keeps a finished solo game; one that is there already stays as it is. */
  putSolo(person: string, game: SoloRow, file: string, most: SoloBounds): Promise<void>;
  /** The solo games of a person, the last finished first. */
  soloGames(person: string): Promise<SoloRow[]>;
  soloFile(person: string, id: string): Promise<string | null>;

  /** Has a person be forgotten at a time, or not (null). */
  setLeaving(person: string, at: number | null): Promise<void>;
  /** People whose time has come, by their ids. */
  leaving(now: number, limit: number): Promise<string[]>;
  /** Every table at which a person sits or sat, by its id, after the one named `after`. */
  tablesOf(person: string, after: string | null, limit: number): Promise<string[]>;
  /** What a person wrote, the oldest first. */
  messages(person: string): Promise<MessageRow[]>;
  /** Forgets a person with their login and everything of theirs; what they wrote becomes empty. One transaction. */
  forgetPerson(person: string): Promise<void>;
}
