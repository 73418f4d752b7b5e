import { shuffle } from '@outcry/engine';
import type { Rng } from '@outcry/engine';
import { ahead, place, reprice, walk } from './board.ts';
import type { Board } from './board.ts';
import { BANK_HOLIDAY, CARDS, HAND, START } from './data.ts';
import type { Listener } from './phases/rules.ts';
import { result } from './result.ts';
import { actionNow, draw, handSize, movementNow } from './state.ts';
import type { Phase, State } from './state.ts';

const CHOOSE: Phase = { kind: 'choose' };
const OVER: Phase = { kind: 'over' };

/** S7: tiles for the active seat, and what its action tile asks for. */
function beginTurn(board: Board, state: State, rng: Rng, emit: Listener): Phase {
  const { active, bags, out } = state;
  const action = draw(bags.actions, rng);
  const movement = draw(bags.movements, rng);
  out.actions.push(action);
  out.movements.push(movement);
  emit?.({ kind: 'turn', seat: active, turn: state.turn, action, movement });
  if (action === 'trade') return { kind: 'trade', seat: active };
  const idle = action === 'none' || state.bricks.every((space) => space === START); // S9
  return idle ? cards(board, state, rng, emit) : { kind: 'rank', seat: active, action };
}

/** S10, S12: after the action everybody chooses a card; the ninth is played by itself. */
export function cards(board: Board, state: State, rng: Rng, emit: Listener): Phase {
  if (handSize(state.played) > 1) return CHOOSE;
  for (const player of state.players) player.chosen = player.cards[state.played]!;
  return finishTurn(board, state, rng, emit);
}

/** S11: how far each card moves its brick this turn. */
export function stepsAfterHolidays(movement: number, holidays: number, seats: number): number {
  if (holidays === 0) return movement;
  return holidays === 1 && seats >= 5 ? Math.ceil(movement / 2) : 0;
}

/** S10: all cards are shown, and from the active seat on each moves its brick. */
function moveBricks(board: Board, state: State, emit: Listener): void {
  const { players, bricks, active } = state;
  emit?.({ kind: 'revealed', cards: players.map(({ chosen }) => chosen!) });
  let holidays = 0;
  for (const { chosen } of players) if (chosen === BANK_HOLIDAY) holidays++;
  const steps = stepsAfterHolidays(movementNow(state), holidays, players.length);
  if (holidays > 0) emit?.({ kind: 'holiday', count: holidays, steps });
  if (steps === 0) return;
  for (let turn = 0; turn < players.length; turn++) {
    const seat = (active + turn) % players.length;
    const company = players[seat]!.chosen!;
    if (company === BANK_HOLIDAY) continue;
    const from = bricks[company]!;
    const to = ahead(bricks, from, steps);
    emit?.({ kind: 'moved', seat, company, from, to, path: walk(bricks, from, to) });
    if (to !== from) place(state, company, to);
  }
  reprice(board, state);
  emit?.({ kind: 'priced', prices: state.prices.slice() });
}

/** S12: the played cards are discarded, and all draw; after the ninth all shuffle and draw two. */
function drawCards(state: State, rng: Rng, emit: Listener): void {
  const { players, played } = state;
  emit?.({ kind: 'discarded', cards: players.map(({ chosen }) => chosen!) });
  for (const player of players) {
    if (player.chosen !== player.cards[played]) {
      player.cards[played + 1] = player.cards[played]!;
      player.cards[played] = player.chosen!;
    }
    player.chosen = null;
  }
  state.played++;
  if (state.played === CARDS) {
    for (const player of players) {
      player.previous = player.cards.slice();
      shuffle(player.cards, rng);
    }
    state.played = 0;
    emit?.({ kind: 'shuffled' });
    players.forEach((player, seat) => emit?.({ kind: 'drew', seat, cards: player.cards.slice(0, HAND) }, [seat]));
  } else if (handSize(state.played) > 1) {
    const drawn = state.played + 1;
    players.forEach((player, seat) => emit?.({ kind: 'drew', seat, cards: [player.cards[drawn]!] }, [seat]));
  }
}

/** S13: a Trade brings all tiles back. */
function returnTiles({ data }: Board, state: State, emit: Listener): void {
  if (actionNow(state) !== 'trade') return;
  state.bags = { actions: [...data.actionTiles], movements: [...data.movementTiles] };
  state.out = { actions: [], movements: [] };
  emit?.({ kind: 'bagged' });
}

/** S10-S14: once every card lies on the table the turn runs to its end, and the next begins unless a brick is on END. */
export function finishTurn(board: Board, state: State, rng: Rng, emit: Listener): Phase {
  moveBricks(board, state, emit);
  drawCards(state, rng, emit);
  if (state.arrived.length > 0) {
    emit?.({ kind: 'ended', ...result(state) });
    return OVER;
  }
  returnTiles(board, state, emit);
  state.active = (state.active + 1) % state.players.length;
  state.turn++;
  return beginTurn(board, state, rng, emit);
}
