import type { Refusal } from './game.ts';

/** Something handed in from outside (a file, an option, an owner's table) is not what it must be; the message says what is. */
export class InputError extends Error {
  override readonly name = 'InputError';
  /** Set where a rule of the game forbids it, so that words/ can say it in the reader's language. */
  readonly refusal: Refusal | null;

  constructor(message: string, refusal: Refusal | null = null) {
    super(message);
    this.refusal = refusal;
  }
}

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
