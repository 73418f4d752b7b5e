import type { Account, Body, Session, Told } from '../api.ts';
import { idOfSession, idOfToken } from '../auth.ts';
import type { Bus } from '../bus/bus.ts';
import { Refused } from '../errors.ts';
import { counted } from '../http/address.ts';
import type { SharedBudget } from '../http/limit.ts';
import { looksOf } from '../names.ts';
import type { ToldRow } from '../store/orderStore.ts';
import type { PersonRow, Store } from '../store/store.ts';
import { agentOf } from './agent.ts';
import type { Keeping } from './keeping.ts';
import { DAYS_TO_RETURN } from './leaving.ts';
import type { Asking, LoginLibrary } from './library.ts';

const DAY = 86_400_000;
const MOST_PASSKEYS = 10;
const wrongPassword = () => new Refused('wrong-password', 'the name or the password is wrong');

/** What administrators did, as its person is told. */
function toldOf({ id, at, what, by, body }: ToldRow): Told {
  const { until = null, reason = null } = body as Partial<Pick<Told, 'until' | 'reason'>>;
  return { id, at, what, by, until, reason };
}

/** Accounts of people: ways back in, sessions, leaving. `passwords` slows down tries for one account, at all processes. */
export function peopleOf(
  library: LoginLibrary,
  store: Store,
  bus: Bus,
  {
    keeping,
    passwords,
    hasMail,
    now,
  }: {
    readonly keeping: Keeping;
    readonly passwords: SharedBudget;
    /** Whether this host sends mail. */
    readonly hasMail: boolean;
    readonly now: () => number;
  },
) {
  const { userOf } = keeping;

  /** Ends sessions of a login, and everything that was opened with them. */
  async function endSessions(user: string, id?: string): Promise<number> {
    const ended = await library.endSessions(user, id);
    for (const session of ended) await bus.publish({ kind: 'pass-ended', pass: idOfSession(session) });
    return ended.length;
  }

  /** Refuses whoever does not know the password of a login: the browser may have been left open. */
  async function mustKnow(person: PersonRow, user: string, password: string): Promise<void> {
    await passwords(counted([person.id]));
    if (!(await library.checkPassword(user, password))) throw new Refused('wrong-password', 'the password is wrong');
  }

  /** The person of a login who has just come back: whoever was leaving stays. */
  async function returned(user: string): Promise<PersonRow> {
    const person = await store.personOfUser(user, '', now());
    await store.setLeaving(person.id, null);
    return person;
  }

  return {
    userOf,

    async account(person: PersonRow): Promise<Account> {
      const user = await userOf(person);
      const links = await store.links(person.id);
      const recovery = links.find(({ kind }) => kind === 'recovery');
      const { finished, goingOn } = await store.playedBy(person.id);
      return {
        person: (await store.person(person.id)) ?? person,
        passkeys: await library.passkeys(user),
        password: await library.hasPassword(user),
        mail: hasMail ? ((await store.mailOf(person.id)) ?? { address: null, wanted: null }) : null,
        recovery: recovery?.withdrawn === null ? { made: recovery.created, used: recovery.used } : null,
        hostLinks: links
          .filter(({ kind, seen }) => kind === 'host' && seen === null)
          .map(({ id, madeBy, created }) => ({ id, by: madeBy, made: created })),
        told: (await store.told(person.id)).filter(({ what }) => what !== 'sign-in-link').map(toldOf),
        admin: await store.isAdmin(person.id),
        passkeyHost: library.passkeyHost,
        finished,
        goingOn,
      };
    },

    async setPassword(person: PersonRow, { password, current, name }: Body<'setPassword'>): Promise<void> {
      const user = await userOf(person);
      if (await library.hasPassword(user)) await mustKnow(person, user, current ?? '');
      await keeping.add(person, user, name?.trim() ?? person.name, () => library.setPassword(user, password));
    },

    async dropPassword(person: PersonRow, current: string): Promise<void> {
      const user = await userOf(person);
      if (await library.hasPassword(user)) await mustKnow(person, user, current);
      await keeping.drop(person, user, async () => {
        if (!(await library.dropPassword(user))) throw new Refused('not-found', 'you have no password');
      });
    },

    /**
     * The person whose name and password these are. One account is found by many spellings of its name, and counted once.
     * Takes as long where there is nobody, or no password.
     */
    async checkPassword(name: string, password: string): Promise<string> {
      const found = await store.accountNamed(looksOf(name));
      await passwords(counted([looksOf(found?.person.name ?? name)[0]!]));
      const user = found && (await library.hasPassword(found.user)) ? found.user : null;
      const fits = await (user === null ? library.pretendToCheck(password) : library.checkPassword(user, password));
      if (!found || fits !== true) throw wrongPassword();
      return found.person.id;
    },

    /** What a browser needs to make a passkey for a person, under a name that they can have. */
    async passkeyWish(person: PersonRow, asking: Asking, wanted: string | undefined) {
      const name = wanted?.trim() ?? person.name;
      await keeping.mustBeFree(person, name);
      return library.passkeyWish(asking, name);
    },

    async addPasskey(person: PersonRow, asking: Asking, { credential, name }: Body<'addPasskey'>): Promise<void> {
      const user = await userOf(person);
      if ((await library.passkeys(user)).length >= MOST_PASSKEYS)
        throw new Refused('not-possible', `you have ${MOST_PASSKEYS} passkeys: remove one first`);
      const { browser, system } = agentOf(asking['user-agent'] ?? '');
      const label = [browser, system].filter((part) => part !== null).join(', ');
      await keeping.add(person, user, name?.trim() ?? person.name, () => library.addPasskey(asking, credential, label));
    },

    async dropPasskey(person: PersonRow, id: string): Promise<void> {
      const user = await userOf(person);
      await keeping.drop(person, user, async () => {
        if (!(await library.dropPasskey(user, id))) throw new Refused('not-found', 'you have no such passkey');
      });
    },

    async usePasskey(asking: Asking, credential: Body<'signInPasskey'>['credential']) {
      const { user, cookies } = await library.usePasskey(asking, credential);
      return { person: await returned(user), cookies };
    },

    /** Opens a session for somebody who proved to be this person. */
    async enter(person: string, asking: Asking): Promise<{ person: PersonRow; cookies: string[] }> {
      const user = await store.userOf(person);
      if (user === null) throw new Refused('not-found', 'there is no such person any more');
      const cookies = await library.openSession(user, asking);
      return { person: await returned(user), cookies };
    },

    async sessions(person: PersonRow, pass: string): Promise<Session[]> {
      const found = await library.sessions(await userOf(person));
      return found
        .map(({ id, agent, created }) => ({ id, agent: agentOf(agent), created, current: idOfSession(id) === pass }))
        .toSorted((a, b) => Number(b.current) - Number(a.current) || b.created - a.created);
    },

    async endSession(person: PersonRow, id: string): Promise<void> {
      if ((await endSessions(await userOf(person), id)) === 0)
        throw new Refused('not-found', 'you have no such session');
    },

    /** Signs a person out everywhere, to be forgotten some days from now. Yields when. */
    async leave(person: PersonRow, at: number): Promise<number> {
      const user = await userOf(person);
      const until = at + DAYS_TO_RETURN * DAY;
      await store.setLeaving(person.id, until);
      for (const { id } of await store.tokens(person.id))
        await bus.publish({ kind: 'pass-ended', pass: idOfToken(id) });
      await endSessions(user);
      return until;
    },
  };
}

export type People = ReturnType<typeof peopleOf>;
