import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './canonical.ts';
import type { Seat } from './game.ts';

/**
 * How a shuffle can be verified. When the host starts the game, seats and terms are frozen and the server shows the
 * commitment to a new seed. Every connected browser then commits to random bytes of its own, and only when all have
 * committed do all reveal. The table's key is the hash of all of it. Nobody could choose the key: each part was fixed
 * before its owner could know the others. After the game the seed is shown, and anybody can hash and replay.
 */
export interface Fairness {
  /** The dealer's seed: 32 bytes in hex. Hidden until the game is over. */
  readonly seed: string;
  /** What the dealer showed before anybody revealed anything. */
  readonly commitment: string;
  /** What each seat added, in the order of the seats. */
  readonly contributions: readonly Contribution[];
  /** Attempts to deal that failed before this one, oldest first. */
  readonly voided: readonly VoidAttempt[];
}

/** Why a seat added nothing: a bot, nobody connected, no answer in time, or another seat of the same person added it. */
export const MISSING = ['bot', 'not-connected', 'no-answer', 'same-person'] as const;
export type Missing = (typeof MISSING)[number];

/** What a seat added to the shuffle. */
export interface Contribution {
  /** Empty: nothing. */
  readonly entropy: string;
  /** What the seat had shown before it knew anybody else's entropy; null: it committed to nothing. */
  readonly commitment: string | null;
  /** Why it added nothing; null: it added something, or nobody was asked (games of one device, older tables). */
  readonly missing: Missing | null;
}

/** The two steps of a deal: everybody commits, then everybody reveals. */
export type DealStep = 'commit' | 'reveal';

/** An attempt to deal that failed because somebody did not answer in time. */
export interface VoidAttempt {
  readonly seed: string;
  readonly commitment: string;
  /** The step that was not completed. */
  readonly step: DealStep;
  /** The seats that did not answer. */
  readonly seats: readonly Seat[];
}

export const NO_CONTRIBUTION: Contribution = { entropy: '', commitment: null, missing: null };

/** A new seed or entropy: 32 bytes in hex from the system's own source of randomness. */
export const newSeed = (): string => bytesToHex(randomBytes(32));

/** What the dealer shows of a seed before the game. */
export const commitmentTo = (seed: string): string =>
  bytesToHex(sha256(concatBytes(utf8ToBytes('outcry commitment 1'), hexToBytes(seed))));

/** What a seat shows of its entropy before anybody reveals anything. */
export const commitmentToEntropy = (entropy: string): string =>
  bytesToHex(sha256(utf8ToBytes(`outcry contribution 1${entropy}`)));

/**
 * The table's key: a hash over the seed and the whole record of the deal, so that no part of the record can be changed
 * afterwards without changing every card. Deals nobody committed to (one device, older tables) hash the entropy alone.
 */
export function tableKey({ seed, contributions, voided }: Omit<Fairness, 'commitment'>): Uint8Array {
  if (isPlain({ contributions, voided })) {
    const parts = contributions.map(({ entropy }) => utf8ToBytes(entropy)).flatMap((bytes) => [lengthOf(bytes), bytes]);
    return sha256(concatBytes(utf8ToBytes('outcry key 1'), hexToBytes(seed), ...parts));
  }
  const record = canonical({
    contributions: contributions.map(({ entropy, commitment, missing }) => ({ entropy, commitment, missing })),
    voided: voided.map(({ commitment, step, seats }) => ({ commitment, step, seats })),
  });
  return sha256(concatBytes(utf8ToBytes('outcry key 2'), hexToBytes(seed), utf8ToBytes(record)));
}

/** The parts of a record that everybody knows from the start of the game. */
interface DealParts extends Pick<Fairness, 'contributions'> {
  readonly voided: readonly unknown[];
}

/** Whether a deal was made without commitments of the seats. */
const isPlain = ({ contributions, voided }: DealParts): boolean =>
  voided.length === 0 && contributions.every(({ commitment, missing }) => commitment === null && missing === null);

function lengthOf(bytes: Uint8Array): Uint8Array {
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, bytes.length);
  return length;
}

/** Who added to a shuffle. Bots, and further seats of one person, are not counted. */
export interface DealSummary {
  /** `alone`: nobody was asked. `open`: what seats added was not committed to (older tables). `sealed`: as it is now. */
  readonly how: 'alone' | 'open' | 'sealed';
  readonly added: readonly Seat[];
  readonly absent: readonly { readonly seat: Seat; readonly why: 'not-connected' | 'no-answer' }[];
}

/** Sums up the record of a deal, to be told in words. */
export function summaryOf({ contributions, voided }: DealParts): DealSummary {
  const added = contributions.flatMap(({ entropy }, seat) => (entropy === '' ? [] : [seat]));
  const absent = contributions.flatMap(({ missing: why }, seat) =>
    why === 'not-connected' || why === 'no-answer' ? [{ seat, why }] : [],
  );
  if (!isPlain({ contributions, voided })) return { how: 'sealed', added, absent };
  return { how: added.length > 0 ? 'open' : 'alone', added, absent };
}

/** A part of the record that does not fit what was committed to. */
export type FairnessFault =
  | { readonly kind: 'seed' }
  | { readonly kind: 'contribution'; readonly seat: Seat }
  | { readonly kind: 'attempt'; readonly attempt: number };

/** The first part of a record that does not fit its commitment; null: everything fits. */
export function fairnessFault({ seed, commitment, contributions, voided }: Fairness): FairnessFault | null {
  if (commitmentTo(seed) !== commitment) return { kind: 'seed' };
  const seat = contributions.findIndex((each) => !fits(each));
  if (seat >= 0) return { kind: 'contribution', seat };
  const attempt = voided.findIndex((each) => commitmentTo(each.seed) !== each.commitment);
  return attempt >= 0 ? { kind: 'attempt', attempt: attempt + 1 } : null;
}

function fits({ entropy, commitment, missing }: Contribution): boolean {
  if (missing !== null) return entropy === '' && commitment === null;
  return commitment === null || commitmentToEntropy(entropy) === commitment;
}

/** A whole fairness record made at one place: for games that no server deals (terminal, solo, tests). */
export const dealtHere = (seats: number, seed: string = newSeed()): Fairness => ({
  seed,
  commitment: commitmentTo(seed),
  contributions: Array.from({ length: seats }, () => NO_CONTRIBUTION),
  voided: [],
});
