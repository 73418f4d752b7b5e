import type { Invariants } from '@outcry/engine/contract';
import { audit } from './invariants/books.ts';
import { copy } from './invariants/copy.ts';
import { hidden, secret } from './invariants/hidden.ts';
import { plant } from './invariants/plant.ts';
import type { Move } from './moves.ts';
import type { State } from './state.ts';

export const invariants: Invariants<State, Move> = { audit, hidden, plant, copy, secret };
