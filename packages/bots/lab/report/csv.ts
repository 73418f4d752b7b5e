import { compared, figureOf } from '../compare.ts';
import { contextOf, figureName } from './told.ts';
import type { Told } from './told.ts';

/** A cell of a CSV file. One that begins like a formula would be run by a spreadsheet, so it gets an apostrophe. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@]/.test(value) ? `'${value}` : value;
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const HEADS = [
  'variant',
  'figure',
  'name',
  'deals',
  'mean',
  'low',
  'high',
  'difference',
  'difference low',
  'difference high',
  'chance',
  'beyond chance',
];

/** Every figure of every variant, and how it differs from the first variant's, as a CSV file. */
export function csvOf(told: Told): string {
  const context = contextOf(told);
  const comparisons = new Map(compared(told.studies).map((each) => [`${each.variant} ${each.figure}`, each]));
  const rows = told.studies.flatMap(({ figures }, variant) =>
    Object.entries(figures).map(([figure, sum]) => {
      const { mean, low, high } = figureOf(sum);
      const found = comparisons.get(`${variant} ${figure}`);
      const compare = found
        ? [
            found.difference.mean,
            found.difference.low,
            found.difference.high,
            found.chance,
            found.isBeyondChance ? 'yes' : 'no',
          ]
        : ['', '', '', '', ''];
      return [
        told.experiment.variants[variant]!.name,
        figure,
        figureName(context, figure),
        sum.deals,
        mean,
        low,
        high,
        ...compare,
      ];
    }),
  );
  return [HEADS, ...rows].map((row) => `${row.map(cell).join(',')}\n`).join('');
}
