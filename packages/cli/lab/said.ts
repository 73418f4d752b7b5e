import { compared } from '@outcry/bots/lab/compare.ts';
import type { Comparison } from '@outcry/bots/lab/compare.ts';
import type { Experiment } from '@outcry/bots/lab/experiment.ts';
import { rotationsOf } from '@outcry/bots/lab/experiment.ts';
import { contextOf, figureName, writingOf } from '@outcry/bots/lab/report/told.ts';
import type { Told } from '@outcry/bots/lab/report/told.ts';
import type { Job } from '../simulate/job.ts';
import { report, sentences } from '../simulate/report.ts';
import type { Report } from '../simulate/report.ts';
import type { Outcome } from './run.ts';

const jobOf = (experiment: Experiment, at: number): Job => {
  const variant = experiment.variants[at]!;
  return { ...experiment, ...variant, rotations: rotationsOf(experiment, variant) };
};

const MOST_LINES = 20;

/** What the variants differ in, as lines. */
function differences(told: Told): string[] {
  if (told.studies.length < 2) return [];
  const context = contextOf(told);
  const comparisons = compared(told.studies);
  const real = comparisons.filter(({ isBeyondChance }) => isBeyondChance);
  const { variants } = told.experiment;
  const row = ({ variant, figure, base, mean, difference: { low, high } }: Comparison): string => {
    const { write, differs } = writingOf(context, figure);
    return `  ${figureName(context, figure)}, ${variants[variant]!.name}: ${write(mean)} instead of ${write(base)} (by ${differs(low)} to ${differs(high)})`;
  };
  return [
    '',
    real.length === 0
      ? `Nothing differs beyond chance (${comparisons.length} comparisons, after Holm's correction).`
      : `Beyond chance (${comparisons.length} comparisons with "${variants[0]!.name}", after Holm's correction):`,
    ...real.slice(0, MOST_LINES).map(row),
    ...(real.length > MOST_LINES ? [`  and ${real.length - MOST_LINES} more; --report and --csv have them all`] : []),
  ];
}

/** The outcome as a person reads it. */
export function linesOf(told: Told, { seconds }: Outcome): string[] {
  const { studies, experiment } = told;
  return [
    ...studies.flatMap(({ tally }, at) => {
      const job = jobOf(experiment, at);
      const { name } = experiment.variants[at]!;
      return [
        ...(at > 0 ? [''] : []),
        ...(name ? [`== ${name}`] : []),
        ...sentences(job, report(job, { tally, seconds })).filter((_, line) => line !== 1 || studies.length === 1),
      ];
    }),
    ...differences(told),
  ];
}

/** The outcome as JSON: that of a single variant is what `simulate` prints without a report. */
export function jsonOf({ studies, experiment }: Told, { seconds, isWhole }: Outcome): unknown {
  const variants = studies.map(({ tally }, at): Report => report(jobOf(experiment, at), { tally, seconds }));
  if (variants.length === 1) return variants[0];
  return {
    isWhole,
    variants: variants.map((each, at) => ({ name: experiment.variants[at]!.name, ...each })),
    comparisons: compared(studies).map(({ variant, ...rest }) => ({
      variant: experiment.variants[variant]!.name,
      ...rest,
    })),
  };
}
