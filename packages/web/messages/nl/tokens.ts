import type { Messages } from '../en.ts';
import { n } from './forms.ts';

export const tokens: Messages['tokens'] = {
  title: 'Programma’s die voor je spelen',
  help: 'Met een token handelt een bot of script van jezelf hier als jij. Wie het heeft, kan dat ook: houd het geheim.',
  api: 'Wat een programma kan',
  none: 'Geen. Geen programma kan als jij handelen.',
  make: 'Een token maken',
  label: 'Waar het voor is',
  labelHelp: 'Zodat je het herkent.',
  scope: 'Het mag',
  scopeHelp: 'Nooit: tokens maken, of je afmelden.',
  scopes: { play: 'Kijken en spelen', read: 'Alleen kijken' },
  end: 'Het vervalt',
  days: (days) => n(days, 'Na 1 dag', () => (days === 365 ? 'Na een jaar' : `Na ${days} dagen`)),
  onDate: 'Op een datum',
  makeNow: 'Maken',
  tooMany: 'Je hebt zoveel tokens als kan. Verwijder er eerst een.',
  secret: 'Je nieuwe token.',
  once: 'Kopieer het nu: je ziet het alleen deze keer.',
  made: (date) => `gemaakt op ${date}`,
  ends: (date) => `vervalt op ${date}`,
  used: (date) => `laatst gebruikt op ${date}`,
  unused: 'nooit gebruikt',
  delete: 'Verwijderen',
  deleteOf: (label) => `Token “${label}” verwijderen`,
  deleteNow: 'Voorgoed verwijderen',
};
