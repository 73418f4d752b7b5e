import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * How a shuffle can be verified. The server draws a seed and shows its commitment before anybody sits down to play; each
 * player's browser then adds entropy of its own; the table's key is the hash of all of it. So the server could not choose
 * the key (it was committed before it knew the entropy) and no player could (they did not know the seed). After the game
 * the seed is shown, and anybody can hash and replay.
 */
export interface Fairness {
  /** The server's seed: 32 bytes in hex. Hidden until the game is over. */
  readonly seed: string;
  /** What was shown before the first move. */
  readonly commitment: string;
  /** What each seat added, in the order of the seats. */
  readonly contributions: readonly Contribution[];
}

/** What a seat added to the shuffle: empty for a bot or a browser that added nothing. */
export interface Contribution {
  readonly entropy: string;
  /** What the seat had shown before it knew anybody else's; null: it committed to nothing. */
  readonly commitment: string | null;
}

export const NO_CONTRIBUTION: Contribution = { entropy: '', commitment: null };

/** A new seed, from the system's own source of randomness. */
export const newSeed = (): string => bytesToHex(randomBytes(32));

/** What is shown of a seed before the game. */
export const commitmentTo = (seed: string): string =>
  bytesToHex(sha256(concatBytes(utf8ToBytes('outcry commitment 1'), hexToBytes(seed))));

/** The table's key: server's seed and players' entropy in one hash, each part with its length, so that none can pose as another. */
export function tableKey({ seed, contributions }: Pick<Fairness, 'seed' | 'contributions'>): Uint8Array {
  const parts = contributions.map(({ entropy }) => utf8ToBytes(entropy)).flatMap((bytes) => [lengthOf(bytes), bytes]);
  return sha256(concatBytes(utf8ToBytes('outcry key 1'), hexToBytes(seed), ...parts));
}

function lengthOf(bytes: Uint8Array): Uint8Array {
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, bytes.length);
  return length;
}

/** A whole fairness record made at one place: for games that no server deals (terminal, solo, tests). */
export const dealtHere = (seats: number, seed: string = newSeed()): Fairness => ({
  seed,
  commitment: commitmentTo(seed),
  contributions: Array.from({ length: seats }, () => NO_CONTRIBUTION),
});
