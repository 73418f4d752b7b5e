import { passkey } from '@better-auth/passkey';
import { betterAuth } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { anonymous } from 'better-auth/plugins/anonymous';
import { Refused } from '../errors.ts';
import { unavailable } from '../store/commits.ts';
import type { LoginDatabase } from '../store/login.ts';
import { StoreUnavailable } from '../store/store.ts';

const YEAR = 60 * 60 * 24 * 365;
const CREDENTIAL = 'credential';
/** As much of what a browser says of itself as is kept. */
const LONGEST_AGENT = 200;
const SESSION = /(?:^|;\s*)((?:__Secure-)?outcry\.session_token=[^;]{1,200})(?:;|$)/;
const CHALLENGE = /(?:^|;\s*)((?:__Secure-)?outcry\.passkey=[^;]{1,200})(?:;|$)/;

/** The headers of a request that the login library needs. */
export interface Asking {
  readonly cookie?: string | undefined;
  readonly origin?: string | undefined;
  readonly 'user-agent'?: string | undefined;
}

/** The session cookie among others, as the library wants it; undefined: there is none. */
export const sessionIn = (cookie: string | undefined): string | undefined =>
  cookie === undefined ? undefined : SESSION.exec(cookie)?.[1];

/** Whether the library could not read a session. It keeps the cause to itself. */
const isUnread = ({ status, body }: { status?: string; body?: { code?: string } }): boolean =>
  status === 'INTERNAL_SERVER_ERROR' && body?.code === 'FAILED_TO_GET_SESSION';

/** A library's failure that is really the disk's comes wrapped: look through to its cause. */
function rethrow(error: unknown): never {
  if (isUnread(error as object)) throw new StoreUnavailable('sessions cannot be read now', { cause: error });
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof StoreUnavailable || unavailable(cause))
      throw new StoreUnavailable('the server cannot write now', { cause: error });
  throw error;
}

const noPasskey = () =>
  new Refused('not-possible', 'this passkey was not accepted, and nothing was changed: try again');

/**
 * A passkey that the library does not take: of a new one it says so as if it had failed itself. Its own words may quote what
 * was sent, so they are left out.
 */
function refusePasskey(error: unknown): never {
  const { statusCode = 500, body } = error as { statusCode?: number; body?: { code?: string } };
  if (statusCode < 500 || body?.code === 'FAILED_TO_VERIFY_REGISTRATION') throw noPasskey();
  return rethrow(error);
}

/** Opens a session for a login that proved itself to us in another way than to the library. */
const door = {
  id: 'outcry-door',
  endpoints: {
    openSession: createAuthEndpoint(
      '/outcry/session',
      { method: 'POST', metadata: { SERVER_ONLY: true } },
      async (ctx) => {
        const { internalAdapter } = ctx.context;
        const user = await internalAdapter.findUserById((ctx.body as { user: string }).user);
        if (!user) throw new Refused('not-found', 'there is no such person any more');
        await setSessionCookie(ctx, { session: await internalAdapter.createSession(user.id), user });
        return ctx.json({ ok: true });
      },
    ),
  },
};

/** A session as its person may know it. */
export interface SessionRow {
  readonly id: string;
  readonly agent: string;
  readonly created: number;
}

/** A passkey as its person may know it. */
export interface PasskeyRow {
  readonly id: string;
  readonly label: string;
  readonly created: number;
}

/** The login library, and all that we ask of it. */
export function loginLibrary(
  login: LoginDatabase,
  { secret, publicUrl }: { readonly secret: string; readonly publicUrl: string | null },
) {
  const baseURL = publicUrl ?? 'http://localhost';
  const passkeyHost = new URL(baseURL).hostname;
  const auth = betterAuth({
    database: { ...login, transaction: false },
    secret,
    baseURL,
    plugins: [
      // Otherwise it would delete a guest who signs in as somebody else, and with the login the person.
      anonymous({ disableDeleteAnonymousUser: true }),
      passkey({
        rpID: passkeyHost,
        rpName: 'Outcry',
        origin: publicUrl,
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
        advanced: { webAuthnChallengeCookie: 'passkey' },
      }),
      door,
    ],
    session: { expiresIn: YEAR, updateAge: YEAR / 12, freshAge: 0 },
    advanced: { useSecureCookies: publicUrl?.startsWith('https:') ?? false, cookiePrefix: 'outcry' },
    telemetry: { enabled: false },
    logger: { disabled: true },
  });
  const adapters = async () => {
    const { internalAdapter, adapter } = await auth.$context;
    return { users: internalAdapter, rows: adapter };
  };
  /** What the library is told of a request: these cookies of ours, the origin and the browser, and nothing else. */
  const headersOf = ({ cookie, origin, 'user-agent': agent }: Asking, ...cookies: readonly RegExp[]): Headers => {
    const headers = new Headers();
    const own = cookies.flatMap((one) => (cookie === undefined ? [] : (one.exec(cookie)?.[1] ?? [])));
    if (own.length > 0) headers.set('cookie', own.join('; '));
    if (origin !== undefined) headers.set('origin', origin);
    if (agent !== undefined) headers.set('user-agent', agent.slice(0, LONGEST_AGENT));
    return headers;
  };
  const signOut = async (cookie: string): Promise<string[]> => {
    const { headers } = await auth.api
      .signOut({ headers: new Headers({ cookie }), returnHeaders: true })
      .catch(rethrow);
    return headers.getSetCookie();
  };
  const credentialOf = async (user: string) =>
    (await (await adapters()).users.findAccounts(user)).find(({ providerId }) => providerId === CREDENTIAL);

  return {
    /** The host name at which passkeys of this server work. */
    passkeyHost,

    session: (cookie: string) => auth.api.getSession({ headers: new Headers({ cookie }) }).catch(rethrow),

    /** The cookie once more when it is to be prolonged. */
    async prolong(cookie: string): Promise<string[]> {
      const { headers } = await auth.api
        .getSession({ headers: new Headers({ cookie }), returnHeaders: true })
        .catch(rethrow);
      return headers.getSetCookie();
    },

    /** A new login of a guest, with a session. */
    async makeGuest(asking: Asking): Promise<{ user: string; cookies: string[] }> {
      const { headers, response } = await auth.api
        .signInAnonymous({ headers: headersOf(asking), returnHeaders: true })
        .catch(rethrow);
      if (!response) throw new Error('the login library made no guest');
      return { user: response.user.id, cookies: headers.getSetCookie() };
    },

    signOut,

    /** Cookies that end the session in a browser whose session has ended here. */
    forgetCookie: (asking: Asking): Promise<string[]> => {
      const cookie = sessionIn(asking.cookie);
      return cookie === undefined ? Promise.resolve([]) : signOut(cookie);
    },

    /** Opens a session for a login; yields its cookies. */
    async openSession(user: string, asking: Asking): Promise<string[]> {
      const { headers } = await auth.api
        .openSession({ body: { user }, headers: headersOf(asking), returnHeaders: true } as never)
        .catch(rethrow);
      return (headers as Headers).getSetCookie();
    },

    async sessions(user: string): Promise<SessionRow[]> {
      const found = await (await adapters()).users.listSessions(user, { onlyActiveSessions: true }).catch(rethrow);
      return found.map(({ id, userAgent, createdAt }) => ({
        id,
        agent: userAgent ?? '',
        created: createdAt.getTime(),
      }));
    },

    /** Ends the sessions of a login that are named, or all; yields the ids of those that ended. */
    async endSessions(user: string, id?: string): Promise<string[]> {
      const { users } = await adapters();
      const found = await users.listSessions(user).catch(rethrow);
      const ending = found.filter((session) => id === undefined || session.id === id);
      for (const { token } of ending) await users.deleteSession(token).catch(rethrow);
      return ending.map((session) => session.id);
    },

    hasPassword: async (user: string): Promise<boolean> => (await credentialOf(user)) !== undefined,

    async checkPassword(user: string, password: string): Promise<boolean> {
      const kept = (await credentialOf(user))?.password;
      return kept ? verifyPassword({ hash: kept, password }) : false;
    },

    /** As much work as checking a password, where there is none to check. */
    pretendToCheck: (password: string): Promise<string> => hashPassword(password),

    async setPassword(user: string, password: string): Promise<void> {
      const { users } = await adapters();
      const kept = await hashPassword(password);
      if (await credentialOf(user)) await users.updatePassword(user, kept).catch(rethrow);
      else
        await users
          .linkAccount({ userId: user, accountId: user, providerId: CREDENTIAL, password: kept })
          .catch(rethrow);
    },

    async dropPassword(user: string): Promise<boolean> {
      const kept = await credentialOf(user);
      if (kept) await (await adapters()).users.deleteAccount(kept.id).catch(rethrow);
      return kept !== undefined;
    },

    async passkeys(user: string): Promise<PasskeyRow[]> {
      const { rows } = await adapters();
      const found = await rows
        .findMany<{ id: string; name: string | null; createdAt: Date }>({
          model: 'passkey',
          where: [{ field: 'userId', value: user }],
          sortBy: { field: 'createdAt', direction: 'asc' },
        })
        .catch(rethrow);
      return found.map(({ id, name, createdAt }) => ({ id, label: name ?? '', created: createdAt.getTime() }));
    },

    async dropPasskey(user: string, id: string): Promise<boolean> {
      const { rows } = await adapters();
      const where = [
        { field: 'id', value: id },
        { field: 'userId', value: user },
      ];
      const found = await rows.findOne({ model: 'passkey', where }).catch(rethrow);
      if (found) await rows.delete({ model: 'passkey', where }).catch(rethrow);
      return found !== null;
    },

    /** What a browser needs to make a passkey for the one who is signed in, and the cookie that goes with it. */
    async passkeyWish(asking: Asking, name: string) {
      const { headers, response } = await auth.api
        .generatePasskeyRegistrationOptions({
          headers: headersOf(asking, SESSION),
          query: { name },
          returnHeaders: true,
        })
        .catch(rethrow);
      const options = { ...response, user: { ...response.user, displayName: name } };
      return { options, cookies: headers.getSetCookie() };
    },

    async addPasskey(asking: Asking, response: unknown, label: string): Promise<void> {
      await auth.api
        .verifyPasskeyRegistration({
          headers: headersOf(asking, SESSION, CHALLENGE),
          body: { response, name: label },
        })
        .catch(refusePasskey);
    },

    /** What a browser needs to sign in with a passkey, and the cookie that goes with it. */
    async passkeyChallenge(asking: Asking) {
      const { headers, response } = await auth.api
        .generatePasskeyAuthenticationOptions({ headers: headersOf(asking), returnHeaders: true })
        .catch(rethrow);
      return { options: response, cookies: headers.getSetCookie() };
    },

    /** Signs in with a passkey. Without the session there may be: the library would link the two. */
    async usePasskey(asking: Asking, response: Record<string, unknown>): Promise<{ user: string; cookies: string[] }> {
      if (typeof response['id'] !== 'string') throw noPasskey(); // the library would look for it all the same
      const { headers, response: found } = await auth.api
        .verifyPasskeyAuthentication({
          headers: headersOf(asking, CHALLENGE),
          body: { response } as never,
          returnHeaders: true,
        })
        .catch(refusePasskey);
      return { user: (found as { user: { id: string } }).user.id, cookies: headers.getSetCookie() };
    },

    /** Whether a login counts as a guest's to the library. */
    async setGuest(user: string, isAnonymous: boolean): Promise<void> {
      await (await adapters()).users.updateUser(user, { isAnonymous }).catch(rethrow);
    },

    /** Forgets challenges that nobody answered, and sessions that have ended. */
    async tidy(): Promise<void> {
      const { rows } = await adapters();
      for (const model of ['verification', 'session'])
        await rows
          .deleteMany({ model, where: [{ field: 'expiresAt', operator: 'lt', value: new Date() }] })
          .catch(rethrow);
    },
  };
}

export type LoginLibrary = ReturnType<typeof loginLibrary>;
