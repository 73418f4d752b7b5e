const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A new id: 16 letters and figures by chance. (randomUUID is not there on plain http.) */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => LETTERS[byte % LETTERS.length]).join('');
