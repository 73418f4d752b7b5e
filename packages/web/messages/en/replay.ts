import { say } from '@outcry/engine/sentence';
import type { Part } from '@outcry/engine/sentence';
import { list, n } from './forms.ts';

/** The replay page. */
export const replay = {
  name: 'Replay',
  title: (game: string) => `Replay of ${game}`,
  result: 'Result',
  reel: 'Through the game',
  move: (at: number, last: number) => `Move ${at} of ${last}`,
  beginning: 'Before the first move.',
  decided: (name: Part) => say`${name} decided something hidden from this seat.`,
  speed: 'Speed',
  times: (times: number) => `${times}×`,
  eyes: 'Through whose eyes',
  choose: 'choose a seat',
  spectator: 'Seen by a spectator',
  seenBy: (name: string) => `Seen by ${name}`,
  unfinished: (moves: number) =>
    n(moves, 'Fair so far: 1 move is right; not over.', (count) => `Fair so far: ${count} moves are right; not over.`),
  stopped: (moves: number) =>
    n(
      moves,
      'Fair: 1 move is right; stopped before its end.',
      (count) => `Fair: ${count} moves are right; stopped before its end.`,
    ),
  copy: 'Link to this moment',
  copied: 'Copied',
  copiedText: 'Whoever may see this table sees just this moment.',
  onlyHere: 'This game is on this device only. Send the game file along: whoever opens the link is asked for it.',
  goOn: 'Play on from here',
  goOnFrom: (at: number, last: number) => `The game as it stood after move ${at} of ${last} is yours to play.`,
  goOnText: 'A private game on this device, against bots. Its seed is known, so it is marked and counts nowhere.',
  goOnPlay: 'Play on',
  over: 'Here the game is over.',
  yourSeat: 'Your seat',
  others: 'The others',
  continued: 'Continued from an imported game or replay: its seed is known',
  continuedShort: 'continued, seed known',
  continuedWhy: 'Whoever has the file can know every card to come. The game counts in no statistics.',
  gone: 'It is on another device, or it was forgotten on this one. If somebody sent you its file, open it here.',
  runningTitle: 'This game is not over',
  running: 'Its replay would show what is still hidden. Come back when it is over.',
  damaged: 'The game was kept, but it does not replay as it was played.',
};

/** Opening a game file. */
const importing = {
  open: 'Open a game file',
  help: 'Or drop it on this page: it is checked move by move, and replayed.',
  drop: 'Drop the game file here',
  checking: 'Playing it again…',
  running: (moves: number) => n(moves, 'Imported, 1 move, not over', (count) => `Imported, ${count} moves, not over`),
  stopped: (moves: number) => n(moves, 'Imported, 1 move, stopped', (count) => `Imported, ${count} moves, stopped`),
  over: (winners: readonly string[]) => `Imported, ${list(winners)} won`,
  version: (version: string) => `This game file is of version ${version}; this Outcry reads versions 1 to 3.`,
  damaged: (where: string) => `This game file is damaged (${where}).`,
  unknownGame: (game: string) => `This is a file of “${game}”, a game this Outcry does not have.`,
  rules: (played: number, known: string) =>
    `This game was played by version ${played} of the rules; this Outcry has version ${known}.`,
  move: (move: number, why: string) => `Move ${move} of this file is not legal, so it was not opened. ${why}`.trim(),
  faults: {
    'not-json': 'This is no game file: it is not whole JSON. It may have been cut off on its way.',
    'not-ours': 'This is no game file of Outcry.',
    account:
      'This is the export of an account, not a game. Its games lie beside it, in the folder “games” of the archive.',
    seed: 'The seed in this file is not the one that was committed to before the game, so it was not opened.',
    contribution: 'What a seat added to the shuffle is not what it had committed to, so the file was not opened.',
    attempt: 'The seed of a void attempt to deal is not the one that was committed to, so the file was not opened.',
    result: 'The result in this file is not the one its moves lead to, so it was not opened.',
    huge: 'This file is larger than 2 MB; no game is. It was not opened.',
    'no-room': 'The browser has no room left to keep this game. Forget an old one and try again.',
    unreadable: 'This file could not be read.',
  },
};
export { importing as import };
