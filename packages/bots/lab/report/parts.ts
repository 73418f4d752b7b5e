import type { Study } from '../study.ts';
import { html, NOTHING } from './html.ts';
import type { Html } from './html.ts';
import type { Context } from './told.ts';

/** A table: its heads, and rows that begin with what they are about. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[], real?: readonly boolean[]): Html {
  return html`<div class="scrolling" tabindex="0" role="group" aria-label="${heads[0]!}">
    <table>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([first, ...cells], at) =>
            html`<tr class="${real?.[at] ? 'real' : ''}">
              <th scope="row">${first!}</th>
              ${cells.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** A table behind a chart, to be opened. */
export const behind = ({ text }: Context, ...given: Parameters<typeof table>): Html =>
  html`<details>
    <summary>${text.table}</summary>
    ${table(...given)}
  </details>`;

export const section = (title: string, note: string, inner: readonly Html[]): Html =>
  html`<section>
    <h2>${title}</h2>
    <p class="note">${note}</p>
    ${inner}
  </section>`;

/** One figure for each variant beside each other, named where there are several. */
export function plots(context: Context, draw: (study: Study, variant: number) => Html): Html {
  const { studies, experiment } = context;
  const isAlone = studies.length === 1;
  return html`<div class="plots">
    ${studies.map((study, at) => html`<figure>${isAlone ? NOTHING : html`<h3>${experiment.variants[at]!.name}</h3>`}${draw(study, at)}</figure>`)}
  </div>`;
}
