import { createHmac, randomBytes, randomInt } from 'node:crypto';

/** No vowels and nothing that looks like something else: a code can be read aloud and spells no word. */
const CODE_LETTERS = 'BCDFGHJKMNPQRSTVWXZ23456789';
const ID_LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';

/** 100 bits nobody can guess, as 20 small letters and digits. */
export const newId = (): string => Array.from(randomBytes(20), (byte) => ID_LETTERS[byte & 31]).join('');

/** A short code of a table, to say aloud. */
export const newCode = (): string =>
  Array.from({ length: 6 }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');

/** How a code is compared, however somebody typed it. */
export const tidyCode = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** What tables are counted by instead of an address: whoever reads the database but not the secret cannot tell which it was. */
export const addressHash = (secret: string, address: string): string =>
  createHmac('sha256', secret).update(`address ${address}`).digest('base64url').slice(0, 22);
