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
  remarks: 'Opmerkingen van bots',
  remarksHelp: 'Af en toe een woord, nooit elke beurt.',
  on: 'Aan',
  off: 'Uit',
  done: 'Klaar',
};

export const session: Messages['session'] = {
  title: 'Je sessie',
  signedInAs: (name) => `Aangemeld als ${name}`,
  guest: 'Als gast: alleen deze browser kent je. In een andere krijg je je plaatsen niet terug.',
  signOut: 'Afmelden',
  sure: 'Je meldt je af in alle tabbladen van deze browser.',
  guestSure: 'Een gast kan zich niet opnieuw aanmelden: je plaatsen en tafels ben je voorgoed kwijt.',
  yes: 'Ja, afmelden',
  out: 'Je bent hier afgemeld.',
  goOn: 'Verder als nieuwe gast',
};
