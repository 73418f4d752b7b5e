import type { Locale, Seat } from '@outcry/engine';
import { textOf } from '@outcry/engine/sentence';
import { loadModule, loadWords } from '@outcry/games';
import type { NotifyEvent } from '../api.ts';
import type { TableRow } from '../store/store.ts';
import { seatsOf } from '../tables/describe.ts';
import type { Loaded } from '../tables/loaded.ts';
import { minuteIn } from './hours.ts';
import { WORDS } from './words/index.ts';

/** A message as every channel can tell it. It holds what the whole table may know, and nothing else. */
export interface Message {
  readonly event: NotifyEvent | 'digest' | 'test';
  readonly title: string;
  readonly text: string;
  /** Where it leads, without the origin. */
  readonly path: string;
  /** The table; null: none, or several. */
  readonly table: string | null;
  readonly game: string | null;
}

const othersAt = (row: TableRow, person: string): string[] =>
  row.seats.filter((seat) => seat.kind !== 'open' && seat.person !== person).map(({ name }) => name);

const sentence = (text: string): string => (text === '' || /[.!?]$/.test(text) ? text : `${text}.`);

/** The last thing that happened at a table and that everybody was told, in words; empty: nothing is known of it. */
function lastTold({ recent, row }: Loaded, words: Awaited<ReturnType<typeof loadWords>>): string {
  const move = recent.findLast(({ entry, told }) => entry.kind === 'move' && told !== null);
  const who = (seat: Seat) => row.seats[seat]!.name;
  for (const { event, to } of (move?.told ?? []).toReversed()) {
    const text = to === null ? textOf(words.event(event, who)) : '';
    if (text !== '') return text;
  }
  return '';
}

/** Where the game of a table stands, for all to see; empty where this server cannot play it. */
async function standing({ rules, match, row }: Loaded, locale: Locale): Promise<string> {
  if (!rules || !match) return '';
  const where = await (await loadModule(row.game)).where(locale);
  return where(rules.game.view(match.state, null) as never, locale);
}

/** What somebody is told of an event at a table. `by`: the name of who invited or named them. */
export async function messageOf(
  table: Loaded,
  { event, person, by = '' }: { readonly event: NotifyEvent; readonly person: string; readonly by?: string },
  locale: Locale,
): Promise<Message> {
  const { row } = table;
  const say = WORDS[locale];
  const words = await loadWords(row.game, locale);
  const others = othersAt(row, person);
  const company = others.length > 0 ? say.with(others) : say.alone;
  const about = { event, path: `/t/${row.code}`, table: row.id, game: row.game };
  if (event === 'invited')
    return { ...about, title: say.invited(by, words.name), text: `${say.invitedText} ${sentence(capital(company))}` };
  if (event === 'mentioned')
    return { ...about, title: say.mentioned(by), text: sentence(`${say.mentionedText(words.name)}, ${company}`) };
  if (event === 'over') return { ...about, title: say.over(words.name), text: resultText(row, person, locale) };
  const stands = await standing(table, locale);
  const text = [sentence([stands, company].filter(Boolean).join(', ')), lastTold(table, words)];
  return { ...about, title: say.turn(words.name), text: text.filter(Boolean).join(' ') };
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The place and the money: the result is public. */
function resultText(row: TableRow, person: string, locale: Locale): string {
  const say = WORDS[locale];
  if (!row.result) return '';
  const { places, scores } = row.result;
  const winners = row.seats.flatMap(({ name }, seat) => (places[seat] === 1 ? [name] : []));
  const [own] = seatsOf(row, person).toSorted((a, b) => places[a]! - places[b]!);
  const mine = own === undefined ? '' : say.place(places[own]!, places.length, scores[own]!.toLocaleString(locale));
  return [say.won(winners), mine].filter(Boolean).join(' ');
}

/** Where a table stands, as a line of a digest. */
export async function lineOf(table: Loaded, locale: Locale): Promise<string> {
  const { name } = await loadWords(table.row.game, locale);
  const stands = await standing(table, locale);
  return stands === '' ? name : `${name}: ${stands}`;
}

/** One message for all that waited at some tables. */
export const digestOf = (
  lines: readonly string[],
  tables: number,
  { locale, zone }: { readonly locale: Locale; readonly zone: string },
  now: number,
): Message => ({
  event: 'digest',
  title: WORDS[locale].digest(Math.floor(minuteIn(zone, now) / 60), tables),
  text: lines.join('\n'),
  path: '/next',
  table: null,
  game: null,
});

/** What "Send me this one now" sends. */
export const testMessage = (locale: Locale): Message => ({
  event: 'test',
  title: WORDS[locale].test,
  text: WORDS[locale].testText,
  path: '/notifications',
  table: null,
  game: null,
});
