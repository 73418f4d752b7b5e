import { Type } from 'typebox';
import { Account, Credential, DeviceCode, LoginId, Password, Secret, Session, SoloGame } from '../schemas/account.ts';
import { MailAddress } from '../schemas/notify.ts';
import { Done, Id, Json, Name, object, SeatNumber, Time } from '../schemas/parts.ts';

/** Ways back in, sessions, a second device, one’s own data. */
export const ACCOUNT = {
  /** How you can come back in. */
  account: { response: Account },
  /**
   * Adds a password, or changes it (`current` is the one before). A guest keeps everything and is an account from then
   * on; 409 `name-taken` where another account has the name (`name`: take this one instead).
   */
  setPassword: {
    body: object({
      password: Password,
      current: Type.Optional(Type.String({ maxLength: 128 })),
      name: Type.Optional(Name),
    }),
    response: Account,
  },
  /** `current`: the password there is, so that a browser left open cannot put another in its place. */
  dropPassword: { body: object({ current: Type.String({ maxLength: 128 }) }), response: Account },
  /** What `navigator.credentials.create` needs for a new passkey. The answer sets a cookie that `addPasskey` needs. */
  passkeyWish: { body: object({ name: Type.Optional(Name) }), response: Json },
  addPasskey: { body: object({ credential: Credential, name: Type.Optional(Name) }), response: Account },
  dropPasskey: { params: object({ passkey: LoginId }), response: Account },
  /** A link on paper that signs you in once, `/back#SECRET`. It is shown this once; the one before is withdrawn. */
  makeRecovery: { response: object({ secret: Type.String(), made: Time }) },
  dropRecovery: { response: Account },
  /** You have read which sign-in links hosts made for you. */
  seeHostLinks: { response: Account },
  /** Where you are signed in, this one first. */
  sessions: { response: Type.Array(Session) },
  endSession: { params: object({ session: LoginId }), response: Done },
  /** A code that signs in a second device, `/device#SECRET`, for a minute and once, after a yes here. */
  makeDeviceCode: { response: object({ id: Id, secret: Type.String(), left: Type.Number() }) },
  deviceCode: { params: object({ device: Id }), response: DeviceCode },
  answerDevice: { params: object({ device: Id }), body: object({ agree: Type.Boolean() }), response: DeviceCode },
  /** A zip archive of everything that is kept of you: account.json, and the file of every finished game. */
  takeOut: { response: Json },
  /** Signs you out everywhere. After seven days you are forgotten; signing in until then brings all back. */
  deleteAccount: { response: object({ until: Time }) },
  /** Mails a link by which one confirms that the address is one's own. */
  setMail: { body: object({ address: MailAddress }), response: Account },
  dropMail: { response: Account },
  /** Whose confirmation a link is, and of which address. Nothing is used by this. */
  lookAtMail: { body: object({ secret: Secret }), response: object({ name: Type.String(), address: Type.String() }) },
  confirmMail: { body: object({ secret: Secret }), response: Done },

  /** Finished solo games of an account, the last finished first. */
  soloGames: { response: Type.Array(SoloGame) },
  soloFile: { params: object({ id: Id }), response: Json },
  /** Keeps the file of a finished solo game. The oldest make room. */
  putSolo: {
    params: object({ id: Id }),
    body: object({ file: Json, you: SeatNumber, started: Time, finished: Time, counts: Type.Boolean() }),
    response: Done,
  },
} as const;
