import { say } from '@outcry/engine/sentence';
import type { Part, Sentence } from '@outcry/engine/sentence';
import type { Fault } from '@outcry/server/api';
import { list, n, time } from './forms.ts';

const movesOf = (count: number): string => n(count, '1 move', () => `${count} moves`);

/** A request as its reader is told it; null: it is their own. */
const asks = (name: string | null): string => (name === null ? 'You ask' : `${name} asks`);

const botSince = (since: number | null): string =>
  since === null ? 'A bot plays for you.' : `A bot has played for you since move ${since}.`;

/** What an undo takes back: how many moves, where the game was before, and what was said of the first of them. */
interface Undone {
  readonly moves: number;
  readonly where: string;
  readonly said: string;
}

/** What a note of the tape speaks of besides a seat: the moves of an undo, another person, or what a program failed at. */
export interface About {
  readonly moves: number;
  readonly said: Sentence;
  readonly name: string;
  readonly fault: Fault;
}

/** What a program failed at, and who moved for it. */
const FAULTS: Readonly<Record<Fault, string>> = {
  crashed: 'crashed, so a move was made for it at random.',
  late: 'did not answer in time, so a move was made for it at random.',
  rubbish: 'gave an answer that cannot be read, so a move was made for it at random.',
  illegal: 'named a move that is not legal, so another was made for it at random.',
  absent: 'has failed too often and does not run any more, so moves are made for it at random.',
  missing: 'is not on this server, so a Trader moves for it.',
};

/** The frame around a board. */
export const table = {
  yourTurn: (game: string) => `Your turn · ${game}`,
  rules: 'Rules',
  hint: 'Hint',
  chat: 'Chat',
  undo: 'Undo',
  undoNot: 'Nothing to take back, or something was drawn or shown since.',
  menu: 'Menu',
  pace: { calm: 'Pace: calm', brisk: 'Pace: brisk', instant: 'Pace: instant', wait: 'Pace: wait for my click' },
  rail: 'Charts and log',
  prices: 'Prices',
  wealth: 'Wealth',
  unknown: '?',
  tape: 'The tape',
  tapeEmpty: 'Nothing has happened yet.',
  moves: movesOf,
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
  restored: (move: number) =>
    move === 0
      ? 'The server was restored from a backup: the game goes on from its beginning.'
      : `The server was restored from a backup: the game goes on from move ${move}.`,
  undoAsked: (name: string | null, undone: Undone | null) => {
    if (undone === null) return `${asks(name)} to take a move back.`;
    const back = `${asks(name)} to go back ${movesOf(undone.moves)}`;
    return `${undone.said === '' ? back : `${back}, before “${undone.said}”`} (${undone.where}).`;
  },
  undoHere: (names: readonly string[]) => `${list(names)}: do you agree?`,
  waits: (names: readonly string[]) =>
    names.length > 0 ? `Waiting for ${list(names)}.` : 'Waiting for a player to agree.',
  undoAlready: 'The table is deciding about an undo.',
  undoRefused: 'Refused. Ask again after the next move, or in a minute.',
  /** The board that showed a request for an undo shows now again. */
  returned: {
    undone: 'The game went back. You see it as it is now.',
    kept: 'Nothing was taken back. You see the game as it is now.',
  },
  look: 'Look at it',
  agree: 'Agree',
  refuse: 'Refuse',
  withdraw: 'Withdraw',
  undone: 'You took your move back.',
  redo: 'Redo',
  makeAgain: 'Make it again',
  standIn: {
    left: (since: number | null) => `You left. ${botSince(since)}`,
    time: (since: number | null) => `Your time ran out. ${botSince(since)}`,
    absent: (since: number | null) => `You were away. ${botSince(since)}`,
    agreed: (since: number | null) => `You were away, and the others agreed on a bot. ${botSince(since)}`,
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
  agreed: (name: Part) => say`${name} is away; the others agreed that a bot plays on.`,
  back: (name: Part) => say`${name} is back.`,
  undoAsked: (name: Part, { moves, said }: About) =>
    said.length > 0
      ? say`${name} asked to go back ${movesOf(moves)}, before “${said}”`
      : say`${name} asked to go back ${movesOf(moves)}.`,
  undoRefused: (name: Part) => say`${name} did not agree.`,
  undoWithdrawn: (name: Part) => say`${name} withdrew the request.`,
  undone: (name: Part, { moves, said }: About) =>
    said.length > 0
      ? say`${name} took ${movesOf(moves)} back, from “${said}” on.`
      : say`${name} took ${movesOf(moves)} back.`,
  redone: (name: Part) => say`${name} made it again.`,
  botAsked: (name: Part, about: About) => say`${name} is away; ${about.name} asks that a bot plays on.`,
  seatAsked: (name: Part, about: About) => say`${about.name} asks for the seat of ${name}.`,
  replaceRefused: (name: Part) => say`${name} did not agree.`,
  replaceWithdrawn: (name: Part) => say`The request about the seat of ${name} was withdrawn.`,
  replaceLapsed: (name: Part) => say`The request about the seat of ${name} came to nothing.`,
  replaced: (name: Part, about: About) => say`${name} took the seat of ${about.name}.`,
  thoughtLess: (name: Part) => say`${name} thought less: the server is busy.`,
  programFailed: (name: Part, { fault }: About) => say`${name} ${FAULTS[fault]}`,
  voted: (name: Part) => say`${name} votes to end the game.`,
  unvoted: (name: Part) => say`${name} wants to play on.`,
};

/** Seats that nobody sits at: a bot or another person plays on. */
export const replace = {
  bot: (name: string) => `Let a bot play for ${name}`,
  me: (name: string) => `Ask for the seat of ${name}`,
  asked: {
    bot: (asker: string | null, name: string) => `${name} is away. ${asks(asker)} that a bot plays on.`,
    person: (asker: string | null, name: string) => `${asks(asker)} for the seat of ${name}, and would see its hand.`,
  },
  rule: {
    bot: 'Everybody present must agree; once somebody has been away for 3 minutes, the host alone can.',
    person: 'Everybody present must agree. Whoever was away can take their seat back when they return.',
  },
  away: {
    bot: (name: string) => `${name} is away, and the game waits.`,
    me: (name: string) =>
      `${name} is away. Unless they left for good, you can ask for that seat after an hour at the earliest.`,
  },
  former: (name: string, since: number | null) =>
    `${since === null ? `${name} plays your seat.` : `${name} has played your seat since move ${since}.`} If ${name} leaves, you can ask for it back.`,
  reclaim: (name: string, since: number | null) =>
    `While you were away, ${name} took your seat${since === null ? '' : ` and has played it since move ${since}`}.`,
};

/** Somebody asks to end the game. */
export const vote = {
  asked: (name: string | null) => `${asks(name)} to end the game now, without a result.`,
  rule: 'It ends when everybody agrees.',
  absent: 'Anyone away for a whole day no longer counts.',
  no: 'No, play on',
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
  leave: 'Leave the table',
  leaveOnline: 'A bot will play on for you; you can come back.',
  leaveSolo: 'The game is thrown away.',
  leaveSure: 'Yes, leave',
  home: 'Home',
  homeOnline: 'Home (your seat is kept)',
  homeSolo: 'Home (the game is kept)',
};

/** The hint drawer. */
export const hint = {
  notYourTurn: 'Hints come when it is your turn.',
  text: (level: string) =>
    `What the ${level} would consider in your place, the best first: your chance to win, and how far you would end ahead of the best rival or behind.`,
  toWin: 'to win',
  expected: (money: string) => `You expect ${money}.`,
  name: 'Hints',
  off: 'This table gives no hints. Nobody can check a second window.',
  rated: 'This table is rated: there are no hints. Nobody can check a second window.',
  ahead: (amount: string) => `${amount} ahead`,
  behind: (amount: string) => `${amount} behind`,
  level: 'level',
  youHave: 'Your wealth then:',
  instead: 'Compared with the first:',
  alike: 'Much like the first.',
  otherThings: 'other things',
  play: 'Play this',
};

/** What happened since one's last turn. */
export const film = {
  title: 'Since your last turn',
  length: (moves: number, seconds: number | null) =>
    seconds === null || seconds < 60 ? movesOf(moves) : `${movesOf(moves)} in ${time(seconds)}`,
  /** Which frame is on the screen, and when it was; null: not known. */
  place: (at: number, of: number, when: string | null) =>
    when === null ? `${at} of ${of}` : `${at} of ${of}, as it was at ${when}`,
  play: 'Play it again',
  pause: 'Pause',
  goOn: 'Go on',
  you: 'You',
  several: (moves: number) => movesOf(moves),
  now: 'Now',
  yours: 'the board is yours',
  theirs: 'others are deciding',
  /** Announced when it ends. */
  over: 'The board is yours.',
};

/** What one notes for oneself. */
export const notesOfOne = {
  title: 'My notes',
  text: 'Only you can read this. It stays with this table, and goes with you when you take your data along.',
  kept: 'Kept.',
};
