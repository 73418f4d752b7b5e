import type { Messages } from '../en.ts';

export const settings: Messages['settings'] = {
  title: 'Instellingen',
  name: 'Je naam',
  nameHelp: 'Zoals anderen aan tafel hem zien.',
  nameHint: 'Naam',
  language: 'Taal',
  theme: 'Thema',
  asSystem: 'Zoals het systeem',
  light: 'Licht',
  dark: 'Donker',
  pace: 'Tempo van bots',
  paceHelp: 'Hoe lang ze pauzeren in spellen op dit apparaat.',
  paces: { calm: 'Rustig', brisk: 'Vlot', instant: 'Direct' },
  motion: 'Beweging',
  motionHelp: 'Met minder springen stukken in plaats van te lopen.',
  less: 'Minder',
  done: 'Klaar',
};
