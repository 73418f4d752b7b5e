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
  pace: 'Pace of bots',
  paceHelp: 'How long they pause in games on this device.',
  paces: { calm: 'Calm', brisk: 'Brisk', instant: 'Instant' },
  motion: 'Movement',
  motionHelp: 'With less, pieces jump instead of walking.',
  less: 'Less',
  done: 'Done',
};
