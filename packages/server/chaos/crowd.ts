import type { LogEntry } from '../api.ts';
import { Ear } from './ear.ts';
import type { History } from './history.ts';
import { Player } from './player.ts';
import type { Manner } from './player.ts';
import type { Addresses, Sender } from './requests.ts';
import type { Seated } from './setting.ts';

/** How long streams may take at the end to tell what is left. */
const LAST_WORDS = 20_000;
const PAGE = 500;

/** Everybody at all tables, each with one stream. */
export class Crowd {
  readonly #history: History;
  readonly #manner: Manner;
  readonly #tables: readonly Seated[];
  readonly #ears: readonly Ear[];
  readonly #players: readonly Player[];

  /** They take about so many milliseconds for their games. */
  constructor(nodes: Addresses, history: History, manner: Manner, tables: readonly Seated[], duration: number) {
    this.#history = history;
    this.#manner = manner;
    this.#tables = tables;
    const bySender = new Map<Sender, Player[]>();
    for (const { id, moves, clock, people } of tables)
      for (const [seat, sender] of people.entries()) {
        const player = new Player(sender, { table: id, seat, clock, think: duration / moves / 2 }, manner);
        bySender.set(sender, [...(bySender.get(sender) ?? []), player]);
      }
    this.#players = [...bySender.values()].flat();
    this.#ears = [...bySender].map(([sender, players], number) => {
      const known = { nodes, history, rng: manner.rng, tables: players.map(({ table }) => table) };
      return new Ear(sender, number % nodes.length, known, (message) => {
        for (const player of players) if (!('table' in message) || message.table === player.table) player.hear(message);
      });
    });
  }

  /** How many games are over. */
  get over(): number {
    return this.#players.filter(({ over }) => over).length / 2;
  }

  /** Everybody listens, and plays to the end of all games, or until all is given up. */
  async play(): Promise<void> {
    await Promise.all(this.#ears.map((ear) => ear.open()));
    await Promise.all(this.#players.map((player) => player.play()));
  }

  /** Everybody looks at everything once more, and stops listening when nothing is left to be told. */
  async leave(): Promise<void> {
    const { requests } = this.#manner;
    this.#history.note(
      this.#tables.map(({ id }) => id),
      { kind: 'over' },
    );
    const lengths = new Map<string, number>();
    for (const { id, people } of this.#tables) {
      const at = { params: { id } };
      for (const sender of people) {
        let after = 0;
        for (let count = PAGE; count === PAGE;) {
          const { body } = await requests.insist(sender, id, 'log', { ...at, query: { after } });
          const { entries = [] } = (body ?? {}) as { entries?: LogEntry[] };
          count = entries.length;
          after += count;
        }
        lengths.set(id, after);
        await requests.insist(sender, id, 'table', at);
      }
      await requests.insist(people[0]!, id, 'file', at);
    }
    const end = performance.now() + LAST_WORDS;
    const untold = (): boolean => this.#players.some(({ table, heard }) => heard < lengths.get(table)!);
    while (untold() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 100));
    await Promise.all(this.#ears.map((ear) => ear.close()));
  }
}
