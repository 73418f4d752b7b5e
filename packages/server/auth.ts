import { createHash, randomBytes } from 'node:crypto';
import { betterAuth } from 'better-auth';
import { anonymous } from 'better-auth/plugins/anonymous';
import type { Kysely } from 'kysely';
import { Refused } from './errors.ts';
import { newId } from './ids.ts';
import { unavailable } from './store/commits.ts';
import { StoreUnavailable } from './store/store.ts';
import type { PersonRow, Store, TokenRow } from './store/store.ts';

const YEAR = 60 * 60 * 24 * 365;
/** How long an answer of the login library is believed without asking it again. */
const REMEMBER = 30_000;
const REMEMBERED = 20_000;
const COOKIE = /(?:^|;\s*)((?:__Secure-)?outcry\.session_token=[^;]{1,200})(?:;|$)/;

/** The headers that identify the sender of a request. */
export interface Sender {
  readonly cookie?: string | undefined;
  readonly authorization?: string | undefined;
}

/** A library's failure that is really the disk's comes wrapped: look through to its cause. */
function rethrow(error: unknown): never {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof StoreUnavailable || unavailable(cause))
      throw new StoreUnavailable('the server cannot write now', { cause: error });
  throw error;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Who somebody is: guests by a session of the login library, programs by a token. Both lead to our own person. */
export function accounts(db: Kysely<unknown>, store: Store, secret: string, publicUrl: string | null) {
  const auth = betterAuth({
    database: { db, type: 'sqlite', transaction: false },
    secret,
    baseURL: publicUrl ?? 'http://localhost',
    plugins: [anonymous()],
    session: { expiresIn: YEAR, updateAge: YEAR / 12 },
    advanced: { useSecureCookies: publicUrl?.startsWith('https:') ?? false, cookiePrefix: 'outcry' },
    telemetry: { enabled: false },
    logger: { disabled: true },
  });
  /** By cookie or token. Another map after `forget`: what was being asked then is written into the old one. */
  let known = new Map<string, { person: PersonRow | null; until: number }>();

  async function remember(name: string, find: () => Promise<PersonRow | null>): Promise<PersonRow | null> {
    const current = known;
    const found = current.get(name);
    if (found && found.until > Date.now()) return found.person;
    const person = await find();
    if (current.size >= REMEMBERED) current.delete(current.keys().next().value!);
    current.set(name, { person, until: Date.now() + REMEMBER });
    return person;
  }

  async function ofSession(cookie: string): Promise<PersonRow | null> {
    const session = await auth.api.getSession({ headers: new Headers({ cookie }) }).catch(rethrow);
    return session && store.personOfUser(session.user.id, session.user.name, Date.now());
  }

  return {
    /** The person who sends a request, or null. */
    async person({ cookie, authorization }: Sender): Promise<PersonRow | null> {
      if (authorization !== undefined) {
        const token = /^Bearer (\S{1,200})$/.exec(authorization)?.[1];
        return token ? remember(token, () => store.personOfToken(hashOf(token))) : null;
      }
      const session = cookie && COOKIE.exec(cookie)?.[1];
      return session ? remember(session, () => ofSession(session)) : null;
    },

    /** Makes a guest, or renames the person who is signed in. Returns the cookies to set. */
    async signIn(sender: Sender, name: string): Promise<{ person: PersonRow; cookies: string[] }> {
      const already = await this.person(sender);
      if (already) {
        await store.renamePerson(already.id, name);
        this.forget();
        return { person: { ...already, name }, cookies: [] };
      }
      const { headers, response } = await auth.api
        .signInAnonymous({ headers: new Headers(), returnHeaders: true })
        .catch(rethrow);
      if (!response) throw new Error('the login library made no guest');
      return { person: await store.personOfUser(response.user.id, name, Date.now()), cookies: headers.getSetCookie() };
    },

    async signOut({ cookie }: Sender): Promise<string[]> {
      const session = cookie && COOKIE.exec(cookie)?.[1];
      if (!session) return [];
      const { headers } = await auth.api
        .signOut({ headers: new Headers({ cookie: session }), returnHeaders: true })
        .catch(rethrow);
      this.forget();
      return headers.getSetCookie();
    },

    /** The cookie once more when the library wants it prolonged. */
    async prolong({ cookie }: Sender): Promise<string[]> {
      const session = cookie && COOKIE.exec(cookie)?.[1];
      if (!session) return [];
      const { headers } = await auth.api
        .getSession({ headers: new Headers({ cookie: session }), returnHeaders: true })
        .catch(rethrow);
      return headers.getSetCookie();
    },

    async makeToken(person: PersonRow, label: string): Promise<TokenRow & { token: string }> {
      const token = `outcry_${randomBytes(24).toString('base64url')}`;
      const row: TokenRow = { id: newId(), label, created: Date.now() };
      await store.addToken(person.id, row, hashOf(token));
      return { ...row, token };
    },

    async dropToken(person: PersonRow, id: string): Promise<void> {
      if (!(await store.dropToken(person.id, id))) throw new Refused('not-found', 'you have no such token');
      this.forget();
    },

    /** Believes nothing that was known before. */
    forget(): void {
      known = new Map();
    },
  };
}

export type Accounts = ReturnType<typeof accounts>;
