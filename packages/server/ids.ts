import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { CODE_LENGTH, CODE_LETTERS, withCheck } from './codes.ts';

const ID_LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';

/** 100 bits nobody can guess, as 20 small letters and digits. */
export const newId = (): string => Array.from(randomBytes(20), (byte) => ID_LETTERS[byte & 31]).join('');

/** A short code of a table, to say aloud: 33 bits and a check letter. */
export const newCode = (): string =>
  withCheck(Array.from({ length: CODE_LENGTH - 1 }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join(''));

/**
 * What tables are counted by instead of an address: whoever reads the database but not the secret cannot tell which it
 * was. One hash for each name it counts under, the widest network first.
 */
export const addressHash = (secret: string, names: readonly { readonly name: string }[]): string =>
  names.map(({ name }) => networkHash(secret, name)).join('.');

/** A keyed hash of the name of one network. */
export const networkHash = (secret: string, name: string): string =>
  createHmac('sha256', secret).update(`address ${name}`).digest('base64url').slice(0, 22);
