import { time } from './forms.ts';

/** What stands on every page. */
export const app = { home: 'Outcry, home', loading: 'Loading', tools: 'Tools', close: 'Close', cancel: 'Cancel' };

/** What the parts of @outcry/ui say: their UiText. */
export const ui = {
  you: 'you',
  bot: 'bot',
  program: 'program',
  away: 'away',
  onVacation: (until: string) => `on vacation until ${until}`,
  thinking: (level: string) => `The ${level} is thinking…`,
  turn: 'turn',
  decision: 'Decision',
  fewer: 'Fewer',
  more: 'More',
  rises: 'up',
  falls: 'down',
  hiddenCard: 'Hidden card',
  timeLeft: 'Time left',
  clockStopped: 'stopped',
  clear: 'Clear',
  inAdvance: 'In advance',
  inAdvanceNote: 'In advance; only you see it',
  askAgain: (what: string) => `${what}: ask me again`,
  skip: 'Skip',
  skipToNow: 'Skip to now',
  filmNote: 'This is what happened since your last turn. Now comes right after it.',
  next: 'Next',
  again: 'What happened?',
  /** The move that is ready, as a question. */
  ask: (move: string) => `${move}?`,
  sending: 'Sending…',
};

/** The bar above a page that something is the matter with. */
export const banner = {
  full: 'Too many pages or requests at once from you or your network. It goes on by itself; closing pages helps.',
  lost: 'The connection is lost. Trying again; nothing you did is lost.',
  slow: 'No answer yet. Still trying; what you did is kept and happens once.',
  outdated: 'Outcry was updated. Reload to go on; your games are kept.',
};

const unknownRules =
  'This server does not have the version of the rules this game is played by. Ask the host to update it.';

/** Why something could not be done, by the code of the server's answer; `no-room` and `bot-failed` are the browser's. */
export const refused = {
  'not-your-seat': 'That is not your seat.',
  'not-host': 'Only the host can do that.',
  removed: 'The host removed you from this table.',
  full: 'There is no free seat any more.',
  started: 'The game has started already.',
  'not-started': 'The game has not started yet.',
  'too-soon': 'They have not been away for long enough: ten seconds for a bot, at least an hour for another person.',
  'refused-lately': 'This was asked or refused just now. Ask again in a minute or two.',
  'name-taken': 'Somebody here is called that already. Choose another name.',
  'not-welcome': 'You cannot sit at this table.',
  'blocked-here': 'You have blocked somebody who sits here.',
  banned: 'You cannot play here now.',
  muted: 'You cannot write now. You can play on.',
  maintenance: 'We are updating. Nothing was changed; try again soon.',
  'wrong-password': 'The name or the password is wrong.',
  'link-gone': 'This link or code no longer works.',
  'not-possible': 'That is not possible now.',
  over: 'The game is over.',
  'too-many': 'That was too fast. Wait a moment.',
  quota: 'You have as much of this going on as one person may. Finish or leave a table first.',
  busy: 'The server cannot do it just now. Nothing was changed; try again.',
  unreached: 'The server is not reached. Alone or at one device you can play all the same.',
  'no-room': 'The browser has no room left to keep this game. Forget an old one on the home page.',
  'bot-failed': 'A bot could not think, and played just any move.',
  failed: 'That did not work. Nothing was changed.',
  'unknown-rules': unknownRules,
} as Readonly<Record<string, string>>;

/** Refused because of a limit; `wait` in seconds. */
export const tooMany = (wait: number) => `Too many requests from here. Try again in ${time(wait)}.`;

/** Pages that show nothing but why there is nothing to show. */
export const dead = {
  tooManyTitle: 'Too many at once',
  tooManyText: (wait: number) => `Too many new guests or requests came from your network. Try again in ${time(wait)}.`,
  home: 'Home',
  again: 'Try again',
  reload: 'Reload',
  lostTitle: 'Nothing is traded here',
  lostText: 'This address leads nowhere. The market is on the home page.',
  brokenTitle: 'Something tore',
  brokenText: 'This page could not be shown. After an update a reload helps; your games are kept.',
  goneTitle: 'This game is not here',
  goneText: 'It was played on another device, or it was forgotten on this one.',
  elsewhereTitle: 'This game goes on in another tab',
  elsewhereText: 'It is played in one tab at a time, so that no move is lost.',
  playHere: 'Play here',
  closedTitle: 'This table was closed',
  closedText: 'Its last player left before the start.',
  table: {
    'not-found': [
      'This link has expired',
      'There is no table behind it (any more). Ask for a new link, or make a table yourself.',
    ],
    'signed-out': [
      'You are signed out here',
      'You signed out in another tab, or the server went back to a backup from before you came.',
    ],
    gone: [
      'This table is not on the server any more',
      'It may be newer than the backup that was restored. Ask for a new link, or make a table yourself.',
    ],
    mistyped: [
      'This code is mistyped',
      'No table has a code like this: a letter is wrong or missing. Look at it once more.',
    ],
    removed: ['You were removed', 'The host of this table has given your seat away.'],
    banned: ['You cannot play here now', 'A host of this server has decided so. Above you read why, and until when.'],
    'no-spectators': ['Only for players', 'This table has started, and its host lets nobody look on.'],
    'unknown-rules': ['Unknown rules', unknownRules],
    unreached: ['The server is not reached', 'Check your connection. Alone you can play all the same.'],
  } as Readonly<Record<string, readonly [title: string, text: string]>>,
};
