import type { Words } from '@outcry/engine';

/** The options a table is played with, as its guests read them by `term`; what is off is not said. */
export const optionsSaid = (
  words: Pick<Words, 'options'>,
  options: Readonly<Record<string, unknown>>,
  term: (label: string, value: string) => string,
): string[] =>
  Object.entries(words.options).flatMap(([name, { label, values = {} }]) => {
    const value = options[name];
    if (value === true) return [label];
    const said = (Array.isArray(value) ? value : [value ?? false])
      .filter((one) => one !== false)
      .map((one) => values[String(one)] ?? String(one));
    return said.length > 0 ? [term(label, said.join(', '))] : [];
  });
