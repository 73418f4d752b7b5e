import type { Emit, Refusal, Rng, Seat } from '@outcry/engine';
import { FACES, MOST_KEPT, ROLLED_PER_SEAT } from '../data.ts';
import type { Data } from '../data.ts';
import { sum } from '../state.ts';
import type { Counts, Event, Move, MoveOf, Phase, State } from '../state.ts';
import { resolve } from './resolution.ts';

/** B9: everybody is asked, even without dice, so that being asked tells nothing. */
export function startRoll(state: State): void {
  const seats = state.screens.length;
  const waiting = new Array<Seat>(seats);
  for (let i = 0; i < seats; i++) waiting[i] = (state.first + i) % seats;
  state.phase = { kind: 'roll', waiting };
}

/** B9: dice go into the bag in secret; when everybody has chosen, the dice are drawn and rolled. */
export function putInBag(
  data: Data,
  state: State,
  { waiting }: Extract<Phase, { kind: 'roll' }>,
  seat: Seat,
  { dice }: MoveOf<'bag'>,
  rng: Rng,
  emit: Emit<Event> | null,
): void {
  const screen = state.screens[seat]!;
  for (let company = 0; company < dice.length; company++) {
    screen.dice[company]! -= dice[company]!;
    state.bag[company]! += dice[company]!;
  }
  state.log.push({ kind: 'bagged', seat, dice });
  emit?.({ kind: 'chose', seat });
  emit?.({ kind: 'bagged', seat, dice }, [seat]);
  if (waiting.length > 1) {
    state.phase = { kind: 'roll', waiting: waiting.filter((other) => other !== seat) };
    return;
  }
  drawRumors(state, rng, emit);
  rollRumors(state, rng, emit);
  resolve(data, state, emit);
}

/** B9: dice are drawn until the Rumors card holds three per player or the bag is empty. */
function drawRumors(state: State, rng: Rng, emit: Emit<Event> | null): void {
  const { bag, rumors } = state;
  const drawn = bag.map(() => 0);
  let left = sum(bag);
  for (let wanted = ROLLED_PER_SEAT * state.screens.length - sum(rumors); wanted > 0 && left > 0; wanted--) {
    let company = 0;
    for (let nth = rng.below(left); nth >= bag[company]!; company++) nth -= bag[company]!;
    bag[company]!--;
    rumors[company]!++;
    drawn[company]!++;
    left--;
  }
  state.log.push({ kind: 'drawn', dice: drawn });
  emit?.({ kind: 'drawn', dice: drawn });
}

/** B9: all dice on the Rumors card are rolled and laid at their companies; dice already there stay as they lie. */
function rollRumors(state: State, rng: Rng, emit: Emit<Event> | null): void {
  const { rumors, faces } = state;
  for (let i = 0; i < state.inPlay.length; i++) {
    const company = state.inPlay[i]!;
    if (rumors[company] === 0) continue;
    const pips: number[] | null = emit ? [] : null;
    for (let die = 0; die < rumors[company]!; die++) {
      const face = rng.below(FACES);
      faces[company * FACES + face]!++;
      pips?.push(face + 1);
    }
    rumors[company] = 0;
    // In rising order: the order they fell in is not on the table, so nobody is told it.
    emit?.({ kind: 'rolled', company, pips: pips!.sort((a, b) => a - b) });
  }
}

/** Why a move is not one of `bags`. */
export function refuseBag(dice: Counts, move: Move): Refusal {
  if (move.kind !== 'bag') return { rule: 'B9', reason: 'bag-now' };
  const company = move.dice.findIndex((wanted, of) => wanted > dice[of]!);
  if (company >= 0) return { rule: 'B9', reason: 'too-few-dice', args: { company, dice: dice[company]! } };
  return { rule: 'B9', reason: 'too-many-kept', args: { least: sum(dice) - MOST_KEPT } };
}
