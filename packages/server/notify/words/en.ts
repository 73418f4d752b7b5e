import type { NotifyWords } from './words.ts';

const list = new Intl.ListFormat('en');
const greeting = (hour: number): string =>
  hour < 12 ? 'Good morning.' : hour < 18 ? 'Good afternoon.' : 'Good evening.';
const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

export const words: NotifyWords = {
  turn: (game) => `Your turn in ${game}`,
  invited: (by, game) => `${by} invites you to ${game}`,
  invitedText: 'A seat is free for you.',
  over: (game) => `${game} is over`,
  mentioned: (by) => `${by} named you`,
  mentionedText: (game) => `In the chat of ${game}`,
  with: (names) => `with ${list.format(names)}`,
  alone: 'nobody else',
  won: (names) => `${list.format(names)} won.`,
  place: (place, of, score) => `You: place ${place} of ${of}, with ${score}.`,
  digest: (hour, tables) =>
    `${greeting(hour)} ${NUMBERS[tables] ?? tables} ${tables === 1 ? 'table waits' : 'tables wait'}`,
  test: 'A message from Outcry',
  testText: 'Messages arrive here. This one is a test.',
  open: 'Open it',
  takeTurn: 'Take your turn',
  notThisTable: 'Not this table',
  change: (address) => `What you get, and when: ${address}`,
  confirm: {
    subject: 'Is this your address?',
    text: (name, link) =>
      `Hello ${name},\n\nsomebody gave this address for ${name} at Outcry. If it was you, open this link within a day and press the button there:\n\n${link}\n\nIf not, do nothing.\n`,
  },
  signIn: {
    subject: 'Your link to sign in',
    text: (name, link) =>
      `Hello ${name},\n\nthis link signs you in at Outcry. It works once, for 15 minutes:\n\n${link}\n\nIf you did not ask for it, do nothing.\n`,
  },
};
