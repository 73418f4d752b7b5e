import type { GameFile } from '@outcry/engine';

interface Kept {
  readonly file: Pick<GameFile, 'result'>;
}

/** Who won a game of a file: none before its end, several where they share it. */
export const winnersOf = ({ seats, result }: Pick<GameFile, 'seats' | 'result'>): string[] =>
  seats.flatMap(({ name }, seat) => (result?.places[seat] === 1 ? [name] : []));

/** Games that go on before those that are over, else in the order given. */
export const unfinishedFirst = <Game extends Kept>(games: readonly Game[]): Game[] =>
  games.toSorted((one, other) => Number(one.file.result !== null) - Number(other.file.result !== null));
