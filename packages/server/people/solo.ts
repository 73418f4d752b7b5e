import { FileError, parseGameFile } from '@outcry/engine';
import type { GameFile } from '@outcry/engine';
import { CATALOGUE } from '@outcry/games/catalogue.ts';
import type { Body, SoloGame } from '../api.ts';
import { Refused } from '../errors.ts';
import type { SoloBounds } from '../store/accountStore.ts';
import type { PersonRow, Store } from '../store/store.ts';

/** The largest file of one game, and how much is kept of one account. */
const LARGEST = 131_072;
const MOST: SoloBounds = { games: 500, bytes: 16_777_216 };

/** A finished game's file as it was sent, or a refusal that says what it is instead. */
function fileIn(given: unknown): { readonly file: GameFile; readonly text: string } {
  const text = JSON.stringify(given);
  if (Buffer.byteLength(text) > LARGEST) throw new Refused('too-large', `a game file has at most ${LARGEST} bytes`);
  try {
    return { file: parseGameFile(text), text };
  } catch (error) {
    if (error instanceof FileError) throw new Refused('malformed', error.message);
    throw error;
  }
}

/** Keeps a finished solo game of an account. */
export async function keepSolo(store: Store, person: PersonRow, id: string, given: Body<'putSolo'>): Promise<void> {
  if (person.guest)
    throw new Refused('not-possible', 'solo games are kept here for accounts: add a passkey or a password');
  const { file, text } = fileIn(given.file);
  const { result, game, seats } = file;
  if (!CATALOGUE.some((each) => each.id === game)) throw new Refused('malformed', `there is no game "${game}"`);
  if (result === null) throw new Refused('not-possible', 'only finished games are kept here');
  if (seats[given.you]?.kind !== 'person') throw new Refused('malformed', `no person sat at seat ${given.you}`);
  const { you, started, finished, counts } = given;
  const summary: Omit<SoloGame, 'id'> = {
    game,
    you,
    started,
    finished,
    seats: seats.map(({ name, level }) => ({ name, bot: level })),
    result: { places: [...result.places], scores: [...result.scores] },
    counts: counts && file.continuedFrom === undefined,
  };
  await store.putSolo(person.id, { id, finished, summary }, text, MOST);
}

/** The solo games that are kept of an account, the last finished first. */
export const soloGames = async (store: Store, person: PersonRow): Promise<SoloGame[]> =>
  (await store.soloGames(person.id)).map(({ id, summary }) => ({ id, ...(summary as Omit<SoloGame, 'id'>) }));

export async function soloFile(store: Store, person: PersonRow, id: string): Promise<unknown> {
  const text = await store.soloFile(person.id, id);
  if (text === null) throw new Refused('not-found', 'you have no such game here');
  return JSON.parse(text) as unknown;
}
