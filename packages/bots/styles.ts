import { InputError } from '@outcry/engine';
import type { AnyGame, Bot, Style } from '@outcry/engine';

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

/** A bot with a habit: of moves that it thinks nearly as good it makes the one it likes. */
export const styled =
  (bot: Bot, style: Style): Bot =>
  (view, legal, rng, budget) =>
    bot(view, legal, rng, budget)
      .map(({ move, expected }) => ({ move, expected: expected + style(move, view) }))
      .toSorted((a, b) => b.expected - a.expected);
