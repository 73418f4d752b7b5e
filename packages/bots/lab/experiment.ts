import type { Lab } from '@outcry/engine/lab';
import { playDeal } from './deal.ts';
import type { Mind, Table } from './deal.ts';
import { observer } from './observe.ts';
import { companiesOf, countFigures, countGame, emptyStudy, figuresOf, meanFigures } from './study.ts';
import type { Study } from './study.ts';
import { count, countFaults } from './tally.ts';

/** One of the variants that are compared: how the game is played there. Plain data. */
export interface Variant {
  /** What sets it apart from the others ("start=2"); empty where there is only one. */
  readonly name: string;
  /** An owner's tables, whole; null: the printed ones. */
  readonly data: unknown;
  readonly options: unknown;
  readonly seats: number;
  /** One bot a seat. */
  readonly bots: readonly string[];
}

/** Variants that are played on the same deals. Plain data, so that a worker can be handed it. */
export interface Experiment {
  readonly game: string;
  readonly rulesVersion: number;
  readonly variants: readonly Variant[];
  readonly seed: number;
  readonly deals: number;
  /** Every deal is played once with the bots in each seat. */
  readonly isRotated: boolean;
}

export const rotationsOf = ({ isRotated }: Experiment, { seats }: Variant): number => (isRotated ? seats : 1);

/** A variant made ready to play. */
export interface Ready {
  readonly table: Table;
  readonly minds: readonly Mind[];
  readonly lab: Lab;
}

const namesOf = ({ bots }: Variant): string[] => [...new Set(bots)];

export const emptyStudies = ({ variants }: Experiment, lab: Lab): Study[] =>
  variants.map((variant) => emptyStudy(variant.seats, namesOf(variant).length, companiesOf(lab)));

/** Plays the deals from number `from` up to (not with) number `to` in every variant. */
export function playPiece(experiment: Experiment, ready: readonly Ready[], from: number, to: number): Study[] {
  const { variants, seed } = experiment;
  const studies = emptyStudies(experiment, ready[0]!.lab);
  for (let deal = from; deal < to; deal++) {
    let base: Readonly<Record<string, number>> | null = null;
    variants.forEach((variant, at) => {
      const { table, minds, lab } = ready[at]!;
      const study = studies[at]!;
      const played = Array.from({ length: rotationsOf(experiment, variant) }, (_, rotation) => {
        const { watcher, ended } = observer(table.game, lab, table.seats);
        const finish = playDeal(table, minds, seed, deal, rotation, watcher);
        return { finish, seen: ended(finish.state) };
      });
      const names = namesOf(variant);
      count(
        study.tally,
        table.game,
        variant.bots.map((name) => names.indexOf(name)),
        played.map(({ finish }) => finish),
      );
      for (const { finish, seen } of played) countGame(study, finish, table.game, seen);
      const games = played
        .map(({ finish, seen }) => figuresOf(finish, table.game, seen))
        .filter((each) => each !== null);
      if (games.length === 0) return;
      const figures = meanFigures(games);
      countFigures(study, figures, at === 0 ? null : base);
      if (at === 0) base = figures;
    });
  }
  variants.forEach(({ bots }, at) => countFaults(studies[at]!.tally, bots, ready[at]!.minds));
  return studies;
}

/** A run of deals, numbered so that what comes of it can be put in order again. */
export interface Piece {
  readonly number: number;
  readonly from: number;
  readonly to: number;
}

const MOST_PIECES = 100;

/** The pieces an experiment is cut into: by its number of deals alone, so that no sum depends on who played what. */
export function piecesOf({ deals }: Experiment): Piece[] {
  const size = Math.max(1, Math.ceil(deals / MOST_PIECES));
  return Array.from({ length: Math.ceil(deals / size) }, (_, number) => ({
    number,
    from: number * size,
    to: Math.min(deals, (number + 1) * size),
  }));
}
