import type { Companion } from '@outcry/server/api';
import { useEffect, useState } from 'react';
import { api, ApiError } from '../online/api.ts';

/** The server answers about so many at once. */
const MOST = 75;
const NOBODY: ReadonlyMap<string, Companion> = new Map();

/** How reliable these people are, once the server has said so. Without it nothing is shown. */
export function useCompany(people: readonly string[]): ReadonlyMap<string, Companion> {
  const wanted = [...new Set(people)].toSorted().slice(0, MOST).join(',');
  const [company, setCompany] = useState(NOBODY);
  useEffect(() => {
    if (wanted === '') return undefined;
    let isWanted = true;
    api('company', { query: { people: wanted } }).then(
      (found) => isWanted && setCompany(new Map(found.map((one) => [one.person, one]))),
      (error: unknown) => {
        if (!(error instanceof ApiError)) reportError(error);
      },
    );
    return () => void (isWanted = false);
  }, [wanted]);
  return company;
}
