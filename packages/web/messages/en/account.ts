import { list, n } from './forms.ts';

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const word = (count: number): string => WORDS[count] ?? String(count);

/** The account page: how one comes back. */
export const account = {
  title: 'Keep your name',
  kept: 'Your account',
  intro: 'You can play as a guest for ever. An account only makes sure that you can come back.',
  pages: 'Your pages',
  tab: 'Account',
  onlyHere: (name: string) => `${name} lives in this browser only. Keep the name?`,
  onPaper: (name: string) => `${name} lives in this browser and on one sheet of paper.`,
  comesAlong: (games: number, tables: number) => {
    const parts = [
      ...(games > 0 ? [`${word(games)} ${games === 1 ? 'game' : 'games'}`] : []),
      ...(tables > 0 ? [`${word(tables)} running ${tables === 1 ? 'table' : 'tables'}`] : []),
    ];
    if (parts.length === 0) return 'With a passkey your name comes along to any device. We ask for nothing else.';
    const comes = games + tables === 1 ? 'comes' : 'come';
    return `With a passkey, ${list(parts)} ${comes} along to any device. We ask for nothing else.`;
  },
  keepWithPasskey: (name: string) => `Keep ${name} with a passkey`,
  usePassword: 'Use a password',
  notNow: 'Not now',
  keepTitle: (name: string) => `Keep ${name}?`,
  done: (name: string) => `Done. You are still ${name}, with the same games and tables.`,
  nameTaken: (name: string, free: string) =>
    `Somebody here is called ${name} already. ${free} is free, or choose another.`,
  passkeyRefused: 'Nothing was changed. You can try again or use a password.',
  plainHttp:
    'This address begins with http, so the browser allows neither passkeys nor push here. A recovery link works, and so do e-mail and ntfy. Your host can change that: see Hosting.',
  otherHost: (host: string) =>
    `Passkeys work here only at the address ${host}. A password or a recovery link works at this one.`,
  noPasskeys: 'This browser knows no passkeys. A password or a recovery link works.',
  nobody: 'Nobody is signed in here. Play as a guest, or sign in as somebody you were before.',

  ways: 'Ways back in',
  waysCount: (have: number, of: number) => `${word(have).replace('no', 'none')} of ${word(of)}`,
  passkey: 'Passkey',
  passkeyText: 'Your fingerprint, face or screen lock. Nothing to remember.',
  passkeyOf: (label: string, date: string) => (label === '' ? `Made ${date}.` : `${label}. Made ${date}.`),
  password: 'Password',
  passwordText: 'Twelve letters or more. Works everywhere.',
  passwordSet: 'You sign in with your name and the password.',
  recovery: 'Recovery link',
  recoveryText: 'A link on paper. It brings you back on any device.',
  recoveryMade: (date: string) => `A link on paper. Made ${date}, not used yet.`,
  recoveryUsed: (date: string) => `It was used on ${date}. Make a new one.`,
  add: 'Add',
  another: 'Add another',
  change: 'Change',
  remove: 'Remove',
  removeOf: (what: string) => `Remove: ${what}`,
  withdraw: 'Withdraw',
  makeLink: 'Make one',

  current: 'Your password now',
  newPassword: 'New password',
  passwordHint: 'Twelve letters or more',
  show: 'Show',
  save: 'Save',
  wrongPassword: 'The password is wrong. Nothing was changed.',
  shortPassword: 'A password has twelve letters or more.',

  paperTitle: (name: string) => `This paper brings ${name} back`,
  paperText: (name: string) => `Whoever holds it can be ${name}. We show it once and cannot read it again.`,
  paperMade: (name: string) =>
    `This paper brings ${name} back. Whoever holds it can be ${name}. We show it once and cannot read it again.`,
  print: 'Print',
  copy: 'Copy',
  copied: 'Copied',
  madeOn: (date: string) => `Made ${date}`,

  devices: 'Where you are signed in',
  devicesCount: (count: number) => n(count, '1 device', () => `${count} devices`),
  thisDevice: { computer: 'This computer', phone: 'This phone', tablet: 'This tablet' },
  device: { computer: 'A computer', phone: 'A phone', tablet: 'A tablet' },
  agent: (browser: string | null, system: string | null) =>
    browser === null ? (system ?? 'An unknown browser') : system === null ? browser : `${browser} on ${system}`,
  hereNow: (agent: string) => `${agent}, here now`,
  since: (agent: string, date: string) => `${agent}, since ${date}`,
  here: 'here',
  end: 'End',
  endOf: (what: string) => `End the session: ${what}`,
  tokens: 'Access tokens',
  noTokens: 'None. For your own bots and scripts, one key each.',
  tokensText: (count: number) => n(count, '1 program may act as you.', () => `${count} programs may act as you.`),
  look: 'Look',
  otherDevice: 'Another device',
  otherDeviceText: 'A code here, scan it there, say yes here.',
  newCode: 'New code',

  scanTitle: 'Scan this with the other device',
  scanText: 'Or open this link there:',
  qr: 'QR code for the second device',
  joins: { computer: 'A computer wants to join', phone: 'A phone wants to join', tablet: 'A tablet wants to join' },
  joinsText: (agent: string, seconds: number) =>
    `${agent} scanned this code ${n(seconds, 'one second', () => `${word(seconds).replace('no', 'zero')} seconds`)} ago. Does it show these two figures?`,
  yesMine: 'Yes, it is mine',
  noStop: 'No, stop it',
  stopped: 'Stopped. The code is worthless now.',
  joined: 'The other device is signed in.',
  codeEnded: 'The code has ended. Make a new one.',
  codeLeft: (seconds: number) =>
    `The code works once, for a minute. ${n(seconds, '1 second', () => `${seconds} seconds`)} left.`,

  data: 'Your data',
  take: 'Take it with you',
  takeText: 'Everything we hold about you: games, messages, settings. JSON and game files in one archive.',
  download: 'Download',
  name: 'Name',
  nameText: (name: string) => `${name}. Others at your tables see a change at once.`,
  newName: 'Your new name',
  deleteTitle: (name: string) => `Delete ${name}`,
  deleteText: 'Your games stay for the others, as “somebody”. Name, rating and messages go, for good, after 7 days.',
  deleteOpen: 'Delete…',
  deleteAsk: (name: string) =>
    `Delete ${name}? Your games stay for the others, as “somebody”. Name, rating and messages go, for good, after 7 days. Until then, signing in brings all back.`,
  deleted: (date: string) => `You are signed out everywhere. Until ${date} signing in brings all back.`,

  hostLink: (host: string | null, time: string) =>
    host === null
      ? `A host here made a sign-in link for you at ${time}. If you did not ask for it, tell them.`
      : `${host}, a host here, made a sign-in link for you at ${time}. If you did not ask for it, tell them.`,
  read: 'I have read it',
  somebody: 'somebody',
};

/** Coming back: the pages that sign in. */
export const signIn = {
  title: 'Sign in',
  intro: 'Be on this device who you were on another.',
  withPasskey: 'Sign in with a passkey',
  passwordTitle: 'With a password',
  name: 'Your name',
  password: 'Your password',
  go: 'Sign in',
  wrong: 'The name or the password is wrong.',
  passkeyRefused: 'Nobody was signed in. Try again, or use another way.',
  otherTitle: 'In another way',
  otherText:
    'Are you signed in on another device? Open Account there, and then “New code”. Do you have a recovery link? Open it here. Without either, ask your host for a sign-in link.',
  guestStays: (name: string) =>
    `You are ${name} here, a guest with games or tables. They stay with ${name}, and this browser forgets who that is. A recovery link brings ${name} back.`,
  belongs: (name: string) => `This link belongs to ${name}. Sign in as them on this device?`,
  yesIAm: (name: string) => `Yes, I am ${name}`,
  gone: {
    used: (date: string) => `This link no longer works. It was used on ${date}. Ask your host for a new one.`,
    withdrawn: (date: string) => `This link no longer works. It was withdrawn on ${date}. Ask your host for a new one.`,
    ended: (date: string) => `This link no longer works. It ended on ${date}. Ask your host for a new one.`,
  },
  noLink: 'There is no such link. Look at every letter of it.',
  backTitle: 'Come back',
  deviceTitle: 'Sign in on this device',
  deviceText: 'You scanned a code of another device. Do you want to be the same person here?',
  deviceGo: 'Yes, sign in here',
  figures: 'Look at the first device. Does it show these two figures? Say yes there.',
  deviceStopped: 'The first device said no. Nobody was signed in.',
  deviceGone: 'This code no longer works. Make a new one on the first device.',
};

/** One's vacation, at slow tables. */
export const vacation = {
  title: 'Vacation',
  left: (count: number) => n(count, '1 day of vacation left', () => `${count} days of vacation left`),
  away: (date: string) => `On vacation until ${date}`,
  text: (most: number) =>
    `At tables where a move may take half a day or more, your clocks stand still and the others see until when. Every 12 days bring one more, up to ${most}.`,
  until: 'Until the end of',
  go: 'Go on vacation',
  back: 'I am back',
  tooLong: 'That is more than you have left, or too soon. Choose another day.',
};
