/** The settings page. */
export const settings = {
  title: 'Settings',
  name: 'Your name',
  nameHelp: 'As others at the table see it.',
  nameHint: 'Name',
  language: 'Language',
  theme: 'Theme',
  asSystem: 'As the system',
  light: 'Light',
  dark: 'Dark',
  pace: 'Pace',
  paceHelp: 'How fast you are told what happens. By itself: calmly in your first three games of a game, then briskly.',
  paces: {
    auto: 'By itself',
    calm: 'Calm',
    brisk: 'Brisk',
    instant: 'Instant',
    wait: 'Wait for my click',
  },
  motion: 'Movement',
  motionHelp: 'With less, pieces jump instead of walking.',
  less: 'Less',
  sound: 'Sound',
  soundHelp: 'Cards, coins, dice, the bell, and your turn.',
  volume: 'Volume',
  vibration: 'Vibration',
  vibrationHelp: 'A short buzz on your turn.',
  remarks: 'Remarks of bots',
  remarksHelp: 'A word now and then, at most one every few turns.',
  secondTap: 'Second tap',
  secondTapHelp: 'Tapping a chosen card once more sends it.',
  on: 'On',
  off: 'Off',
  done: 'Done',
};

/** Who is signed in here. */
export const session = {
  title: 'Your session',
  signedInAs: (name: string) => `Signed in as ${name}`,
  guest: 'As a guest: only this browser knows you. Under Account you can keep your name.',
  signOut: 'Sign out',
  sure: 'You sign out in all tabs of this browser.',
  guestSure: 'A guest cannot sign in again without a recovery link: your seats and tables are lost to you for good.',
  yes: 'Yes, sign out',
  out: 'You are signed out here.',
  goOn: 'Go on as a new guest',
};

/** A report on a problem. */
export const report = {
  title: 'Report a problem',
  what: 'What went wrong?',
  whole: 'The file holds your words, this game and what the page saw. It is saved on your device and sent nowhere.',
  seen: 'The file holds your words and what you saw of this game, your own cards too, and nothing of the others’. Do not show it to them before the end. It is saved on your device and sent nowhere.',
  save: 'Save the report',
  saved: 'Saved. Give the file to whoever runs this server.',
};
