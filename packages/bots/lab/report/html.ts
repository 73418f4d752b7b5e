/** A piece of HTML. */
export interface Html {
  readonly html: string;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** What stands between an amount and its unit, and inside French marks: no line ends there. */
const BOUND = /(?<=\d) (?=%|points?\b|punten\b)|(?<=<) (?=\d)|(?<=«) | (?=[;:!?»])/g;

const escaped = (text: string): string =>
  text.replaceAll(BOUND, '\u00a0').replaceAll(/[&<>"']/g, (character) => ESCAPES[character]!);

type Value = Html | readonly Html[] | string | number;

function written(value: Value): string {
  if (typeof value === 'string') return escaped(value);
  if (typeof value === 'number') return String(value);
  return 'html' in value ? value.html : value.map((part) => part.html).join('');
}

/** HTML with values in it. Texts among them are escaped. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html => ({
  html: parts.reduce((text, part, at) => `${text}${written(values[at - 1]!)}${part}`),
});

export const NOTHING: Html = { html: '' };
