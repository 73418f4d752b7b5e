import { ATTACKS } from './attacks.ts';
import type { AttackName } from './attacks.ts';
import type { Browser } from './http.ts';
import { atRate } from './schedule.ts';

/** An attack strikes no further blow while so many are under way. */
const MOST_UNDER_WAY = 40;

/** Strikes with every attack at its rate, and counts how each was answered. */
export class Attackers {
  /** By attack, how many answers had which status. */
  readonly answers = new Map<AttackName, Map<number, number>>();
  readonly #browser: Browser;
  readonly #tables: () => readonly string[];
  #stops: (() => void)[] = [];
  #ended = false;

  constructor(browser: Browser, tables: () => readonly string[]) {
    this.#browser = browser;
    this.#tables = tables;
  }

  /** How many answers said that the server failed. */
  get failures(): number {
    const statuses = [...this.answers.values()].flatMap((counts) => [...counts]);
    return statuses.reduce((sum, [status, count]) => sum + (status >= 500 ? count : 0), 0);
  }

  strike(names: readonly AttackName[]): void {
    for (const name of names) void this.#begin(name);
  }

  stop(): void {
    this.#ended = true;
    for (const stop of this.#stops) stop();
  }

  async #begin(name: AttackName): Promise<void> {
    const [attack, rate] = ATTACKS[name];
    const counts = new Map<number, number>();
    this.answers.set(name, counts);
    const send = async (...request: Parameters<Browser['send']>) => {
      const answer = await this.#browser.send(...request);
      counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1);
      return answer;
    };
    const blow = await attack({ browser: this.#browser, tables: this.#tables, send });
    if (this.#ended) return;
    let underWay = 0;
    const stop = atRate(rate, () => {
      if (underWay >= MOST_UNDER_WAY) return;
      underWay++;
      void blow().finally(() => underWay--);
    });
    this.#stops.push(stop);
  }
}
