// The short codes of tables. No Node in here: a browser finds mistyped ones too.

/** No vowels and nothing that looks like something else: a code can be read aloud and spells no word. */
export const CODE_LETTERS = 'BCDFGHJKMNPQRSTVWXZ23456789';

/**
 * How much each letter of a code counts; the sum is a multiple of the number of letters, 27. None is divisible by 3, nor is
 * the difference of two neighbours: so one wrong letter shows, and so do two neighbours that changed places.
 */
const WEIGHTS = [11, 10, 8, 7, 5, 4, 2, 1];
export const CODE_LENGTH = WEIGHTS.length;

/** Codes of tables made before there was a check letter. */
const OLD_LENGTH = 6;

/** How a code is compared, however somebody typed it. */
export const tidyCode = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

const sumOf = (code: string): number =>
  [...code].reduce((sum, letter, place) => sum + WEIGHTS[place]! * CODE_LETTERS.indexOf(letter), 0);

/** The letters of a code with the one that makes it whole. */
export const withCheck = (letters: string): string =>
  letters + CODE_LETTERS[(CODE_LETTERS.length - (sumOf(letters) % CODE_LETTERS.length)) % CODE_LETTERS.length]!;

/** Whether a tidy code is mistyped: no table can have it. */
export const isMistyped = (code: string): boolean =>
  [...code].some((letter) => !CODE_LETTERS.includes(letter)) ||
  (code.length !== OLD_LENGTH && (code.length !== CODE_LENGTH || sumOf(code) % CODE_LETTERS.length !== 0));
