import { InputError } from '@outcry/engine';
import type { Advice, AnyGame, AnyView, Bot, Style } from '@outcry/engine';
import { isBotName } from './cast.ts';
import type { BotName } from './cast.ts';
import type { SlicedBot } from './thought.ts';

/** Whose habit is a style that some game has. */
const HABITS: Readonly<Partial<Record<BotName, string>>> = {
  Ada: 'hoarder',
  Jules: 'dealer',
  Kofi: 'haggler',
  Pim: 'bear',
};

/** The habits a game offers its bots, by name. */
export const stylesOf = ({ foresight: { styles } }: AnyGame): readonly string[] => Object.keys(styles ?? {});

/** A style of a game, or an InputError that names all it has. */
export function findStyle(game: AnyGame, name: string): Style {
  const { styles = {} } = game.foresight;
  if (Object.hasOwn(styles, name)) return styles[name]!;
  const names = stylesOf(game);
  const has = names.length > 0 ? `it has ${names.join(', ')}` : 'it has none';
  throw new InputError(`${game.id} has no style "${name.slice(0, 40)}"; ${has}`);
}

/**
 * The style somebody of the cast plays a game by; null: none. Only Traders have one: it was measured with them that a
 * style costs little.
 */
export function styleAs(name: string | null, bot: string, { foresight: { styles } }: AnyGame): Style | null {
  if (bot !== 'trader' || name === null || !isBotName(name)) return null;
  return styles?.[HABITS[name] ?? ''] ?? null;
}

/** A bot with a habit: of moves that it thinks nearly as good it makes the one it likes. */
export const styled =
  (bot: Bot, style: Style): Bot =>
  (view, legal, rng, budget) =>
    leaning(bot(view, legal, rng, budget), style, view);

/** The same, thinking in slices. */
export const styledInSlices = (bot: SlicedBot, style: Style): SlicedBot =>
  function* decide(view, legal, rng, budget) {
    return leaning(yield* bot(view, legal, rng, budget), style, view);
  };

const leaning = (advice: readonly Advice[], style: Style, view: AnyView): Advice[] =>
  advice
    .map(({ move, expected }) => ({ move, expected: expected + style(move, view) }))
    .toSorted((a, b) => b.expected - a.expected);
