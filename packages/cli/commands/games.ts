import type { Command } from 'commander';
import { BOT_NAMES } from '@outcry/bots';
import { CATALOGUE, GAME_IDS } from '@outcry/games';
import { openGame } from '../arguments.ts';
import { allowed, optionShapes } from '../options.ts';

/** `outcry games`: what can be played, and with which options. */
export function gamesCommand(program: Command): void {
  program
    .command('games')
    .description('list the games, or show one with its options')
    .argument('[game]', 'the game to show')
    .option('--json', 'print one JSON object')
    .action(async (id: string | undefined, { json }: { json?: true }) => {
      const listed: Described[] = [];
      for (const game of id === undefined ? GAME_IDS : [id]) listed.push(await describe(game));
      if (json) return console.log(JSON.stringify({ games: listed, bots: BOT_NAMES }));
      for (const game of listed) console.log(lines(game, id !== undefined).join('\n'));
      if (id === undefined) console.log('\n"outcry games GAME" shows a game\'s options.');
    });
}

async function describe(id: string) {
  const { game, words } = await openGame(id);
  const minutes = CATALOGUE.find((entry) => entry.id === id)?.minutes ?? null;
  const options = Object.entries(optionShapes(game)).map(([name, shape]) => ({
    name,
    label: words.options[name]?.label ?? name,
    help: words.options[name]?.help ?? shape.description ?? '',
    default: shape.default,
    allowed: allowed(shape),
  }));
  const { rulesVersion, seats, provenance } = game;
  const { name, pitch, styles } = words;
  return { game: id, name, pitch, rulesVersion, seats, minutes, options, styles, provenance };
}

type Described = Awaited<ReturnType<typeof describe>>;

function lines(
  { game, name, pitch, seats, minutes, options, styles, provenance }: Described,
  whole: boolean,
): string[] {
  const time = minutes === null ? '' : `, about ${minutes} minutes`;
  const head = [`${game.padEnd(14)}${name}, ${seats.min} to ${seats.max} seats${time}`, `${' '.repeat(14)}${pitch}`];
  if (!whole) return head;
  return [
    ...head,
    ...options.flatMap(({ name: option, label, help, allowed: values, default: usual }) => [
      '',
      `  ${option}: ${label} (${values}; usually ${shown(usual)})`,
      ...(help ? [`    ${help}`] : []),
    ]),
    '',
    ...Object.entries(styles).map(([style, how]) => `  style ${style} (--bots ${style}:trader): ${how}`),
    ...Object.entries(provenance).map(([table, { source, note }]) => `  table ${table}: ${source}. ${note}`),
  ];
}

/** A value as it is written after `name=`. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return value.join('+') || 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value === null ? 'none' : String(value);
}
