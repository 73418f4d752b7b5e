import type { Finished } from './finished.ts';

/** How it went against one kind of bot: games with it, and those in which you ended before every one of them. */
export interface Against {
  readonly bot: string;
  readonly played: number;
  readonly beaten: number;
}

/** Your record in a game with so many seats. */
export interface GameRecord {
  readonly game: string;
  readonly seats: number;
  readonly played: number;
  readonly won: number;
  readonly best: number;
  readonly mean: number;
  /** The most games won in a row. */
  readonly streak: number;
  readonly against: readonly Against[];
}

const won = ({ places, you }: Finished): boolean => places[you] === 1;

function longestStreak(games: readonly Finished[]): number {
  let longest = 0;
  let now = 0;
  for (const game of games.toSorted((a, b) => a.finished - b.finished)) {
    now = won(game) ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return longest;
}

function againstBots(games: readonly Finished[]): Against[] {
  const bots = new Set(games.flatMap(({ seats }) => seats.flatMap(({ bot }) => bot ?? [])));
  return [...bots].toSorted().map((bot) => {
    const met = games.filter(({ seats }) => seats.some((seat) => seat.bot === bot));
    const ahead = ({ seats, places, you }: Finished) =>
      seats.every((seat, at) => seat.bot !== bot || places[you]! < places[at]!);
    return { bot, played: met.length, beaten: met.filter(ahead).length };
  });
}

/** Records by game and number of seats, the most played first, of the games that count. */
export function recordsOf(history: readonly Finished[]): GameRecord[] {
  const counted = history.filter(({ counts }) => counts);
  const groups = Object.groupBy(counted, ({ game, seats }) => `${game} ${seats.length}`);
  return Object.values(groups)
    .map((games) => {
      const { game, seats } = games![0]!;
      const scores = games!.map(({ scores: all, you }) => all[you]!);
      return {
        game,
        seats: seats.length,
        played: games!.length,
        won: games!.filter(won).length,
        best: Math.max(...scores),
        mean: scores.reduce((sum, score) => sum + score, 0) / scores.length,
        streak: longestStreak(games!),
        against: againstBots(games!),
      };
    })
    .toSorted((a, b) => b.played - a.played || a.game.localeCompare(b.game) || a.seats - b.seats);
}
