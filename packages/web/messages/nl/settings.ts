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
  pace: 'Tempo',
  paceHelp: 'Hoe snel je hoort wat er gebeurt. Vanzelf: rustig in je eerste drie spellen, daarna vlot.',
  paces: {
    auto: 'Vanzelf',
    calm: 'Rustig',
    brisk: 'Vlot',
    instant: 'Direct',
    wait: 'Wacht op mijn klik',
  },
  motion: 'Beweging',
  motionHelp: 'Met minder springen stukken in plaats van te lopen.',
  less: 'Minder',
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
