import { createHash, randomBytes } from 'node:crypto';
import type { Body, TokenScope } from './api.ts';
import type { Bus } from './bus/bus.ts';
import { Refused } from './errors.ts';
import { newId } from './ids.ts';
import type { Keeping } from './people/keeping.ts';
import { sessionIn } from './people/library.ts';
import type { Asking, LoginLibrary } from './people/library.ts';
import type { PersonRow, Store, TokenRow } from './store/store.ts';

/** How long an answer of the login library is believed without asking it again. */
const REMEMBER = 30_000;
const REMEMBERED = 20_000;
const DAY = 86_400_000;
/** How many days a token is valid where nothing is said, and at most (a leap year). */
const DAYS = 90;
const MOST_DAYS = 366;
const MOST_TOKENS = 20;

/** The headers that identify the sender of a request. */
export interface Sender extends Asking {
  readonly authorization?: string | undefined;
}

/** What a session or a token lets its sender do. */
export interface Pass {
  /** Names the session or token, not the person: streams are closed by it. */
  readonly id: string;
  readonly person: PersonRow;
  /** Null: everything (a session). */
  readonly scope: TokenScope | null;
  readonly ends: number;
}

export const idOfSession = (id: string): string => `session ${id}`;
export const idOfToken = (id: string): string => `token ${id}`;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Who somebody is: guests by a session of the login library, programs by a token. Both lead to our own person. */
export function accounts(library: LoginLibrary, keeping: Keeping, store: Store, bus: Bus) {
  /** By cookie or token. */
  const known = new Map<string, { pass: Pass | null; until: number }>();
  /** Grows with every `forget`: what was being asked then is not believed. */
  let forgotten = 0;
  /** Passes of tokens used since the last `noteUse`. */
  let used = new Set<string>();
  bus.subscribe((notice) => {
    if (notice.kind === 'pass-ended') forget(({ id }) => id === notice.pass);
    if (notice.kind === 'person') forget(({ person }) => person.id === notice.person);
    if (notice.kind === 'anew') forget(() => true);
  });

  /** Believes nothing any more that was known of these passes. */
  function forget(which: (pass: Pass) => boolean): void {
    forgotten++;
    for (const [name, { pass }] of known) if (pass && which(pass)) known.delete(name);
  }

  async function remember(name: string, find: () => Promise<Pass | null>): Promise<Pass | null> {
    const before = forgotten;
    const found = known.get(name);
    if (found && found.until > Date.now()) return found.pass;
    const pass = await find();
    if (before !== forgotten) return pass;
    if (known.size >= REMEMBERED) known.delete(known.keys().next().value!);
    known.set(name, { pass, until: Date.now() + REMEMBER });
    return pass;
  }

  async function ofSession(cookie: string): Promise<Pass | null> {
    const found = await library.session(cookie);
    if (!found) return null;
    const { user, session } = found;
    const person = await store.personOfUser(user.id, user.name, Date.now());
    return { id: idOfSession(session.id), person, scope: null, ends: session.expiresAt.getTime() };
  }

  async function ofToken(token: string): Promise<Pass | null> {
    const found = await store.tokenOf(hashOf(token));
    return found && { ...found.token, id: idOfToken(found.token.id), person: found.person };
  }

  /** The pass of a program; throws unless its token is one of ours and has not ended. */
  async function tokenPass(authorization: string): Promise<Pass> {
    const token = /^Bearer (\S{1,200})$/.exec(authorization)?.[1];
    const pass = token === undefined ? null : await remember(token, () => ofToken(token));
    if (!pass) throw new Refused('signed-out', 'there is no such token: it was deleted, has ended, or is mistyped');
    if (pass.ends <= Date.now())
      throw new Refused('signed-out', `this token ended on ${new Date(pass.ends).toISOString()}: make another`);
    used.add(pass.id);
    return pass;
  }

  return {
    /** What the sender of a request may do, and as whom; null: no session. Throws when a token is not valid. */
    async pass({ cookie, authorization }: Sender): Promise<Pass | null> {
      if (authorization !== undefined) return tokenPass(authorization);
      const session = sessionIn(cookie);
      return session ? remember(session, () => ofSession(session)) : null;
    },

    /** Makes a guest, or renames the person who is signed in. Returns the cookies to set. */
    async signIn(sender: Sender, name: string): Promise<{ person: PersonRow; cookies: string[] }> {
      const already = await this.pass(sender);
      if (already) {
        await keeping.rename(already.person, name);
        return { person: { ...already.person, name }, cookies: [] };
      }
      const { user, cookies } = await library.makeGuest(sender);
      return { person: await store.personOfUser(user, name, Date.now()), cookies };
    },

    /** Ends the session, and with it every stream it opened. */
    async signOut({ cookie }: Sender): Promise<string[]> {
      const session = sessionIn(cookie);
      if (!session) return [];
      const pass = await ofSession(session);
      const cookies = await library.signOut(session);
      if (pass) await bus.publish({ kind: 'pass-ended', pass: pass.id });
      return cookies;
    },

    /** The cookie once more when the library wants it prolonged. */
    async prolong({ cookie }: Sender): Promise<string[]> {
      const session = sessionIn(cookie);
      return session ? library.prolong(session) : [];
    },

    /** Makes a token that ends after some days, or at a time. */
    async makeToken(person: PersonRow, wish: Body<'makeToken'>): Promise<TokenRow & { token: string }> {
      const { label, scope = 'play' } = wish;
      const created = Date.now();
      const token = `outcry_${randomBytes(24).toString('base64url')}`;
      const row = { id: newId(), label, scope, created, ends: endOf(wish, created) };
      if (!(await store.addToken(person.id, row, hashOf(token), MOST_TOKENS)))
        throw new Refused('not-possible', `you have ${MOST_TOKENS} tokens: delete one first`);
      return { ...row, used: null, token };
    },

    /** Deletes a token, and closes every stream it opened. */
    async dropToken(person: PersonRow, id: string): Promise<void> {
      if (!(await store.dropToken(person.id, id))) throw new Refused('not-found', 'you have no such token');
      await bus.publish({ kind: 'pass-ended', pass: idOfToken(id) });
    },

    /** Writes down which tokens were used. Once a minute, since every request uses one. */
    async noteUse(): Promise<void> {
      const ids = [...used].map((id) => id.slice(idOfToken('').length));
      used = new Set();
      if (ids.length > 0) await store.useTokens(ids, Date.now());
    },
  };
}

export type Accounts = ReturnType<typeof accounts>;

/** When a wished token ends; throws where that is not within a year. */
function endOf({ days, ends }: Body<'makeToken'>, now: number): number {
  if (days !== undefined && ends !== undefined) throw new Refused('bad-request', 'give either days or ends, not both');
  const end = ends ?? now + (days ?? DAYS) * DAY;
  if (end <= now || end > now + MOST_DAYS * DAY)
    throw new Refused('bad-request', 'a token ends in the future, and within a year');
  return end;
}
