import { picker } from '@outcry/engine';
import type { Seat } from '@outcry/engine';
import { Type } from 'typebox';
import type { Static, TProperties } from 'typebox';

const phase = <Kind extends string, Fields extends TProperties>(kind: Kind, fields: Fields) =>
  Type.Object({ kind: Type.Literal(kind), ...fields });
const whole = Type.Integer();
const flag = Type.Boolean();

/** K13: `used` is a mask of investors, `played` counts strategies; `shown`: the action cards lie open. */
const Action = phase('action', { turn: whole, shown: flag, used: whole, played: whole });

/** The phases that keep no secret. `turn` counts seats from the first player. */
const OPEN_PHASES = [
  /** Nothing: the next stage of the round begins by itself. */
  phase('next', {}),
  /** K25: everybody drops two strategies; `waiting` is the mask of seats that have not. */
  phase('drop', { waiting: whole }),
  phase('bonds', { turn: whole }),
  phase('phil', { seat: whole }),
  /** Robins places the opening cards, the first face down. */
  phase('opening', { seat: whole }),
  /** K10: `time` is 1 in the second supply of two players. */
  phase('supply', { turn: whole, time: whole }),
  /** K21: `last` is the pile of the card just laid (two players), else -1. */
  phase('commerce', { turn: whole, last: whole }),
  phase('lay-first-card', {}),
  /** K24: Warren and Mark; `used` is a mask of investors. */
  phase('before-bidding', { turn: whole, used: whole }),
  /** K11: `opened` counts meeples placed for the first time. */
  phase('bidding', { seat: whole, opened: whole, auction: flag, looked: flag }),
  phase('give-first-card', { seat: whole }),
  Action,
  /** K25: step `step` of a strategy; `picks` are the choices so far. */
  phase('strategy', { seat: whole, card: whole, step: whole, picks: Type.Array(whole), then: Action }),
  /** Chanda: `given` once a share was given up; `dropped` is the company whose split half it was, else -1. */
  phase('restructure', { seat: whole, given: flag, dropped: whole, then: Action }),
  /** K14: `begun` once something was sold; `second`: Talal's second sale. */
  phase('selling', { turn: whole, begun: flag, second: flag }),
  phase('barack', { seat: whole }),
  /** K15: pair number `at` in the order of revealing; `paid`: its dividend is done, the falsified fall is left. */
  phase('movement', { at: whole, paid: flag }),
  phase('deborah', { seat: whole }),
  phase('ana', { seat: whole, shown: whole }),
  /** K24: Sanders and Oprah; `used` is a mask of investors. */
  phase('sharing', { turn: whole, used: whole }),
  phase('over', {}),
] as const;

/** K24: everybody keeps investors. */
const Investors = phase('investors', {});
/** K15: everybody shows shares of a company; `then` is what goes on afterwards. */
const Dividend = phase('dividend', { company: whole, each: whole, then: Type.Union([...OPEN_PHASES]) });

/** What everybody sees of what is being decided, and by whom. */
export const PhaseSchema = Type.Union([...OPEN_PHASES, Investors, Dividend]);

type Frozen<T> = T extends object ? { readonly [Key in keyof T]: Frozen<T[Key]> } : T;
export type OpenPhase = Frozen<Static<typeof PhaseSchema>>;

/** The secrets of a phase in which all choose at the same time. */
interface Secrets {
  /** By seat: the investors dealt, and those kept; an empty list has not decided. */
  readonly investors: { readonly dealt: readonly (readonly number[])[]; readonly kept: readonly (readonly number[])[] };
  /** By seat: how many shares are shown; -1 has not answered, and those not asked show none. */
  readonly dividend: { readonly shown: readonly number[] };
}
type WithSecrets<Of> = Of extends { readonly kind: infer Kind extends keyof Secrets } ? Of & Secrets[Kind] : Of;

/** What is being decided, and by whom. Replaced, never changed. */
export type Phase = WithSecrets<OpenPhase>;
export type PhaseOf<Kind extends Phase['kind']> = Extract<Phase, { kind: Kind }>;
export type ActionPhase = PhaseOf<'action'>;

/** A phase without its secrets. */
export const openPhase = picker<OpenPhase>(PhaseSchema) as <Kind extends Phase['kind']>(
  phase: PhaseOf<Kind>,
) => Extract<OpenPhase, { kind: Kind }>;

/** Where all choose at the same time: the mask of those who have. */
export function decidedIn(phase: Phase): number {
  const maskOf = (done: readonly boolean[]): number =>
    done.reduce((mask, has, seat) => (has ? mask | (1 << seat) : mask), 0);
  if (phase.kind === 'investors') return maskOf(phase.kept.map((kept) => kept.length > 0));
  return phase.kind === 'dividend' ? maskOf(phase.shown.map((count) => count >= 0)) : 0;
}

/** The phase as a viewer sees it: of the choices made in secret only their own. */
export function viewPhase(phase: Phase, viewer: Seat | null): Phase {
  const ownOnly = (lists: readonly (readonly number[])[]) => lists.map((list, seat) => (seat === viewer ? list : []));
  if (phase.kind === 'investors')
    return { ...openPhase(phase), dealt: ownOnly(phase.dealt), kept: ownOnly(phase.kept) };
  if (phase.kind === 'dividend')
    return { ...openPhase(phase), shown: phase.shown.map((count, seat) => (seat === viewer ? count : -1)) };
  return openPhase(phase);
}
