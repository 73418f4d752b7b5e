import { list, n } from './forms.ts';

/** The waiting room. */
export const waiting = {
  title: 'Waiting room',
  seats: (open: number) =>
    n(open, '1 seat is free', (count) => (count === 0 ? 'Everybody is here' : `${count} seats are free`)),
  restored: 'The server was restored from a backup: this game has not begun there.',
  open: 'Free seat',
  host: 'host',
  full: 'This table is full.',
  fullWatch: 'You can look on once it starts; this page shows it by itself.',
  sitName: 'Your name at this table',
  sitHelp: 'Sit down to play.',
  watchHelp: 'To look on you need neither a seat nor a name: stay on this page.',
  another: 'Somebody else at this device',
  anotherName: 'Their name',
  anotherSit: 'Add a seat here',
  remove: 'Remove',
  invite: 'Invite',
  inviteText: 'Send the link, let them scan it, or say the code.',
  link: 'Link to this table',
  address: 'Address in the link',
  addressHelp: 'This computer has several. Choose the one of the network your friends are in.',
  onlyHere: 'Only this computer can open this link: its server cannot be reached from others.',
  howOthers: 'How others get in',
  copy: 'Copy',
  copied: 'Copied',
  qr: 'The link as a QR code',
  start: 'Start',
  startBots: (bots: number) => n(bots, 'Start with 1 bot', (count) => `Start with ${count} bots`),
  hostStarts: 'The host starts the game.',
  fairness:
    'When the game starts, every browser at the table adds to the shuffle, so that nobody can choose the cards.',
  dealing: 'Dealing the cards',
  committed: 'The server has committed to its part:',
  dealingFor: {
    commit: (names: readonly string[]) =>
      `Every browser seals what it adds to the shuffle. Waiting for ${list(names)}.`,
    reveal: (names: readonly string[]) =>
      `All seals are in; every browser shows what it added. Waiting for ${list(names)}.`,
  },
  term: (label: string, value: string) => `${label}: ${value}`,
  changeTitle: 'Change the terms',
  save: 'Save',
  lookOn: (names: readonly string[]) => `Looking on: ${list(names)}`,
  talk: 'Chat',
  changed: (name: string, what: readonly string[]) => `${name} changed: ${what.join('; ')}`,
  without: (label: string) => `without ${label}`,
  notes: {
    joined: (name: string) => `${name} sat down.`,
    left: (name: string) => `${name} left.`,
    removed: (name: string) => `${name} was removed.`,
  },
  ownTables: 'Tables of the host’s own box',
};
