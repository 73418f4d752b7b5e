import { gameFile } from '@outcry/engine';
import type { GameFile } from '@outcry/engine';
import { Refused } from '../errors.ts';
import type { Store } from '../store/store.ts';
import type { Loaded } from './loaded.ts';

/** The portable file of a game that is over: with the seed, so that anybody can verify it. */
export async function fileOf(
  { store }: { readonly store: Pick<Store, 'ownData'> },
  { row, journal, agreements }: Loaded,
): Promise<GameFile> {
  if (row.status === 'waiting' || row.status === 'playing')
    throw new Refused('not-possible', 'the file holds the seed of the shuffle: it is there once the game is over');
  const { game: id, rulesVersion, terms, seats, deal, result, ended } = row;
  if (!deal) throw new Refused('not-possible', 'the table was closed before its game began');
  const { options } = terms;
  const data = row.ownData > 0 ? await store.ownData(row.id) : null;
  const sat = seats.map(({ name: last, kind, bot }, seat) => {
    const isBot = kind === 'bot';
    const name = namesOf([...agreements.formers.filter((former) => former.seat === seat), { name: last }]);
    return { name, kind: isBot ? ('bot' as const) : ('person' as const), level: isBot ? bot : null };
  });
  const stopped = ended === 'vote' || ended === 'abandoned' ? ended : undefined;
  const facts = { seats: sat, options, data, fairness: deal, ended: stopped };
  return gameFile({ id, rulesVersion }, facts, journal.moves, result);
}

/** As long as the name of a seat may be in a file. */
const LONGEST = 80;

/** The names of all who played a seat, the last of them last: a file has one name a seat. */
function namesOf(players: readonly { readonly name: string }[]): string {
  const all = [...new Set(players.map(({ name }) => name))].join(' / ');
  return all.length <= LONGEST ? all : players.at(-1)!.name;
}
