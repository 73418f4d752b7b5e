import { say } from '@outcry/engine/sentence';
import type { Part } from '@outcry/engine/sentence';
import { list, n } from './forms.ts';

/** The frame around a board. */
export const table = {
  yourTurn: (game: string) => `Your turn · ${game}`,
  rules: 'Rules',
  hint: 'Hint',
  chat: 'Chat',
  undo: 'Undo',
  undoNot: 'Nothing to take back, or something was drawn or shown since.',
  menu: 'Menu',
  pace: { calm: 'Bot pace: calm', brisk: 'Bot pace: brisk', instant: 'Bot pace: instant' },
  rail: 'Charts and log',
  prices: 'Prices',
  wealth: 'Wealth',
  unknown: '?',
  tape: 'The tape',
  tapeEmpty: 'Nothing has happened yet.',
  moves: (count: number) => n(count, '1 move', () => `${count} moves`),
  jump: 'Show the board then.',
  past: (at: number, last: number) => `You look back: move ${at} of ${last}.`,
  earlier: 'One move back',
  later: 'One move on',
  run: 'Let it play',
  stop: 'Stop',
  moment: 'Moment of the game',
  backToNow: 'Back to now',
  rule: (rule: string) => `Rule ${rule}`,
  stale: 'The table had moved on before your move arrived. This is how it stands now.',
  undoAsked: (name: string) => `${name} asks to take the last move back.`,
  undoWaits: (name: string) => `${name} asked to take a move back; the others are deciding.`,
  agree: 'Agree',
  refuse: 'Refuse',
  withdraw: 'Withdraw',
  undone: 'You took your move back.',
  redo: 'Redo',
  makeAgain: 'Make it again',
  standIn: {
    left: 'You left; a bot plays for you.',
    time: 'Your time ran out; a bot plays for you.',
    absent: 'You were away; a bot plays for you.',
  },
  takeBack: 'Take my seat back',
  curtain: (name: string) => `${name}’s turn`,
  curtainText: (name: string) => `Hand the device to ${name}. Nobody else should look.`,
  curtainOpen: (name: string) => `I am ${name}`,
};

/** What happened at the table beside the game, in the tape. */
export const notes = {
  left: (name: Part) => say`${name} left; a bot plays on.`,
  time: (name: Part) => say`${name} ran out of time; a bot plays on.`,
  absent: (name: Part) => say`${name} is away; a bot plays on.`,
  back: (name: Part) => say`${name} is back.`,
  undoAsked: (name: Part) => say`${name} asked to take a move back.`,
  undoRefused: (name: Part) => say`${name} did not agree.`,
  undoWithdrawn: (name: Part) => say`${name} withdrew the request.`,
  undone: (name: Part) => say`${name} took a move back.`,
  redone: (name: Part) => say`${name} made it again.`,
  voted: (name: Part) => say`${name} votes to end the game.`,
  unvoted: (name: Part) => say`${name} wants to play on.`,
};

/** The chat drawer. */
export const chat = {
  empty: 'Nobody has said anything yet.',
  say: 'Say something',
  send: 'Send',
  looksOn: '(looks on)',
  mute: (name: string) => `Mute ${name}`,
  hear: (name: string) => `Hear ${name} again`,
};

/** The menu of the table. */
export const menu = {
  code: 'Code of this table:',
  fair: 'The shuffle was committed to before the first move:',
  vote: 'Vote to end the game',
  unvote: 'Take my vote back',
  votes: (names: readonly string[]) =>
    `For ending: ${list(names)}. It ends when everybody agrees. Anyone away for a whole day no longer counts: vote again then.`,
  leave: 'Leave the table',
  leaveOnline: 'A bot will play on for you; you can come back.',
  leaveSolo: 'The game is thrown away.',
  leaveSure: 'Yes, leave',
  homeOnline: 'Home (your seat is kept)',
  homeSolo: 'Home (the game is kept)',
};

/** The hint drawer. */
export const hint = {
  notYourTurn: 'Hints come when it is your turn.',
  thinking: 'A trader is thinking it through…',
  text: 'What a trader would do in your place, the best first, and how far ahead of the best rival or behind it expects you to end.',
  ahead: (amount: string) => `${amount} ahead`,
  behind: (amount: string) => `${amount} behind`,
  level: 'level',
  play: 'Play this',
};
