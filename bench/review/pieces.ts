/** What a worker is asked: one game, watched for chances and luck, or played twice, with and without its mistakes. */
export interface Piece {
  readonly kind: 'watch' | 'pair';
  readonly game: string;
  readonly seed: number;
}

/** What a spectator was told at one moment, by seat, and each seat's part of the win in the end. */
export interface Told {
  readonly chances: readonly number[];
  readonly wins: readonly number[];
}

/** Chances told on the way with what came of them, and each seat's luck. */
export interface Watched {
  readonly told: readonly Told[];
  readonly luck: readonly number[];
}

/** What the better moves gained: money, lead over the best rival, and part of the win. */
export interface Paired {
  readonly marked: number;
  readonly money: number;
  readonly lead: number;
  readonly won: number;
}
