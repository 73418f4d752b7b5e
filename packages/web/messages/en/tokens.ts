import { n } from './forms.ts';

/** The part of the settings about programs that act as a person. */
export const tokens = {
  title: 'Programs that play for you',
  help: 'A token lets a bot or script of your own act as you here. Whoever has it can do the same, so keep it secret.',
  api: 'What a program can do',
  none: 'None. No program can act as you.',
  make: 'Make a token',
  label: 'What it is for',
  labelHelp: 'So that you know it again.',
  scope: 'It may',
  scopeHelp: 'Never: make tokens, or sign you out.',
  scopes: { play: 'Look and play', read: 'Only look' },
  end: 'It ends',
  days: (days: number) => n(days, 'After 1 day', () => (days === 365 ? 'After a year' : `After ${days} days`)),
  onDate: 'On a date',
  makeNow: 'Make it',
  tooMany: 'You have as many tokens as one can have. Delete one first.',
  secret: 'Your new token.',
  once: 'Copy it now: it is shown this once.',
  made: (date: string) => `made ${date}`,
  ends: (date: string) => `ends ${date}`,
  used: (date: string) => `last used ${date}`,
  unused: 'never used',
  delete: 'Delete',
  deleteOf: (label: string) => `Delete the token “${label}”`,
  deleteNow: 'Delete for good',
};
