import type { Account } from '@outcry/server/api';
import { useCallback, useEffect, useState } from 'react';
import { useText } from '../i18n.ts';
import { api, ApiError } from '../online/api.ts';
import { refusedBy, sayRefused } from '../online/refusal.ts';
import { entered, whoAmI } from '../online/session.ts';
import { addPasskey, PasskeyRefused } from './passkeys.ts';

/** A name that another account has, with one that is free and what was wanted under it. */
export interface Taken {
  readonly name: string;
  readonly free: string;
  readonly retry: (name: string) => Promise<void>;
}

/** The account of whoever is signed in here, and what can be done with it. Undefined: not known yet; null: nobody. */
export function useAccount() {
  const t = useText();
  const [account, setAccount] = useState<Account | null | undefined>();
  const [said, setSaid] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [taken, setTaken] = useState<Taken | null>(null);

  const load = useCallback(async () => {
    try {
      setAccount((await whoAmI()) && (await api('account')));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setWrong(sayRefused(t, refusedBy(error)));
    }
  }, [t]);
  useEffect(() => void load().catch(reportError), [load]);

  /** Does something, and says what is wrong with it. Yields whether it was done. */
  const act = async (work: () => Promise<Account>, done?: (account: Account) => string): Promise<boolean> => {
    setSaid(null);
    setWrong(null);
    setTaken(null);
    try {
      const next = await work();
      setAccount(next);
      entered(next.person);
      if (done) setSaid(done(next));
      return true;
    } catch (error) {
      if (error instanceof PasskeyRefused) setWrong(t.account.passkeyRefused);
      else if (error instanceof ApiError)
        setWrong(error.body.error === 'wrong-password' ? t.account.wrongPassword : sayRefused(t, refusedBy(error)));
      else throw error;
      return false;
    }
  };

  /** Adds a way back in under a name; where another has the name, one that is free is offered. */
  const keep = async (name: string, work: (name: string) => Promise<Account>): Promise<boolean> => {
    const retry = async (other: string) => void (await keep(other, work));
    return act(
      async () => {
        try {
          return await work(name);
        } catch (error) {
          if (error instanceof ApiError && error.body.error === 'name-taken' && error.body.free)
            setTaken({ name, free: error.body.free, retry });
          throw error;
        }
      },
      ({ person }) => t.account.done(person.name),
    );
  };

  return {
    account,
    said,
    wrong: taken ? null : wrong,
    taken,
    load,
    act,
    addPasskey: (name: string) => keep(name, addPasskey),
    setPassword: (name: string, body: { password: string; current?: string }) =>
      keep(name, (other) => api('setPassword', { body: { ...body, name: other } })),
  };
}

export type AccountActions = ReturnType<typeof useAccount>;
