import type { Locale } from '@outcry/engine';

/** What the report says, in one language. Figures come as text. */
export interface ReportText {
  readonly locale: Locale;
  title(game: string): string;
  changed(change: string): string;
  /** "3,000 games, 4 seats". */
  games(count: string, seats: string): string;
  /** Where every variant was played as often. */
  gamesEach(count: string, seats: string): string;
  unfinished(done: string, wanted: string): string;
  readonly command: string;
  readonly facts: {
    readonly seed: string;
    readonly bots: string;
    readonly options: string;
    readonly tables: string;
    readonly own: string;
    readonly printed: string;
    readonly rotated: string;
    readonly seats: string;
    readonly variants: string;
    readonly rules: string;
  };
  readonly table: string;
  readonly differs: {
    readonly title: string;
    intro(base: string, comparisons: string): string;
    readonly nothing: string;
    readonly all: string;
    readonly variant: string;
    readonly figure: string;
    readonly base: string;
    readonly here: string;
    readonly difference: string;
    readonly chance: string;
    readonly verdict: string;
    readonly beyond: string;
    readonly within: string;
  };
  readonly figures: {
    readonly length: string;
    readonly winner: string;
    readonly mean: string;
    readonly margin: string;
    seat(seat: string): string;
    price(company: string): string;
    move(kind: string): string;
  };
  readonly wealth: { readonly title: string; readonly note: string };
  readonly prices: { readonly title: string; readonly note: string };
  readonly length: { readonly title: string; readonly note: string; readonly axis: string };
  readonly margin: { readonly title: string; readonly note: string; readonly axis: string };
  readonly seats: { readonly title: string; readonly note: string; one(seat: string): string };
  readonly bots: { readonly title: string; readonly note: string };
  readonly traits: { readonly note: string };
  readonly events: { readonly title: string; readonly note: string };
  readonly moves: { readonly title: string; readonly note: string };
  readonly faults: { readonly title: string; readonly note: string; readonly kinds: Readonly<Record<string, string>> };
  readonly course: string;
  readonly all: string;
  readonly winners: string;
  readonly median: string;
  readonly low: string;
  readonly high: string;
  readonly value: string;
  readonly share: string;
  readonly count: string;
  readonly fair: string;
  readonly interval: string;
  readonly chosen: string;
  readonly offered: string;
  readonly perGame: string;
  /** A difference of shares: "+2.5 points". */
  points(figure: string): string;
  to(low: string, high: string): string;
  readonly made: string;
}
