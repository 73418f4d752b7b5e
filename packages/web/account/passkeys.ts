import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { Account, Arrived } from '@outcry/server/api';
import { api } from '../online/api.ts';

/** Why no passkey can be made here; null: one can. */
export type NoPasskey = 'plain-http' | 'other-host' | 'no-passkeys';

/** Whether passkeys of a server at this host name work on this page. */
export function noPasskeyHere(passkeyHost: string): NoPasskey | null {
  if (!window.isSecureContext) return 'plain-http';
  if (location.hostname !== passkeyHost) return 'other-host';
  return window.PublicKeyCredential ? null : 'no-passkeys';
}

/** The person closed the browser's window, or it refused: nothing was changed. */
export class PasskeyRefused extends Error {
  override readonly name = 'PasskeyRefused';
}

async function asked<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    throw new PasskeyRefused('the browser made no passkey', { cause: error });
  }
}

/** Makes a passkey for whoever is signed in; `name`: what they are called from now on. */
export async function addPasskey(name: string): Promise<Account> {
  const optionsJSON = (await api('passkeyWish', { body: { name } })) as never;
  const credential = await asked(() => startRegistration({ optionsJSON }));
  return api('addPasskey', { body: { credential: credential as never, name } });
}

/** Signs in with a passkey of this device. `along`: with what the guest of before had here. */
export async function usePasskey(along: boolean): Promise<Arrived> {
  const optionsJSON = (await api('passkeyChallenge')) as never;
  const credential = await asked(() => startAuthentication({ optionsJSON }));
  return api('signInPasskey', { body: { credential: credential as never, along } });
}
