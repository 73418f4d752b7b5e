import { optionsSaid } from '@outcry/engine/optionsSaid';
import { compared } from '../compare.ts';
import type { Comparison } from '../compare.ts';
import { wealthSection, pricesSection } from './courses.ts';
import { eventsSection, faultsSection, movesSection, spreadSection, traitSections, winsSections } from './counts.ts';
import { html, NOTHING } from './html.ts';
import type { Html } from './html.ts';
import { section, table } from './parts.ts';
import { STYLE, tokenRule } from './style.ts';
import { contextOf, figureName, writingOf } from './told.ts';
import type { Context, Told } from './told.ts';

/** Whether a comparison has to say which variant it is of. */
const isOneOfMany = ({ studies }: Context): boolean => studies.length > 2;

function comparisonRow(
  context: Context,
  { variant, figure, base, mean, difference, chance, isBeyondChance }: Comparison,
): string[] {
  const { text, writing, experiment } = context;
  const { write, differs } = writingOf(context, figure);
  return [
    figureName(context, figure),
    ...(isOneOfMany(context) ? [experiment.variants[variant]!.name] : []),
    write(base),
    write(mean),
    `${differs(difference.mean)} (${text.to(differs(difference.low), differs(difference.high))})`,
    writing.chance(chance),
    isBeyondChance ? text.differs.beyond : text.differs.within,
  ];
}

/** What the variants differ in, beyond chance first. */
function differencesSection(context: Context): Html {
  const { studies, text, writing, experiment } = context;
  if (studies.length < 2) return NOTHING;
  const comparisons = compared(studies);
  const { differs } = text;
  const heads = [
    differs.figure,
    ...(isOneOfMany(context) ? [differs.variant] : []),
    differs.base,
    differs.here,
    differs.difference,
    differs.chance,
    differs.verdict,
  ];
  const real = comparisons.filter(({ isBeyondChance }) => isBeyondChance);
  const rowsOf = (list: readonly Comparison[]) => list.map((each) => comparisonRow(context, each));
  return section(differs.title, differs.intro(experiment.variants[0]!.name, writing.whole(comparisons.length)), [
    real.length === 0 ? html`<p><strong>${differs.nothing}</strong></p>` : table(heads, rowsOf(real)),
    html`<details>
      <summary>${differs.all}</summary>
      ${table(
        heads,
        rowsOf(comparisons),
        comparisons.map(({ isBeyondChance }) => isBeyondChance),
      )}
    </details>`,
  ]);
}

function head(context: Context): Html {
  const { text, writing, words, studies, experiment, command, change } = context;
  const { facts } = text;
  const games = studies.map(({ tally }) => tally.games);
  const isEach = studies.length > 1 && new Set(games).size === 1;
  const deals = Math.max(...studies.map(({ tally }) => tally.deals));
  const all = (of: (variant: (typeof experiment.variants)[number]) => string): string =>
    [...new Set(experiment.variants.map(of))].join(' / ');
  const options = all((variant) =>
    optionsSaid(words, variant.options as Record<string, unknown>, (label, value) => `${label}: ${value}`).join(' · '),
  );
  const rows: [string, string][] = [
    ...(studies.length > 1
      ? [[facts.variants, experiment.variants.map((each) => each.name).join(' · ')] as [string, string]]
      : []),
    [
      facts.bots,
      all(({ bots }) => (new Set(bots).size === 1 ? bots.slice(0, 1) : bots).map(context.botName).join(', ')) +
        (experiment.isRotated ? ` (${facts.rotated})` : ''),
    ],
    ...(options === '' ? [] : [[facts.options, options] as [string, string]]),
    [facts.tables, all(({ data }) => (data === null ? facts.printed : facts.own))],
    [facts.rules, String(experiment.rulesVersion)],
    [facts.seed, String(experiment.seed)],
  ];
  return html`<header>
    <h1>${text.title(words.name)}</h1>
    ${change === undefined ? NOTHING : html`<p class="lead">${text.changed(change)}</p>`}
    <p class="lead">
      ${(isEach ? text.gamesEach : text.games)(
        writing.whole(isEach ? games[0]! : games.reduce((sum, each) => sum + each, 0)),
        all(({ seats }) => String(seats)),
      )}
    </p>
    ${deals < experiment.deals ? html`<p class="warning">${text.unfinished(writing.whole(deals), writing.whole(experiment.deals))}</p>` : NOTHING}
    <dl>
      ${rows.map(
        ([term, value]) =>
          html`<dt>${term}</dt>
            <dd>${value}</dd>`,
      )}
    </dl>
    ${
      command === null
        ? NOTHING
        : html`<h3>${text.command}</h3>
            <pre tabindex="0">${command}</pre>`
    }
  </header>`;
}

/** The report, to be shown within a page that has the tokens of the app and STYLE. */
export function reportBody(told: Told): string {
  const context = contextOf(told);
  const { text, writing } = context;
  return html`<div class="${told.studies.length === 1 ? 'report alone' : 'report'}" lang="${told.locale}">
    ${head(context)}
    <div class="sections">
      ${differencesSection(context)} ${faultsSection(context)} ${wealthSection(context)} ${pricesSection(context)}
      ${winsSections(context)} ${spreadSection(context, text.length, ({ length }) => length, writing.whole)}
      ${spreadSection(context, text.margin, ({ margin }) => margin, writing.dollars)} ${eventsSection(context)}
      ${movesSection(context)} ${traitSections(context)}
    </div>
    <footer>${text.made}</footer>
  </div>`.html;
}

/** The report as a page that stands alone: it loads nothing and runs nothing. */
export function reportPage(told: Told): string {
  const { text } = contextOf(told);
  const title = html`${text.title(told.words.name)}`.html;
  return `<!doctype html>
<html lang="${told.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${tokenRule()}${STYLE}</style>
</head>
<body><main>${reportBody(told)}</main></body>
</html>
`;
}
