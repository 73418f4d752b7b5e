import { isMistyped, tidyCode } from '@outcry/server/codes';
import type { Table } from '@outcry/server/api';
import { api } from './api.ts';

/** A code in which a letter is wrong: the server need not be asked. */
export class MistypedCode extends Error {}

/** Codes are shorter. */
const SHORTEST_ID = 16;
export const isId = (codeOrId: string): boolean => codeOrId.length >= SHORTEST_ID;

/** A table by its code, or by its id, which is longer. */
export async function tableAt(codeOrId: string): Promise<Table> {
  if (isId(codeOrId)) return api('table', { params: { id: codeOrId.toLowerCase() } });
  const code = tidyCode(codeOrId);
  if (isMistyped(code)) throw new MistypedCode();
  return api('byCode', { params: { code } });
}
