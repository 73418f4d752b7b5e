import { createRequire } from 'node:module';
import type { Game, State } from 'boardgame.io';
import type * as Internal from 'boardgame.io/internal' with { 'resolution-mode': 'require' };

// boardgame.io publishes no ES module entry for its internals: it is loaded as its own tests load it.
const load = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = load('boardgame.io/internal') as typeof Internal;

export const PEER = {
  name: 'boardgame.io',
  version: (load('boardgame.io/package.json') as { version: string }).version,
};

/** A game of boardgame.io without client or server: its reducer, nothing around it. */
export interface Peer<G> {
  begin(seats: number): State<G>;
  move(state: State<G>, seat: string, name: string, args: unknown[]): State<G>;
}

export function peerOf<G>(game: Game<G>): Peer<G> {
  const reducer = CreateGameReducer({ game });
  return {
    begin: (numPlayers) => InitializeGame({ game, numPlayers }),
    move: (state, playerID, type, args) => reducer(state, { type: 'MAKE_MOVE', payload: { type, args, playerID } }),
  };
}
