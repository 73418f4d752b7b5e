import { InputError } from '@outcry/engine';

/** The name in `meta` that marks a store into which an installation is being copied. */
export const INCOMPLETE = 'incomplete';

/** Throws for a store that was not copied to its end. */
export function refuseIncomplete(where: string, mark: string | undefined): void {
  if (mark !== undefined)
    throw new InputError(`${where} holds an unfinished copy: run outcry migrate-store again, to its end`);
}
