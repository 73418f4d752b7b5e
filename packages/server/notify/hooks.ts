import type { HookKind } from '../api.ts';
import type { Message } from './compose.ts';
import type { Sending } from './post.ts';

/** A message with its id, which stays when it is sent again, and the whole address it leads to. */
export interface Addressed extends Message {
  readonly id: string;
  readonly url: string;
}

const json = (value: unknown): Sending => ({
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(value),
});

const marked = (text: string): string => text.replaceAll(/[\\*_~`|>#[\]()<@]/g, String.raw`\$&`);
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A message as each kind of webhook wants it, and what is added to the address. Names are people's: none becomes markup. */
const FORMATS: Readonly<
  Record<HookKind, (message: Addressed) => Sending & { readonly query?: Record<string, string> }>
> = {
  json: ({ id, event, title, text, url, game, table }) => json({ id, event, title, text, url, game, table }),
  ntfy: ({ title, text, url }) => ({
    headers: { 'content-type': 'text/plain; charset=utf-8' },
    body: text === '' ? title : text,
    query: { title, click: url },
  }),
  discord: ({ title, text, url }) =>
    json({ content: `**${marked(title)}**\n${marked(text)}\n<${url}>`, allowed_mentions: { parse: [] } }),
  slack: ({ title, text, url }) =>
    json({ text: `*${escaped(title)}*\n${escaped(text)}\n<${url}>`, unfurl_links: false }),
  matrix: ({ title, text, url }) =>
    json({
      text: `${title}\n${text}\n${url}`,
      html: `<b>${escaped(title)}</b><br>${escaped(text).replaceAll('\n', '<br>')}<br><a href="${escaped(url)}">${escaped(url)}</a>`,
    }),
};

/** What is sent to a webhook, and where. */
export function hookOf(kind: HookKind, target: string, message: Addressed): Sending & { readonly address: string } {
  const { query = {}, ...sending } = FORMATS[kind](message);
  const url = new URL(target);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return { ...sending, address: url.href };
}
