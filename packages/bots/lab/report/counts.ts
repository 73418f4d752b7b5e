import { figureOf } from '../compare.ts';
import { wilson } from '../interval.ts';
import { quantiles, sorted } from '../spread.ts';
import type { Spread } from '../spread.ts';
import type { Study } from '../study.ts';
import { columnsOf, histogram, rangeOf, rowsChart } from './charts.ts';
import type { Range, Row } from './charts.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { behind, plots, section, table } from './parts.ts';
import { figureName } from './told.ts';
import type { Context } from './told.ts';

/** A histogram of each variant, with the same columns. What lies beyond 99 % is in the last column. */
export function spreadSection(
  context: Context,
  words: { readonly title: string; readonly note: string; readonly axis: string },
  spreadOf: (study: Study) => Spread,
  write: (value: number) => string,
): Html {
  const { studies, text, writing } = context;
  const spreads = studies.map(spreadOf);
  const ends = spreads.flatMap((spread) => quantiles(spread, [0, 0.99]));
  const range: Range = ends.length === 0 ? { low: 0, high: 1 } : { low: Math.min(...ends), high: Math.max(...ends) };
  const columns = spreads.map((spread) =>
    columnsOf(
      sorted(spread).map(([value, times]) => [Math.min(range.high, value), times] as const),
      range,
    ),
  );
  const shares = columns.map((each) => {
    const total = each.reduce((sum, { count }) => sum + count, 0) || 1;
    return each.map(({ count }) => count / total);
  });
  const most = Math.max(0.01, ...shares.flat());
  return section(words.title, words.note, [
    plots(context, (_, at) => {
      const chart = histogram(columns[at]!, most, { label: words.title, write });
      const rows = columns[at]!.map(({ from, to, count }, column) => [
        from === to ? write(from) : text.to(write(from), write(to)),
        writing.whole(count),
        writing.percent(shares[at]![column]!),
      ]);
      return html`${chart}${behind(context, [words.axis, text.count, text.share], rows)}`;
    }),
  ]);
}

/** Shares with intervals as a chart with its table. */
function sharesChart(
  context: Context,
  label: string,
  first: string,
  rows: readonly (Row & { games: number })[],
  range: Range,
  fair: number,
): Html {
  const { text, writing } = context;
  return html`${rowsChart(rows, { label, range }, fair)}${behind(
    context,
    [first, text.share, text.interval, text.count],
    rows.map(({ name, value, low, high, games }) => [
      name,
      writing.percent(value),
      text.to(writing.percent(low), writing.percent(high)),
      writing.whole(games),
    ]),
  )}`;
}

const shareRow = ({ writing }: Context, name: string, wins: number, games: number): Row & { games: number } => {
  const { share, low, high } = wilson(games === 0 ? 0 : wins / games, Math.max(1, games));
  return { name, value: share, low, high, said: writing.percent(share), games };
};

const rangeOfRows = (rows: readonly Row[], fair: number): Range => ({
  low: Math.min(fair, ...rows.map(({ low }) => low)),
  high: Math.max(fair, ...rows.map(({ high }) => high)),
});

/** Wins by seat, and by bot where different ones play. */
export function winsSections(context: Context): Html[] {
  const { studies, text, experiment } = context;
  const seats = studies.map(({ tally }) =>
    tally.wins.map((wins, seat) => shareRow(context, text.seats.one(String(seat + 1)), wins, tally.finished)),
  );
  const fairOf = (at: number): number => 1 / experiment.variants[at]!.seats;
  const range = rangeOfRows(seats.flat(), fairOf(0));
  const bySeat = section(text.seats.title, text.seats.note, [
    plots(context, (_, at) => sharesChart(context, text.seats.title, text.seats.title, seats[at]!, range, fairOf(at))),
  ]);
  if (experiment.variants.every(({ bots }) => new Set(bots).size === 1)) return [bySeat];
  const bots = studies.map(({ tally }, at) =>
    [...new Set(experiment.variants[at]!.bots)].map((bot, index) =>
      shareRow(context, context.botName(bot), tally.shares[index]!, tally.deals),
    ),
  );
  return [
    bySeat,
    section(text.bots.title, text.bots.note, [
      plots(context, (_, at) =>
        sharesChart(context, text.bots.title, text.bots.title, bots[at]!, { low: 0, high: 1 }, fairOf(at)),
      ),
    ]),
  ];
}

/** Wins of those who had something, a section for each kind of thing the game knows. */
export function traitSections(context: Context): Html[] {
  const { studies, text, lab, locale, experiment } = context;
  const words = lab.words[locale];
  return Object.entries(words.groups).flatMap(([group, title]) => {
    const rows = studies.map(({ traits }) =>
      Object.entries(traits[group] ?? {})
        .map(([id, { games, wins }]) => shareRow(context, words.trait({ group, id }), wins, games))
        .toSorted((a, b) => b.value - a.value),
    );
    if (rows.every((each) => each.length === 0)) return [];
    const fair = 1 / experiment.variants[0]!.seats;
    const range = rangeOfRows(rows.flat(), fair);
    return [
      section(title, text.traits.note, [
        plots(context, (_, at) =>
          sharesChart(context, title, title, rows[at]!, range, 1 / experiment.variants[at]!.seats),
        ),
      ]),
    ];
  });
}

/** What a game counts: events such as splits, and its own statistics. */
export function eventsSection(context: Context): Html[] {
  const { studies, text, writing } = context;
  const names = [...new Set(studies.flatMap(({ figures }) => Object.keys(figures)))].filter(
    (name) => name.startsWith('event ') || name.startsWith('statistic '),
  );
  if (names.length === 0) return [];
  const rows = studies.map(({ figures }) =>
    names.flatMap((name) => {
      if (!figures[name]) return [];
      const { mean, low, high } = figureOf(figures[name]);
      return [{ name: figureName(context, name), value: mean, low, high, said: writing.figure(mean) }];
    }),
  );
  const range = rangeOf([0, ...rows.flat().flatMap(({ low, high }) => [low, high])]);
  return [
    section(text.events.title, text.events.note, [
      plots(
        context,
        (_, at) =>
          html`${rowsChart(rows[at]!, { label: text.events.title, range }, null)}${behind(
            context,
            [text.figures.mean, text.perGame, text.interval],
            rows[at]!.map(({ name, said, low, high }) => [
              name,
              said,
              text.to(writing.figure(low), writing.figure(high)),
            ]),
          )}`,
      ),
    ]),
  ];
}

/** How often each kind of move is chosen when it can be. */
export function movesSection(context: Context): Html {
  const { text, writing, lab, locale } = context;
  const words = lab.words[locale];
  return section(text.moves.title, text.moves.note, [
    plots(context, ({ moves }) => {
      const known = Object.entries(moves).filter(([, { offered }]) => offered > 0);
      const rows = known
        .map(([kind, { chosen, offered }]) => ({
          ...shareRow(context, words.moves[kind] ?? kind, chosen, offered),
          chosen,
        }))
        .toSorted((a, b) => b.value - a.value);
      return html`${rowsChart(rows, { label: text.moves.title, range: { low: 0, high: 1 } }, null)}${behind(
        context,
        [text.moves.title, text.share, text.chosen, text.offered],
        rows.map(({ name, said, chosen, games }) => [name, said, writing.whole(chosen), writing.whole(games)]),
      )}`;
    }),
  ]);
}

/** What programs did wrong; nothing where none failed. */
export function faultsSection({ studies, text, writing, experiment }: Context): Html[] {
  const rows = studies.flatMap(({ tally }, at) =>
    Object.entries(tally.faults).flatMap(([bot, kinds]) =>
      Object.entries(kinds).map(([kind, times]) => [
        [experiment.variants[at]!.name, bot].filter(Boolean).join(': '),
        text.faults.kinds[kind] ?? kind,
        writing.whole(times),
      ]),
    ),
  );
  if (rows.length === 0) return [];
  return [section(text.faults.title, text.faults.note, [table(['Bot', text.faults.title, text.value], rows)])];
}
