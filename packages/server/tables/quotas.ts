import { Refused } from '../errors.ts';
import { counted } from '../http/address.ts';
import type { GoingOn, Store, TableRow } from '../store/store.ts';
import { asideOf, isFromOutside } from './loaded.ts';
import type { Aside, Loaded } from './loaded.ts';
import { decidingSeats } from './turns.ts';

/** How much one person may have going on at once. Tables count for their host until their game is over. */
export interface Quotas {
  readonly waiting: number;
  readonly running: number;
  /** Games being played at which no person plays themselves. */
  readonly botsAlone: number;
  /** Bytes of the owner's tables of one table, and of all of a person's tables together. */
  readonly tableData: number;
  readonly ownData: number;
  /** Undos a seat may ask for in a game, and redos it may make. */
  readonly undos: number;
  /** How many persons' worth may come from one address: a household or a school shares one. */
  readonly address: number;
}

/** Everything that a table about to be made or started would add. */
export interface Added {
  readonly status: 'waiting' | 'playing';
  readonly seats: TableRow['seats'];
  readonly ownData: number;
}

const ASIDES = 1000;
/** Entries that follow from others, or that a clock makes: refusing them would leave a table stuck. */
const ALWAYS = new Set(
  `move deal deal-commit deal-reveal deal-void start end stand-in undo replaced replace-lapsed rematch hidden`.split(
    ' ',
  ),
);

/** A seat can always be left and opened again, or whoever sits there could stay for good. */
const FREES_A_SEAT = new Set(['left', 'removed', 'opened']);
/** A no ends what somebody asked, so there are no more of them than of that; nobody must lose their say. */
const isNo = ({ agree, end }: Aside): boolean => agree === false || end === false;

/** How often one person sits down at a table. */
const SITTINGS = 20;

/**
 * How much of each kind people without a seat may do at a table, alone and together, and what they are told then. Each
 * of them alone is bounded, but anybody may come. Talk, which costs nothing, must not keep others from sitting down.
 */
const FROM_OUTSIDE: Readonly<Record<string, { one: number; all: number; often: string }>> = {
  chat: { one: 100, all: 1000, often: 'too much was said here: only its players may talk here now' },
  seat: { one: SITTINGS, all: 5000, often: 'people have sat down and left here too often: play at another table' },
  'replace-ask': { one: SITTINGS, all: 5000, often: 'too many have asked for seats here' },
};

const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1024)} KB`;

function mustBelow(isOver: boolean, message: string): void {
  if (isOver) throw new Refused('quota', message);
}

/** The names under which a table counts that was made from a hashed address, the widest network first. */
const networksOf = (address: string) =>
  counted(address.split('.').map((_, index, parts) => parts.slice(0, index + 1).join('.')));

/** Keeps what one person, and one address, may have going on. */
export class QuotaKeeper {
  readonly #store: Store;
  readonly #quotas: Quotas;

  constructor(store: Store, quotas: Quotas) {
    this.#store = store;
    this.#quotas = quotas;
  }

  /**
   * Does what adds a table, if its host and the address it was made from have room for it. One at a time for each of them:
   * of two requests sent together, the second counts what the first has made.
   */
  async withRoom<Result>(
    host: string,
    address: string | null,
    added: Added,
    work: () => Promise<Result>,
  ): Promise<Result> {
    mustBelow(
      added.ownData > this.#quotas.tableData,
      `tables of your own may take ${kilobytes(this.#quotas.tableData)} at a table; these take ${kilobytes(added.ownData)}`,
    );
    const networks = address === null ? [] : networksOf(address);
    const checked = async (): Promise<Result> => {
      this.#mustHaveRoom(await this.#store.hostedBy(host), added, 1, 'you have', 'of yours');
      for (const { name, times } of networks)
        this.#mustHaveRoom(
          await this.#store.madeFrom(name),
          added,
          this.#quotas.address * times,
          'your network has',
          'of your network',
        );
      return work();
    };
    // Always the person first, then the address, so that no two requests wait for each other.
    const names = [`person ${host}`, ...networks.slice(0, 1).map(({ name }) => `address ${name}`)];
    return this.#store.alone(names, checked);
  }

  #mustHaveRoom(has: GoingOn, { status, seats, ownData }: Added, times: number, who: string, whose: string): void {
    const { waiting, running, botsAlone, ownData: bytes } = this.#quotas;
    if (status === 'waiting')
      mustBelow(has.waiting >= waiting * times, `${who} ${has.waiting} tables waiting: start or leave one first`);
    else {
      mustBelow(has.playing >= running * times, `${who} ${has.playing} games running: finish or end one first`);
      mustBelow(
        seats.every(({ kind }) => kind !== 'person') && has.botsAlone >= botsAlone * times,
        `${has.botsAlone} games ${whose} are played by bots alone: end one, or take a seat back there`,
      );
    }
    mustBelow(
      ownData > 0 && has.ownData + ownData > bytes * times,
      `tables of your own may take ${kilobytes(bytes * times)} together, and games ${whose} use ${kilobytes(has.ownData)}: finish one first`,
    );
  }

  /**
   * Whether a game without a person who plays is one too many of its host or address: its bots wait, since nobody can be
   * kept from leaving a game. The oldest ones are played on.
   */
  async isOneTooMany(row: TableRow): Promise<boolean> {
    if (row.status !== 'playing' || decidingSeats(row).length > 0) return false;
    const { ofHost, ofAddress } = await this.#store.botsAloneBefore(row.id);
    const { botsAlone, address } = this.#quotas;
    return ofHost >= botsAlone || ofAddress >= botsAlone * address;
  }

  /** Throws when somebody does the same thing at a table too often for a game: each entry costs everybody who loads it. */
  mustBeFew(table: Loaded, entry: Aside): void {
    if (ALWAYS.has(entry.kind) || isNo(entry) || (entry.what !== undefined && FREES_A_SEAT.has(entry.what))) return;
    const done = table.asides.get(asideOf(table, entry)) ?? 0;
    if (entry.kind === 'undo-ask')
      mustBelow(done >= this.#quotas.undos, `this seat has asked for ${done} undos in this game: play on without`);
    else if (entry.kind === 'redo')
      mustBelow(done >= this.#quotas.undos, `this seat has redone moves ${done} times in this game: make another move`);
    else if (isFromOutside(entry)) {
      const { one, all, often } = FROM_OUTSIDE[entry.kind]!;
      mustBelow(done >= one || (table.outside.get(entry.kind) ?? 0) >= all, often);
    } else mustBelow(done >= ASIDES, `this was done ${done} times at this table already: make a new table`);
  }
}
