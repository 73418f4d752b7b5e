import { Type } from 'typebox';
import { Arrived, Credential, Secret } from '../schemas/account.ts';
import { MailAddress } from '../schemas/notify.ts';
import { Done, Json, literals, Name, nullable, object, Time } from '../schemas/parts.ts';

const Along = Type.Optional(Type.Boolean());

/** Coming back. */
export const SIGN_IN = {
  /**
   * `along`: the account takes what the guest of before had here (seats, results, history), in one transaction. Where both
   * sat at one table, or both finished games, all stays as it was, and `along` of the answer says why.
   */
  signInPassword: {
    body: object({ name: Name, password: Type.String({ maxLength: 128 }), along: Along }),
    response: Arrived,
  },
  /** What `navigator.credentials.get` needs. The answer sets a cookie that `signInPasskey` needs. */
  passkeyChallenge: { response: Json },
  signInPasskey: { body: object({ credential: Credential, along: Along }), response: Arrived },
  /** Whose a link is and whether it works. Nothing is used by this. */
  lookAtLink: {
    body: object({ secret: Secret }),
    response: object({
      state: literals(['open', 'used', 'withdrawn', 'ended']),
      since: nullable(Time),
      name: nullable(Type.String()),
    }),
  },
  signInLink: { body: object({ secret: Secret, along: Along }), response: Arrived },
  /** The second device has scanned a code: both devices show the figures, and the first confirms. */
  scanDevice: {
    body: object({ secret: Secret }),
    response: object({ claim: Type.String(), figures: Type.String() }),
  },
  /** Whether links to sign in come by mail here. */
  ways: { response: object({ mail: Type.Boolean() }) },
  /** Mails a sign-in link, if an account has this address. The answer is the same if none has. */
  signInMail: { body: object({ address: MailAddress }), response: Done },
  /** Whether the first device said yes; then the second is signed in. */
  claimDevice: {
    body: object({ claim: Secret, along: Along }),
    response: object({ state: literals(['scanned', 'confirmed', 'stopped']), person: nullable(Arrived) }),
  },
} as const;
