import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './canonical.ts';

/** A short hash of a plain JSON value: the same for equal values, however they were written. */
export const digest = (value: unknown): string => bytesToHex(sha256(utf8ToBytes(canonical(value)))).slice(0, 16);
