/** All that notifications say, in one language. */
export interface NotifyWords {
  readonly turn: (game: string) => string;
  readonly invited: (by: string, game: string) => string;
  readonly invitedText: string;
  readonly over: (game: string) => string;
  readonly mentioned: (by: string) => string;
  readonly mentionedText: (game: string) => string;
  readonly with: (names: readonly string[]) => string;
  readonly alone: string;
  readonly won: (names: readonly string[]) => string;
  readonly place: (place: number, of: number, score: string) => string;
  /** Of everything that waited, at an hour of the day. */
  readonly digest: (hour: number, tables: number) => string;
  readonly test: string;
  readonly testText: string;
  readonly open: string;
  readonly takeTurn: string;
  readonly notThisTable: string;
  readonly change: (address: string) => string;
  readonly confirm: { readonly subject: string; readonly text: (name: string, link: string) => string };
  readonly signIn: { readonly subject: string; readonly text: (name: string, link: string) => string };
}
