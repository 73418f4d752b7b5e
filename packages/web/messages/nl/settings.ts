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
  sound: 'Geluid',
  soundHelp: 'Kaarten, munten, dobbelstenen, de bel, en jouw beurt.',
  volume: 'Volume',
  vibration: 'Trillen',
  vibrationHelp: 'Een korte trilling als jij aan de beurt bent.',
  remarks: 'Opmerkingen van bots',
  remarksHelp: 'Af en toe een woord, nooit elke beurt.',
  secondTap: 'Tweede tik',
  secondTapHelp: 'Nog een tik op een gekozen kaart speelt haar.',
  on: 'Aan',
  off: 'Uit',
  done: 'Klaar',
};

export const session: Messages['session'] = {
  title: 'Je sessie',
  signedInAs: (name) => `Aangemeld als ${name}`,
  guest: 'Als gast: alleen deze browser kent je. Onder Account kun je je naam houden.',
  signOut: 'Afmelden',
  sure: 'Je meldt je af in alle tabbladen van deze browser.',
  guestSure:
    'Een gast kan zich zonder herstellink niet opnieuw aanmelden: je plaatsen en tafels ben je voorgoed kwijt.',
  yes: 'Ja, afmelden',
  out: 'Je bent hier afgemeld.',
  goOn: 'Verder als nieuwe gast',
};

export const report: Messages['report'] = {
  title: 'Een probleem melden',
  what: 'Wat ging er mis?',
  whole:
    'In het bestand staan je woorden, dit spel en wat de pagina zag. Het blijft op je apparaat en wordt nergens heen gestuurd.',
  seen: 'In het bestand staan je woorden en wat jij van dit spel zag, ook je eigen kaarten, en niets van de anderen. Laat het hun niet zien voor het eind. Het blijft op je apparaat en wordt nergens heen gestuurd.',
  save: 'Verslag opslaan',
  saved: 'Opgeslagen. Geef het bestand aan wie deze server draait.',
};
