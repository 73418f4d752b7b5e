import { useState } from 'react';
import { ApiError } from '../online/api.ts';
import { drop as dropTable, reload } from '../online/mine.ts';
import { imports } from '../replay/imports.ts';
import { forget, save } from '../solo/saved.ts';
import { keyOf } from './yours.ts';
import type { Dropped, Yours } from './yours.ts';

/** Dropping games from the list of this page, and putting them back while it is open. */
export interface Dropping {
  readonly dropped: readonly Dropped[];
  drop(what: Dropped): void;
  putBack(one: Yours): void;
}

/** Forgets a game or drops a table; `isBack`: undoes that. */
async function change(one: Yours, isBack: boolean): Promise<void> {
  if (one.kind === 'online') return dropTable(one.table.id, !isBack);
  if (one.kind === 'solo') return void (isBack ? save(one.record) : forget(one.record.id));
  return isBack ? imports.save(one.game) : imports.forget(one.game.id);
}

/** What the server does not take is shown as the server has it, or stays until it is reached. */
async function tryTo(doing: Promise<void>): Promise<void> {
  try {
    await doing.catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      return reload();
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

/** `isSomebody`: without a session, tables of the server cannot be put back. */
export function useDropping(isSomebody: boolean): Dropping {
  const [dropped, setDropped] = useState<readonly Dropped[]>([]);
  return {
    dropped: dropped.filter(({ one }) => isSomebody || one.kind !== 'online'),
    drop(what) {
      setDropped([...dropped, what]);
      void tryTo(change(what.one, false));
    },
    putBack(one) {
      setDropped(dropped.filter((other) => keyOf(other.one) !== keyOf(one)));
      void tryTo(change(one, true));
    },
  };
}
