import { isBot, takesPart } from './finish.ts';
import type { SeatFinish } from './finish.ts';

/** Whoever thought longer than this about a move, on average, played it slowly: by and by, not at one sitting. */
const SLOW_MOVE = 300_000;

/** What games add to what somebody played of a game. */
export interface CareerGain {
  person: string;
  game: string;
  games: number;
  won: number;
  stayed: number;
  live_moves: number;
  live_spent: number;
  slow_moves: number;
  slow_spent: number;
}

/** What games add to how somebody did against another. */
export interface VersusGain {
  person: string;
  other: string;
  games: number;
  ahead: number;
  behind: number;
}

/** Adds up what games are worth besides ratings. A game in which somebody had several seats says nothing of them. */
export class Careers {
  readonly careers = new Map<string, CareerGain>();
  readonly versus = new Map<string, VersusGain>();

  add(game: string, results: readonly SeatFinish[]): void {
    const played = results.filter(takesPart);
    const own = played.filter(({ who }) => !isBot(who) && results.filter((one) => one.who === who).length === 1);
    for (const result of own) {
      this.#addCareer(game, result);
      for (const other of new Set(played.map(({ who }) => who)))
        if (other !== result.who) this.#addVersus(result, other, played);
    }
  }

  #addCareer(game: string, { who: person, place, part, moves, spent }: SeatFinish): void {
    const key = `${person} ${game}`;
    const gain = this.careers.get(key) ?? {
      person,
      game,
      games: 0,
      won: 0,
      stayed: 0,
      live_moves: 0,
      live_spent: 0,
      slow_moves: 0,
      slow_spent: 0,
    };
    gain.games++;
    gain.won += Number(place === 1);
    gain.stayed += Number(part === 'whole');
    const isSlow = spent > moves * SLOW_MOVE;
    gain[isSlow ? 'slow_moves' : 'live_moves'] += moves;
    gain[isSlow ? 'slow_spent' : 'live_spent'] += spent;
    this.careers.set(key, gain);
  }

  /** Of bots of one level the best counts. */
  #addVersus({ who: person, place }: SeatFinish, other: string, played: readonly SeatFinish[]): void {
    const key = `${person} ${other}`;
    const best = Math.min(...played.filter(({ who }) => who === other).map((one) => one.place));
    const gain = this.versus.get(key) ?? { person, other, games: 0, ahead: 0, behind: 0 };
    gain.games++;
    gain.ahead += Number(place < best);
    gain.behind += Number(place > best);
    this.versus.set(key, gain);
  }
}
