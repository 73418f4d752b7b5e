import { Type } from 'typebox';
import { NoteText, Vacation } from '../schemas/account.ts';
import { Done, Id, Name, object, TableParams, Time } from '../schemas/parts.ts';
import { Person } from '../schemas/tables.ts';
import { Token, TokenWish } from '../schemas/tokens.ts';

/** Who one is, tokens for programs, and what one keeps for oneself. */
export const PEOPLE = {
  /** One click: a name, and you are somebody. With a session already: changes the name. */
  signIn: { body: object({ name: Name }), response: Person },
  signOut: { response: Done },
  /** 401 when there is no session. */
  me: { response: Person },
  /** A token for a program, shown once: `Authorization: Bearer TOKEN` then acts as you, as far as its scope goes. */
  makeToken: {
    body: object({ label: Name, ...TokenWish }),
    response: object({ ...Token.properties, token: Type.String() }),
  },
  tokens: { response: Type.Array(Token) },
  dropToken: { params: object({ token: Id }), response: Done },

  /** Your vacation: what is left of it and at most can be, in milliseconds, and until when you are away. */
  vacation: { response: Vacation },
  takeVacation: { body: object({ until: Time }), response: Vacation },
  endVacation: { response: Vacation },
  /** What you noted at a table. Nobody else can see it. */
  privateNote: { params: TableParams, response: object({ text: Type.String() }) },
  putNote: { params: TableParams, body: object({ text: NoteText }), response: Done },
  /** People whose chat you do not want to see. */
  mutes: { response: Type.Array(object({ person: Id, name: Type.String() })) },
  mute: { params: object({ person: Id }), body: object({ muted: Type.Boolean() }), response: Done },
} as const;
