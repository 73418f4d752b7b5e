import { say } from '@outcry/engine/sentence';
import type { Words } from '@outcry/engine';
import type { Event, Move } from '../../packages/engine/testing/whispers-state.ts';
import type { View } from '../../packages/engine/testing/whispers-view.ts';

const MOVES = {
  peek: 'Look at the top card',
  skip: 'Leave it',
  keep: 'Keep it there',
  bury: 'Bury it',
  pay: 'Pay a coin',
  give: 'Give the card',
} as const;
const QUESTIONS = {
  lay: 'Which card do you lay?',
  peek: 'Do you look at the top card of the deck?',
  look: 'What becomes of the card?',
  name: 'Whom do you name?',
  answer: 'What do you give?',
  over: 'The game is over.',
} as const;

/** What Whispers says. */
export const words: Pick<Words<Move, View, Event>, 'question' | 'move' | 'event'> = {
  question: ({ phase }) => QUESTIONS[phase.kind],
  move(move, _view, who) {
    if (move.kind === 'lay') return `Lay card ${move.pick}`;
    return move.kind === 'name' ? `Name ${who(move.pick)}` : MOVES[move.kind];
  },
  event(event, who) {
    if (event.kind === 'laid') return say`${who(event.seat)} laid a card.`;
    if (event.kind === 'shown') return say`All show: ${event.cards.filter((card) => card > 0).join(', ')}.`;
    if (event.kind === 'named') return say`${who(event.seat)} names ${who(event.whom)}.`;
    if (event.kind === 'paid') return say`${who(event.seat)} pays ${who(event.to)} a coin.`;
    if (event.kind === 'gave') return say`${who(event.seat)} gives ${who(event.to)} card ${event.card}.`;
    return [];
  },
};
