/** What somebody answers: one of the choices, a command (and what they wrote behind it), or nothing: they are gone. */
export type Answer =
  | { readonly kind: 'choice'; readonly index: number }
  | { readonly kind: 'command'; readonly name: string; readonly rest: string }
  | { readonly kind: 'gone' };

/** Something that can be said at any question besides a choice. */
export interface Order {
  readonly name: string;
  readonly help: string;
}

/** How a person is talked with: on a terminal (screen.ts) or line by line (lines.ts). */
export interface Talk {
  readonly interactive: boolean;
  say(lines: readonly string[]): void;
  /** `above`: how many lines just said should stay in sight. */
  choose(question: string, choices: readonly string[], orders: readonly Order[], above?: number): Promise<Answer>;
  /** A line of text, or null: they are gone. */
  ask(question: string, usual: string): Promise<string | null>;
  close(): void;
}
