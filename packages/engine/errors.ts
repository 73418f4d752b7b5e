import type { Refusal } from './game.ts';

/** What is wrong with a table, for a sentence in the reader's language. */
export interface TableFault {
  /** Names and numbers that lead to it, joined by dots: "market.fees.1". */
  readonly at: string;
  readonly reason: string;
  readonly args: Readonly<Record<string, string | number>>;
}

/** Something handed in from outside (a file, an option, an owner's table) is not what it must be; the message says what is. */
export class InputError extends Error {
  override readonly name = 'InputError';
  /** Set where a rule of the game forbids it, so that words/ can say it in the reader's language. */
  readonly refusal: Refusal | null;
  /** Set where an entry does not fit, or contradicts others. */
  readonly tableFault: TableFault | null;

  constructor(message: string, refusal: Refusal | null = null, tableFault: TableFault | null = null) {
    super(message);
    this.refusal = refusal;
    this.tableFault = tableFault;
  }
}

/** Refuses tables that contradict themselves: `text` is for whoever wrote a data file, the fault for a reader of any language. */
export const contradictionOf =
  <Reason extends string>(game: string) =>
  (text: string, at: string, reason: Reason, args: TableFault['args'] = {}): InputError =>
    new InputError(`tables of ${game}: ${text}`, null, { at, reason, args });

/** A move that is not allowed. Nothing was changed. `code` says in what way, `refusal` by which rule, `legal` what is. */
export class MoveError extends Error {
  override readonly name = 'MoveError';
  readonly code: 'over' | 'not-asked' | 'malformed' | 'illegal';
  readonly refusal: Refusal | null;
  readonly legal: readonly unknown[];

  constructor(
    code: MoveError['code'],
    message: string,
    refusal: Refusal | null = null,
    legal: readonly unknown[] = [],
  ) {
    super(message);
    this.code = code;
    this.refusal = refusal;
    this.legal = legal;
  }
}
