import type { Locale } from '@outcry/engine';
import { createContext, useContext } from 'react';
import type { Context } from 'react';

/** What every part of every board needs to know. */
export interface BoardTable<View, Data, Text> {
  readonly view: View;
  readonly data: Data;
  readonly locale: Locale;
  readonly text: Text;
}

/** What all parts of a board stand on, handed down: its provider, and the hook that reads it. */
export function tableContext<Table>(): readonly [TableContext: Context<Table | null>, useTable: () => Table] {
  const TableContext = createContext<Table | null>(null);
  function useTable(): Table {
    const table = useContext(TableContext);
    if (table === null) throw new Error('a part of the board stands outside its table');
    return table;
  }
  return [TableContext, useTable];
}
