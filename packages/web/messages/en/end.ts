import { list, n, time } from './forms.ts';

/** The end screen. */
export const end = {
  lasted: (minutes: number) => `Finished in ${time(60 * minutes)}`,
  wins: (name: string, money: string) => `${name} wins with ${money}`,
  shared: (names: readonly string[], money: string) => `${list(names)} share the victory with ${money}`,
  margin: (money: string, name: string) => `${money} ahead of ${name}.`,
  tieBroken: (name: string) => `Level with ${name} in money; the tie-break decided.`,
  noResult: 'The game was not played to its end.',
  voted: (names: readonly string[]) => `${list(names)} voted for it.`,
  stopped: { vote: 'The table voted to stop', closed: 'The table was closed', abandoned: 'The table was abandoned' },
  you: 'You',
  youWin: 'You win',
  youAnd: (names: readonly string[]) => `You and ${list(names)} win`,
  win: (names: readonly string[]) => `${list(names)} ${names.length === 1 ? 'wins' : 'win'}`,
  won: (names: readonly string[], money: string) =>
    `${list(names)} ${names.length === 1 ? 'wins' : 'win'} with ${money}.`,
  soClose: 'Second, so close',
  place: (place: number) => `${['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'][place - 1]!} place`,
  best: 'Your best game yet',
  bestBy: (money: string) => `${money} over your old best`,
  bestUntil: (money: string) => `Your best until today: ${money}`,
  firstWin: 'Your first win',
  firstWinText: 'The first in this game on this device',
  accounts: 'See the accounts',
  atEnd: (part: string) => `${part} (added at the end)`,
  replay: 'Watch the replay',
  leave: 'Leave table',
  rematch: 'Rematch',
  joinRematch: 'Join the rematch',
  earned: 'Where the money came from',
  stood: 'Where everybody stood',
  wealthHow: 'money and what the shares would pay',
  start: 'start',
  lastPrices: 'Last prices',
  atStart: (price: string) => `${price} at the start`,
  turned: 'Where it turned',
  move: (move: number) => `Move ${move}`,
};

/** The proof that the shuffles were fair. */
export const proof = {
  committed: 'Committed before the game:',
  seed: 'seed:',
  not: 'Every shuffle can be checked here.',
  checking: 'Playing the game again…',
  yes: (moves: number) =>
    n(moves, 'Fair: 1 move and its shuffles are right.', (count) => `Fair: all ${count} moves and shuffles are right.`),
  no: 'The file does not fit: this game was not played as it says.',
  alone: 'Dealt on one device: nobody else added to the shuffle.',
  nobody: 'No player added to the shuffle: the server alone chose it.',
  open: (names: readonly string[]) => `${list(names)} added to the shuffle, without committing first (an older table).`,
  tookPart: (added: string, commitment: string) =>
    `Your browser added ${added}. The server had committed to ${commitment} before. Both are in the shuffle.`,
  tookNoPart: 'This browser took no part in the deal, so it has nothing of its own to compare.',
  added: (added: number, players: number) =>
    n(players, 'The only player contributed.', (count) => `${added} of ${count} players contributed.`),
  missing: {
    'not-connected': (names: readonly string[]) =>
      n(names.length, `${list(names)} was not connected.`, () => `${list(names)} were not connected.`),
    'no-answer': (names: readonly string[]) => `${list(names)} did not answer and contributed nothing.`,
  },
  void: (attempt: number, names: readonly string[]) =>
    `Attempt ${attempt} was void because ${list(names)} did not answer in time.`,
  differs: {
    commitment: 'Not fair: before the deal the server showed this browser another commitment.',
    entropy: 'Not fair: what this browser added is not in the shuffle.',
    attempt: 'Not fair: the record leaves out an attempt that this browser took part in.',
    answer: 'Not fair: the record denies an answer that the server had accepted from this browser.',
  },
  check: 'Check it',
  download: 'Game file',
};
