import type { Logger } from 'pino';
import type { PutOff } from '../store/notifyStore.ts';
import { Refused } from '../errors.ts';
import type { Tables } from '../tables/tables.ts';
import type { Message } from './compose.ts';
import { deliver } from './deliver.ts';
import type { Ways } from './deliver.ts';
import { holds, isWanted } from './judge.ts';
import type { Happening } from './judge.ts';
import { settingsOf } from './wants.ts';
import type { Wanted, Wants } from './wants.ts';
import { WORDS } from './words/index.ts';

/** The kind of a message on its way, in the outbox. */
export const SENDING = 'notify-send';

/** A message for one channel. */
export interface Delivery {
  readonly id: string;
  readonly person: string;
  readonly channel: string;
  readonly message: Message;
  readonly tries: number;
  readonly expires: number;
  /** What it is about, where that may be over before it arrives. */
  readonly happening: Happening | null;
}

const SECOND = 1000;
/** How long is waited after each failure; the last of them again and again. */
const PAUSES = [5, 30, 120, 600, 1800, 3600].map((seconds) => seconds * SECOND);
const LONGEST_PAUSE = 4 * 3600;
/** So many may be under way together, and so many of one person: a slow address must not stop the others. */
const AT_ONCE = 1000;
const OF_ONE = 20;
/** A mail server takes a few at a time: so many wait for it here, so that it stops nothing else while it is slow. */
const MAILS = 200;
const WAIT_FOR_ROOM = 2 * SECOND;
/** What this process has taken is left to it for so long, in milliseconds. */
export const TAKEN = 60 * SECOND;
/** What became of messages is written together. */
const GATHER = 20;

/** Delivers messages and notes in the outbox what became of them. */
export class Sender {
  readonly #tables: Tables;
  readonly #wants: Wants;
  readonly #ways: Ways;
  readonly #log: Logger;
  readonly #underWay = new Set<Promise<void>>();
  readonly #ofPerson = new Map<string, number>();
  /** When what is under way was taken last, by its number in the outbox. */
  readonly #taken = new Map<number, number>();
  #mails = 0;
  #done: number[] = [];
  #putOff: PutOff[] = [];
  #arrived = new Set<string>();
  #failed = new Set<string>();
  #noting: Promise<void> | null = null;

  constructor(tables: Tables, wants: Wants, ways: Ways, log: Logger) {
    this.#tables = tables;
    this.#wants = wants;
    this.#ways = ways;
    this.#log = log;
  }

  /** Sends what this process has taken from the outbox under this number. */
  send(row: number, delivery: Delivery): void {
    const { person } = delivery;
    if (this.#taken.has(row)) return; // it lapsed and was taken again
    const count = this.#ofPerson.get(person) ?? 0;
    if (count >= OF_ONE) return this.#wait(row);
    this.#ofPerson.set(person, count + 1);
    this.#taken.set(row, this.#tables.now());
    const sent = this.#send(row, delivery)
      .catch((error: unknown) => this.#log.error({ err: error, channel: delivery.channel }, 'a message was not sent'))
      .finally(() => {
        this.#underWay.delete(sent);
        this.#taken.delete(row);
        const left = this.#ofPerson.get(person)! - 1;
        if (left > 0) this.#ofPerson.set(person, left);
        else this.#ofPerson.delete(person);
      });
    this.#underWay.add(sent);
  }

  /** Has other processes leave alone for longer what is still under way: a mail may wait for the mail server. */
  renew(): void {
    const now = this.#tables.now();
    for (const [id, at] of this.#taken) {
      if (now < at + TAKEN / 2) continue;
      this.#taken.set(id, now);
      this.#note(() => this.#putOff.push({ id, due: now + TAKEN }));
    }
  }

  /** Waits while too many are under way. */
  async hasRoom(): Promise<void> {
    while (this.#underWay.size >= AT_ONCE) await Promise.race(this.#underWay);
  }

  async close(): Promise<void> {
    await Promise.all(this.#underWay);
    await this.#noting;
  }

  async #send(row: number, delivery: Delivery): Promise<void> {
    const { person, channel: id, message, tries, expires } = delivery;
    const { store, now } = this.#tables;
    const wanted = await this.#wants.of(person);
    const channel = wanted?.channels.find((one) => one.id === id) ?? (await store.channel(id));
    if (!channel?.on || channel.person !== person || (tries > 0 && !(await this.#stillHolds(delivery, wanted))))
      return this.#note(() => this.#done.push(row));
    const { locale } = wanted?.settings ?? (await settingsOf(store, person));
    const url = `${this.#ways.origin()}${message.path}`;
    const isMail = channel.kind === 'mail';
    if (isMail && this.#mails >= MAILS) return this.#wait(row);
    this.#mails += Number(isMail);
    const outcome = await deliver(this.#ways, channel, { ...message, id: delivery.id, url }, WORDS[locale]);
    this.#mails -= Number(isMail);
    if (outcome.kind === 'arrived')
      return this.#note(() => {
        this.#done.push(row);
        this.#arrived.add(id);
      });
    const due = outcome.kind === 'again' ? now() + pauseOf(tries, outcome.after) : Infinity;
    if (due < expires)
      return this.#note(() => this.#putOff.push({ id: row, due, body: { ...delivery, tries: tries + 1 } }));
    this.#log.info({ channel: id, kind: channel.kind, outcome: outcome.kind }, 'a message did not arrive');
    if (outcome.kind === 'gone') {
      await store.dropChannel(person, id);
      await this.#wants.changed(person);
    }
    this.#note(() => {
      this.#done.push(row);
      if (outcome.kind !== 'gone') this.#failed.add(id);
    });
  }

  /** Whether a message that comes late still says what is so, and is still wanted. */
  async #stillHolds({ happening }: Delivery, wanted: Wanted | null): Promise<boolean> {
    if (!happening) return true;
    if (wanted && !(await isWanted(this.#tables.store, wanted, happening))) return false;
    return this.#tables
      .read(happening.table, (table) => holds(table, happening))
      .catch((error: unknown) => {
        if (error instanceof Refused) return false;
        throw error;
      });
  }

  /** There is no room for it now. */
  #wait(row: number): void {
    this.#note(() => this.#putOff.push({ id: row, due: this.#tables.now() + WAIT_FOR_ROOM }));
  }

  #note(what: () => void): void {
    what();
    this.#noting ??= new Promise((resolve) => setTimeout(resolve, GATHER)).then(() => this.#write());
  }

  async #write(): Promise<void> {
    this.#noting = null;
    const { store, now } = this.#tables;
    const change = { drop: this.#done, putOff: this.#putOff };
    const [arrived, failed] = [[...this.#arrived], [...this.#failed]];
    [this.#done, this.#putOff, this.#arrived, this.#failed] = [[], [], new Set(), new Set()];
    try {
      await store.changeOutbox(change);
      await store.noteChannels(arrived, 'arrived', now());
      await store.noteChannels(failed, 'failed', now());
    } catch (error) {
      // They are sent again when nobody has dropped them in time.
      this.#log.warn({ err: error }, 'what became of messages could not be noted');
    }
  }
}

/** How long to wait after a failure, with some chance, so that not all come back at once. */
function pauseOf(tries: number, after: number | null): number {
  const pause = PAUSES[Math.min(tries, PAUSES.length - 1)]!;
  const asked = after === null ? 0 : Math.min(Math.max(0, after), LONGEST_PAUSE) * SECOND;
  return Math.max(asked, pause * (0.8 + Math.random() * 0.4));
}
