import type { Messages } from '../en.ts';
import { list, n } from './forms.ts';

export const waiting: Messages['waiting'] = {
  title: 'Wachtkamer',
  seats: (open) =>
    open === 0 ? 'Iedereen is er' : n(open, '1 plaats is vrij', (count) => `${count} plaatsen zijn vrij`),
  open: 'Vrije plaats',
  host: 'gastheer',
  full: 'Deze tafel is vol.',
  fullWatch: 'Je kunt meekijken zodra hij begint; deze pagina toont het vanzelf.',
  another: 'Nog iemand op dit apparaat',
  anotherName: 'Diens naam',
  anotherSit: 'Plaats erbij',
  remove: 'Verwijderen',
  makeOpen: 'Maak vrij',
  makeBot: (bot) => `Bot: ${bot}`,
  invite: 'Uitnodigen',
  inviteText: 'Stuur de link, laat hem scannen, of zeg de code.',
  link: 'Link naar deze tafel',
  copy: 'Kopiëren',
  copied: 'Gekopieerd',
  qr: 'De link als QR-code',
  start: 'Beginnen',
  startBots: (open) => n(open, 'Begin met 1 bot', (count) => `Begin met ${count} bots`),
  hostStarts: 'De gastheer begint het spel.',
  fairness:
    'Bij het begin voegt elke browser aan tafel iets aan het schudden toe, zodat niemand de kaarten kan kiezen.',
  dealing: 'De kaarten worden gedeeld',
  committed: 'De server heeft zijn deel vastgelegd:',
  dealingFor: {
    commit: (names) => `Elke browser verzegelt wat hij aan het schudden toevoegt. We wachten op ${list(names)}.`,
    reveal: (names) => `Alles is verzegeld; elke browser toont wat hij toevoegde. We wachten op ${list(names)}.`,
  },
  term: (label, value) => `${label}: ${value}`,
  ownTables: 'Tabellen uit de doos van de gastheer',
};
