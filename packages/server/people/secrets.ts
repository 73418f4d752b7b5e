import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Letters and digits that nobody mistakes for each other (Crockford's base 32). */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 20;

/** A secret of 100 bits that can be read off paper: 7Q4K-M2XD-9TFA-R3WH-K8VP. */
export function newSecret(): string {
  const letters = Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte & 31]).join('');
  return letters.match(/.{4}/g)!.join('-');
}

/** What is kept of a secret. Small letters, spaces and dashes do not matter, nor do O for 0 and I or L for 1. */
export function hashOfSecret(secret: string): string {
  const bare = secret
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return createHash('sha256').update(bare).digest('hex');
}

/** The two figures that both devices show. */
export const newFigures = (): string => String(randomInt(100)).padStart(2, '0');
