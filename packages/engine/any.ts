import type { AnyEvent, AnyView, Game } from './game.ts';

/** A game whose types nobody needs to know: what servers, files, bots and simulations work with. */
export type AnyGame = Game<unknown, unknown, AnyView, AnyEvent, unknown, unknown>;
