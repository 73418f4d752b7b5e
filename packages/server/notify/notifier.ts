import type { Logger } from 'pino';
import type { Entry } from '../api.ts';
import type { Bus } from '../bus/bus.ts';
import { newId } from '../ids.ts';
import type { OutboxChange } from '../store/notifyStore.ts';
import type { InvitationRow } from '../store/orderStore.ts';
import type { NewOutboxRow, OutboxRow, TableRow } from '../store/store.ts';
import type { Presence } from '../streams/presence.ts';
import type { Tables } from '../tables/tables.ts';
import { testMessage } from './compose.ts';
import type { Message } from './compose.ts';
import { DELAYS } from './decide.ts';
import type { Ways } from './deliver.ts';
import { digestFor } from './digest.ts';
import { quietUntil } from './hours.ts';
import { judge } from './judge.ts';
import type { Happening } from './judge.ts';
import { newsOf } from './news.ts';
import { SENDING, Sender, TAKEN } from './sender.ts';
import type { Delivery } from './sender.ts';
import { quietOf, Wants, whenOf } from './wants.ts';
import type { Wanted } from './wants.ts';

const HAPPENED = 'notify';
const BATCH = 200;
const DAY = 86_400_000;
/** For so long a message is worth sending. */
const WORTH = DAY;
const TOLD_FOR = 90 * DAY;

type Change = { -readonly [Key in keyof Required<OutboxChange>]: Required<OutboxChange>[Key][number][] };
const noChange = (): Change => ({ drop: [], put: [], putOff: [], gather: [], digests: [], told: [] });

/**
 * Tells people what happened while they were away. What happens at a table goes into the outbox with its entries; from
 * there it becomes messages, one for each channel, in one write, and each message is dropped when it has arrived.
 */
export class Notifier {
  readonly wants: Wants;
  readonly #tables: Tables;
  readonly #presence: Presence;
  readonly #log: Logger;
  readonly #sender: Sender;
  #running: Promise<void> | null = null;
  #again = false;
  #closed = false;

  constructor(tables: Tables, bus: Bus, presence: Presence, ways: Ways, log: Logger) {
    this.#tables = tables;
    this.#presence = presence;
    this.#log = log;
    this.wants = new Wants(tables.store, bus);
    this.#sender = new Sender(tables, this.wants, ways, log);
  }

  /** What goes into the outbox with a change of a table. Nobody is told of what they are looking at. */
  readonly news = async (before: TableRow, after: TableRow, entries: readonly Entry[]): Promise<NewOutboxRow[]> => {
    const rows: NewOutboxRow[] = [];
    const at = this.#tables.now();
    for (const { event, person, by, table = after.id } of newsOf(before, after, entries)) {
      const wanted = await this.wants.of(person);
      if (!wanted || this.#presence.lookers(after.id).includes(person)) continue;
      const seq = table === after.id ? after.seq : 0;
      const row = rowOf(wanted, { event, person, table, seq, at, ...(by === undefined ? {} : { by }) });
      if (row) rows.push(row);
    }
    return rows;
  };

  /** Somebody is invited to a table. The caller has looked whether they may be. */
  async invite({ id, person, table, by, at }: InvitationRow): Promise<void> {
    const wanted = await this.wants.of(person);
    const row = wanted && rowOf(wanted, { event: 'invited', person, table, seq: 0, at, by, invitation: id });
    if (!row) return;
    await this.#tables.store.changeOutbox({ put: [row] });
    this.kick();
  }

  /** Somebody has tables on their screen: they need not be told what happened there until now. */
  readonly looked = (person: string, tables: readonly string[]): void => {
    const note = async () => {
      if (!(await this.wants.of(person))) return;
      for (const table of tables) await this.#tables.store.setLooked(person, table, this.#tables.now());
    };
    if (!this.#closed) note().catch((error: unknown) => this.#log.warn({ err: error }, 'a look could not be noted'));
  };

  /** Sends a message to all channels of a person that are on; yields how many there are. */
  async test(person: string): Promise<number> {
    const wanted = await this.wants.of(person);
    if (!wanted) return 0;
    const change = noChange();
    this.#put(change, person, wanted, testMessage(wanted.settings.locale));
    await this.#commit(change);
    return wanted.channels.length;
  }

  /** There is something in the outbox. */
  readonly kick = (): void => {
    if (this.#running) this.#again = true;
    else void this.run().catch((error: unknown) => this.#log.error({ err: error }, 'messages could not be sent'));
  };

  /** Deals with all that is due. */
  readonly run = (): Promise<void> => {
    this.#running ??= this.#runAll().finally(() => {
      this.#running = null;
      if (this.#again && !this.#closed) this.kick();
    });
    return this.#running;
  };

  async tidy(): Promise<void> {
    await this.#tables.store.forgetTold(this.#tables.now() - TOLD_FOR);
  }

  /** Waits for what is being sent. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#running?.catch(() => {});
    await this.#sender.close();
  }

  async #runAll(): Promise<void> {
    const { store } = this.#tables;
    this.#sender.renew();
    do {
      this.#again = false;
      const now = this.#tables.now();
      const rows = await store.takeOutbox([HAPPENED, SENDING], now, now + TAKEN, BATCH);
      const happened = rows.filter(({ kind }) => kind === HAPPENED);
      for (const row of rows) if (row.kind === SENDING) this.#sender.send(row.id, row.body as Delivery);
      if (happened.length > 0) await this.#tell(happened);
      const digests = await store.takeDigests(now, now + TAKEN, BATCH);
      if (digests.length > 0) await this.#tellDigests(digests);
      this.#again ||= rows.length === BATCH || digests.length === BATCH;
      await this.#sender.hasRoom();
    } while (this.#again && !this.#closed);
  }

  async #tell(rows: readonly OutboxRow[]): Promise<void> {
    const change = noChange();
    await Promise.all(rows.map((row) => this.#tellOne(row, change).catch((error: unknown) => this.#skip(error))));
    await this.#commit(change);
  }

  async #tellOne({ id, body }: OutboxRow, change: Change): Promise<void> {
    const happening = body as Happening;
    const { person, table } = happening;
    const wanted = await this.wants.of(person);
    const judged = wanted && (await judge(this.#tables, this.#presence, wanted, happening));
    const verdict = judged?.verdict ?? { kind: 'drop' };
    if (verdict.kind === 'later') return void change.putOff.push({ id, due: verdict.at });
    change.drop.push(id);
    if (verdict.kind === 'gather') change.gather.push({ person, due: verdict.at, item: { id: newId(), body } });
    if (verdict.kind !== 'send') return;
    this.#put(change, person, wanted!, judged!.message!, happening);
    if (judged!.turn !== null) change.told.push({ person, table, turn: judged!.turn, at: this.#tables.now() });
  }

  async #tellDigests(people: readonly string[]): Promise<void> {
    const change = noChange();
    for (const person of people) {
      await this.#tellDigest(person, change).catch((error: unknown) => this.#skip(error));
    }
    await this.#commit(change);
  }

  /** What fails is tried again when nobody has it any more; the others go on. */
  #skip(error: unknown): void {
    this.#log.error({ err: error }, 'a message could not be made');
  }

  async #tellDigest(person: string, change: Change): Promise<void> {
    const items = await this.#tables.store.waitingFor(person);
    const wanted = await this.wants.of(person);
    const happenings: Happening[] = [];
    for (const { body } of items) {
      const happening = body as Happening;
      const due = wanted && quietUntil(wanted.settings.zone, quietOf(wanted, happening.table), this.#tables.now());
      if (due === null) happenings.push(happening);
      else change.gather.push({ person, due, item: { id: newId(), body } });
    }
    const message = wanted && (await digestFor(this.#tables, wanted, happenings));
    change.digests.push({ person, items: items.map(({ id }) => id) });
    if (message) this.#put(change, person, wanted!, message);
  }

  /** A message for each channel, taken by this process. */
  #put(change: Change, person: string, { channels }: Wanted, message: Message, happening?: Happening): void {
    const now = this.#tables.now();
    const about = { person, id: newId(), message, tries: 0, expires: now + WORTH, happening: happening ?? null };
    for (const { id: channel } of channels)
      change.put.push({ kind: SENDING, body: { ...about, channel } satisfies Delivery, due: now + TAKEN });
  }

  /** Writes what was decided, and sends what is to be sent. */
  async #commit(change: Change): Promise<void> {
    const ids = await this.#tables.store.changeOutbox(change);
    change.put.forEach(({ body }, index) => this.#sender.send(ids[index]!, body as Delivery));
  }
}

/** Something that happened as it goes into the outbox; null: its person does not want to hear of it. */
function rowOf(wanted: Wanted, happening: Happening): NewOutboxRow | null {
  const when = whenOf(wanted, happening.event, happening.table);
  if (when === null || when === 'never') return null;
  return { kind: HAPPENED, body: happening, due: happening.at + (when === 'daily' ? 0 : DELAYS[when]) };
}
