import { useEffect, useState } from 'react';
import { api, ApiError } from './api.ts';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Addresses for a link that others can open: what the server says, else the one of this page. Empty: there is none. */
export const sharedOrigins = (told: readonly string[] | null, page: Pick<Location, 'hostname' | 'origin'>) =>
  told ?? (LOOPBACK.test(page.hostname) ? [] : [page.origin]);

/** The addresses a link may carry; null until the server has said it. */
export function useSharedOrigins(): readonly string[] | null {
  const [origins, setOrigins] = useState<readonly string[] | null>(null);
  useEffect(() => {
    let wanted = true;
    api('invitation')
      .then(({ addresses }) => addresses)
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        return null; // nobody to be told, or not reached: the page knows its own address
      })
      .then((told) => wanted && setOrigins(sharedOrigins(told, location)));
    return () => void (wanted = false);
  }, []);
  return origins;
}
