import { meanOf } from './interval.ts';
import type { Mean } from './interval.ts';
import { chanceOf, criticalT } from './student.ts';
import type { Study, Sum } from './study.ts';

/** How a figure differs between a variant and the first one, on the same deals. */
export interface Comparison {
  /** The place of the variant in the list. */
  readonly variant: number;
  readonly figure: string;
  readonly base: number;
  readonly mean: number;
  /** The difference with its 95 % interval. */
  readonly difference: Mean;
  /** How often chance alone makes such a difference, corrected for all comparisons (Holm). */
  readonly chance: number;
  readonly isBeyondChance: boolean;
}

const LEVEL = 0.05;
/** Fewer deals say nothing about how much differences vary. */
const FEWEST = 5;

const average = ({ sum, deals }: Sum): number => sum / deals;

/** The mean of differences with Student's interval, and how often chance alone makes it as large. */
function tested({ deals, sum, squares }: Sum): { readonly difference: Mean; readonly chance: number } {
  const mean = sum / deals;
  const variance = Math.max(0, squares / deals - mean * mean) / (deals - 1);
  const error = Math.sqrt(variance);
  if (error < 1e-12 * Math.max(1, Math.abs(mean)))
    return { difference: { mean, low: mean, high: mean }, chance: Math.abs(mean) < 1e-12 ? 1 : 0 };
  const reach = criticalT(deals - 1) * error;
  return { difference: { mean, low: mean - reach, high: mean + reach }, chance: chanceOf(mean / error, deals - 1) };
}

/** Holm's correction: the chances such that a list of them errs at all in at most 5 % of cases. */
export function holm(chances: readonly number[]): number[] {
  const corrected = chances.map(() => 1);
  let most = 0;
  chances
    .map((chance, at) => ({ chance, at }))
    .toSorted((a, b) => a.chance - b.chance)
    .forEach(({ chance, at }, rank) => {
      most = Math.max(most, Math.min(1, chance * (chances.length - rank)));
      corrected[at] = most;
    });
  return corrected;
}

/** Compares all variants with the first, the surest differences first. */
export function compared(studies: readonly Study[]): Comparison[] {
  const found = studies.slice(1).flatMap((study, at) =>
    Object.entries(study.differences).flatMap(([figure, sum]) =>
      sum.deals < FEWEST
        ? []
        : [
            {
              variant: at + 1,
              figure,
              base: average(studies[0]!.figures[figure]!),
              mean: average(study.figures[figure]!),
              ...tested(sum),
            },
          ],
    ),
  );
  const chances = holm(found.map(({ chance }) => chance));
  return found
    .map((each, at) => ({ ...each, chance: chances[at]!, isBeyondChance: chances[at]! < LEVEL }))
    .toSorted((a, b) => a.chance - b.chance);
}

/** The mean of a figure with its 95 % interval. */
export const figureOf = ({ sum, squares, deals }: Sum): Mean => meanOf(sum, squares, deals);
