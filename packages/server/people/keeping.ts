import type { Bus } from '../bus/bus.ts';
import { Refused } from '../errors.ts';
import { looksOf } from '../names.ts';
import type { PersonRow, Store } from '../store/store.ts';
import type { LoginLibrary } from './library.ts';

/** How many numbered names are looked at for one that is free. */
const NUMBERS = 30;
const LONGEST_NAME = 40;

/** The refusal of a name that another account has, with one that is free. */
async function nameTaken(store: Store, person: string, name: string): Promise<Refused> {
  const others = Array.from({ length: NUMBERS }, (_, index) => {
    const number = `-${index + 2}`;
    return name.slice(0, LONGEST_NAME - number.length) + number;
  });
  const taken = new Set(await store.takenLooks(others.flatMap(looksOf), person));
  const free = others.find((other) => !looksOf(other).some((look) => taken.has(look)));
  const hint = free === undefined ? 'choose another' : `${free} is free, or choose another`;
  return new Refused(
    'name-taken',
    `somebody here is called ${name} already: ${hint}`,
    free === undefined ? {} : { free },
  );
}

/** Names that belong to one account, and how a guest becomes one. */
export function keeping(library: LoginLibrary, store: Store, bus: Bus) {
  const hasWay = async (user: string, person: string): Promise<boolean> =>
    (await library.hasPassword(user)) ||
    (await library.passkeys(user)).length > 0 ||
    ((await store.mailOf(person))?.address ?? null) !== null;

  /** Gives an account a name; throws when another has it, or one that looks like it. */
  async function keepName(person: PersonRow, name: string): Promise<void> {
    if (!(await store.keepPerson(person.id, name, looksOf(name)))) throw await nameTaken(store, person.id, name);
    await bus.publish({ kind: 'person', person: person.id });
  }

  return {
    /** Gives a person another name; throws when they are an account and another account has it. */
    async rename(person: PersonRow, name: string): Promise<void> {
      if (!person.guest) return keepName(person, name);
      await store.renamePerson(person.id, name);
      await bus.publish({ kind: 'person', person: person.id });
    },

    /** Throws when another account has this name: before somebody makes a passkey for it. */
    async mustBeFree(person: PersonRow, name: string): Promise<void> {
      if ((await store.takenLooks(looksOf(name), person.id)).length > 0) throw await nameTaken(store, person.id, name);
    },

    /** The login of a person who is signed in. */
    async userOf(person: PersonRow): Promise<string> {
      const user = await store.userOf(person.id);
      if (user === null) throw new Refused('signed-out', 'you are not signed in any more');
      return user;
    },

    /**
     * Adds a way back in. A guest becomes an account first, of this name, in one transaction, and is a guest again if `add` fails: a
     * crash in between leaves an account without that way, and loses nothing. One at a time for each person.
     */
    add<Result>(person: PersonRow, user: string, name: string, add: () => Promise<Result>): Promise<Result> {
      return store.alone([`account ${person.id}`], async () => {
        const before = (await store.person(person.id)) ?? person;
        if (before.guest) await keepName(before, name);
        try {
          const added = await add();
          if (before.guest) await library.setGuest(user, false);
          return added;
        } catch (error) {
          if (before.guest && !(await hasWay(user, person.id))) {
            await store.releasePerson(person.id);
            await store.renamePerson(person.id, before.name);
            await bus.publish({ kind: 'person', person: person.id });
          }
          throw error;
        }
      });
    },

    /** Takes a way back in away. Without any the person is a guest again, and their name is free. */
    drop(person: PersonRow, user: string, drop: () => Promise<void>): Promise<void> {
      return store.alone([`account ${person.id}`], async () => {
        await drop();
        if (await hasWay(user, person.id)) return;
        await store.releasePerson(person.id);
        await library.setGuest(user, true);
        await bus.publish({ kind: 'person', person: person.id });
      });
    },
  };
}

export type Keeping = ReturnType<typeof keeping>;
