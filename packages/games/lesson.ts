import { same } from '@outcry/engine/canonical';
import type { SeatMove, Seat, Who } from '@outcry/engine';

/** The seat of whoever learns; the others follow the script. */
export const LEARNER: Seat = 0;

/** One thing a lesson says, what came before it, and what it asks for. */
export interface LessonStep<Move = unknown> {
  /** By which the lesson's words know it. */
  readonly name: string;
  /** The numbers of the rules it teaches. */
  readonly rules: readonly string[];
  /** The part of the board it speaks of: an element with this `data-part`. */
  readonly look: string;
  /** The very thing, by a data attribute: its part of that name where it has one, else all of it. Without it the whole part. */
  readonly thing?: Readonly<Record<string, number | string>>;
  /** What the other seats do first, in order. */
  readonly others?: readonly (readonly [seat: Seat, move: Move])[];
  /** What the learner is to do; 'any': what they like. Without it they read and go on. */
  readonly move?: Move | 'any';
}

/** A guided first game: a deal that is always the same, and a script for its opening. The last step is the farewell. */
export interface Lesson<Move = unknown> {
  /** Which of all deals it is: the number that `seedOf` makes a seed of. */
  readonly deal: number;
  readonly seats: number;
  /** Those that are not as usual. */
  readonly options: object;
  readonly steps: readonly LessonStep<Move>[];
}

/** Text of a lesson; a function where it names somebody. */
export type Sentence = string | ((who: Who) => string);

/** What a step says: what is seen, and why it matters. */
export interface StepWords {
  readonly title: Sentence;
  readonly text: Sentence;
}

/** What a step says that asks for one move: also why it is this one, for whoever tries another. */
export interface AskWords extends StepWords {
  readonly why: Sentence;
}

/** All that a lesson says in one language: a sentence that is missing is a type error. */
export type LessonWords<Of extends Lesson> = {
  readonly [Step in Of['steps'][number] as Step['name']]: Step extends { readonly move: 'any' }
    ? StepWords
    : Step extends { readonly move: unknown }
      ? AskWords
      : StepWords;
};

/** The words of any lesson, by the names of its steps. */
export type AnyLessonWords = Readonly<Record<string, StepWords & Partial<AskWords>>>;

/** All moves up to the moment a step is said. Where the learner was free the move is 'any'. */
export const scriptTo = ({ steps }: Lesson, step: number): readonly SeatMove[] =>
  steps
    .slice(0, step + 1)
    .flatMap(({ others = [], move }, at): readonly SeatMove[] =>
      at < step && move !== undefined ? [...others, [LEARNER, move]] : others,
    );

/** The seed of a lesson's deal: its number as 32 bytes in hex. */
export const seedOf = ({ deal }: Lesson): string => deal.toString(16).padStart(64, '0');

/** Whether the learner may make this move at a step. */
export const allows = ({ move: wanted }: LessonStep, move: unknown): boolean => wanted === 'any' || same(wanted, move);

/** A game as it is kept: the seed of its deal, and its moves. */
interface Kept {
  readonly fairness: { readonly seed: string };
  readonly moves: readonly SeatMove[];
}

/** Whether a game kept at a step was dealt and played as this script says. */
export function follows(lesson: Lesson, step: number, { fairness, moves }: Kept): boolean {
  const script = scriptTo(lesson, step);
  const asWritten = ([seat, move]: SeatMove, at: number): boolean =>
    seat === script[at]?.[0] && (script[at][1] === 'any' || same(script[at][1], move));
  return fairness.seed === seedOf(lesson) && moves.every(asWritten);
}

/** By rule, the moment of the lesson's game that shows it: after what the learner does there. The opening shows none. */
export function examplesOf(lesson: Lesson): ReadonlyMap<string, number> {
  const examples = new Map<string, number>();
  lesson.steps.forEach(({ rules, move }, step) => {
    const moment = scriptTo(lesson, step).length + (move === undefined ? 0 : 1);
    for (const rule of rules) if (moment > 0 && !examples.has(rule)) examples.set(rule, moment);
  });
  return examples;
}
