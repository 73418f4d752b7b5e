import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Id, literals, nullable, object, SeatNumber, text, Time } from './parts.ts';
import { Told } from './order.ts';
import { Person } from './tables.ts';

/** An id of the login library's. */
export const LoginId = Type.String({ maxLength: 64, pattern: '^[A-Za-z0-9]+$' });

/** A secret as it is on paper or in a link; letters that are easily mistaken are read as what they look like. */
export const Secret = Type.String({ minLength: 20, maxLength: 40, pattern: '^[A-Za-z0-9 -]+$' });

/** At least twelve characters, whatever they are. */
export const Password = Type.String({ minLength: 12, maxLength: 128 });

/** What a browser made of a passkey, as its `toJSON` gives it. */
export const Credential = Type.Record(Type.String(), Type.Unknown(), { maxProperties: 12 });

/** What a browser is, as far as it says so. */
export const Agent = object({
  browser: nullable(Type.String()),
  system: nullable(Type.String()),
  form: literals(['computer', 'phone', 'tablet']),
});
export type Agent = Static<typeof Agent>;

/** Where one is signed in. */
export const Session = object({ id: LoginId, agent: Agent, created: Time, current: Type.Boolean() });
export type Session = Static<typeof Session>;

/** A link on paper that signs its person in, without its secret. */
export const Recovery = object({ made: Time, used: nullable(Time) });

/** A sign-in link that a host made for you. */
export const HostLink = object({ id: Id, by: nullable(Type.String()), made: Time });
export type HostLink = Static<typeof HostLink>;

/** What is left of a person's vacation and at most can be saved, in milliseconds, and until when they are away. */
export const Vacation = object({ left: Type.Number(), most: Type.Number(), until: nullable(Time) });
export type Vacation = Static<typeof Vacation>;

/** What somebody notes at a table for themselves. */
export const NoteText = text(0, 4000);

/** How you can come back, and what you would bring along. */
export const Account = object({
  person: Person,
  passkeys: Type.Array(object({ id: LoginId, label: Type.String(), created: Time })),
  password: Type.Boolean(),
  /** Null: this host has no mail. `wanted`: an address that is not confirmed yet. */
  mail: nullable(object({ address: nullable(Type.String()), wanted: nullable(Type.String()) })),
  recovery: nullable(Recovery),
  /** Links that hosts made for you and that you have not read of. */
  hostLinks: Type.Array(HostLink),
  /** Passkeys work where the page's address has this host name, over https or on the machine itself. */
  /** What administrators did that concerns you and that you have not read of. */
  told: Type.Array(Told),
  /** Whether you are an administrator here. */
  admin: Type.Boolean(),
  passkeyHost: Type.String(),
  finished: Type.Integer(),
  goingOn: Type.Integer(),
});
export type Account = Static<typeof Account>;

/** Who came in, and what became of the wish to take along what the guest of before had here. */
export const Arrived = object({
  ...Person.properties,
  along: Type.Optional(literals(['taken', 'same-table', 'both-played'])),
});
export type Arrived = Static<typeof Arrived>;

/** What has become of a code for a second device. */
export const DeviceCode = object({
  id: Id,
  state: literals(['shown', 'scanned', 'confirmed', 'stopped', 'used', 'ended']),
  left: Type.Number({ description: 'Milliseconds until it ends.' }),
  scanned: nullable(object({ figures: Type.String(), agent: Agent, ago: Type.Number() })),
});
export type DeviceCode = Static<typeof DeviceCode>;

/** A finished solo game that is kept for an account. */
export const SoloGame = object({
  id: Id,
  game: Type.String(),
  seats: Type.Array(object({ name: Type.String(), bot: nullable(Type.String()) })),
  you: SeatNumber,
  result: object({ places: Type.Array(Type.Number()), scores: Type.Array(Type.Number()) }),
  started: Time,
  finished: Time,
  counts: Type.Boolean(),
});
export type SoloGame = Static<typeof SoloGame>;
