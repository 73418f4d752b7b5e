import { say } from '@outcry/engine/sentence';
import type { Messages } from '../en.ts';
import { list, n } from './forms.ts';

export const table: Messages['table'] = {
  yourTurn: (game) => `Jij bent aan zet · ${game}`,
  rules: 'Regels',
  hint: 'Tip',
  chat: 'Praten',
  undo: 'Terug',
  undoNot: 'Niets om terug te nemen, of er is intussen iets getrokken of getoond.',
  menu: 'Menu',
  pace: { calm: 'Bots: rustig', brisk: 'Bots: vlot', instant: 'Bots: direct' },
  rail: 'Grafieken en verslag',
  prices: 'Koersen',
  wealth: 'Vermogen',
  unknown: '?',
  tape: 'De strook',
  tapeEmpty: 'Er is nog niets gebeurd.',
  moves: (count) => n(count, '1 zet', () => `${count} zetten`),
  jump: 'Toon het bord van toen.',
  past: (at, last) => `Je kijkt terug: zet ${at} van ${last}.`,
  earlier: 'Een zet terug',
  later: 'Een zet verder',
  run: 'Laat maar lopen',
  stop: 'Stop',
  moment: 'Moment van het spel',
  backToNow: 'Terug naar nu',
  rule: (rule) => `Regel ${rule}`,
  stale: 'De tafel was al verder voordat je zet aankwam. Zo staat het er nu voor.',
  undoAsked: (name) => `${name} vraagt de laatste zet terug te nemen.`,
  undoWaits: (name) => `${name} vroeg een zet terug te nemen; de anderen beslissen.`,
  agree: 'Akkoord',
  refuse: 'Weigeren',
  withdraw: 'Verzoek intrekken',
  undone: 'Je nam je zet terug.',
  redo: 'Opnieuw',
  makeAgain: 'Toch weer doen',
  standIn: {
    left: 'Je was weggegaan; een bot speelt voor je.',
    time: 'Je tijd was om; een bot speelt voor je.',
    absent: 'Je was er niet; een bot speelt voor je.',
  },
  takeBack: 'Neem mijn plaats terug',
  curtain: (name) => `${name} is aan zet`,
  curtainText: (name) => `Geef het apparaat aan ${name}. Niemand anders mag kijken.`,
  curtainOpen: (name) => `Ik ben ${name}`,
};

export const notes: Messages['notes'] = {
  left: (name) => say`${name} ging weg; een bot speelt verder.`,
  time: (name) => say`De tijd van ${name} is om; een bot speelt verder.`,
  absent: (name) => say`${name} is er niet; een bot speelt verder.`,
  back: (name) => say`${name} is terug.`,
  undoAsked: (name) => say`${name} vroeg een zet terug te nemen.`,
  undoRefused: (name) => say`${name} ging niet akkoord.`,
  undoWithdrawn: (name) => say`${name} trok het verzoek in.`,
  undone: (name) => say`${name} nam een zet terug.`,
  redone: (name) => say`${name} deed hem opnieuw.`,
  voted: (name) => say`${name} stemt voor stoppen.`,
  unvoted: (name) => say`${name} wil verder spelen.`,
};

export const chat: Messages['chat'] = {
  empty: 'Niemand heeft nog iets gezegd.',
  say: 'Zeg iets',
  send: 'Sturen',
  looksOn: '(kijkt mee)',
  mute: (name) => `${name} niet meer lezen`,
  hear: (name) => `${name} weer lezen`,
};

export const menu: Messages['menu'] = {
  code: 'Code van deze tafel:',
  fair: 'Het schudden lag vast vóór de eerste zet:',
  vote: 'Stem om te stoppen',
  unvote: 'Neem mijn stem terug',
  votes: (names) =>
    `Voor stoppen: ${list(names)}. Het stopt als iedereen akkoord is. Wie een hele dag weg is, telt niet meer mee: stem dan opnieuw.`,
  leave: 'Verlaat de tafel',
  leaveOnline: 'Een bot speelt voor je verder; je kunt terugkomen.',
  leaveSolo: 'Het spel wordt weggegooid.',
  leaveSure: 'Ja, verlaten',
  homeOnline: 'Begin (je plaats blijft)',
  homeSolo: 'Begin (het spel blijft)',
};

export const hint: Messages['hint'] = {
  notYourTurn: 'Tips komen als je aan zet bent.',
  thinking: 'Een handelaar denkt erover na…',
  text: 'Wat een handelaar in jouw plaats zou doen, het beste eerst, en hoe ver voor of achter de beste rivaal hij je aan het eind verwacht.',
  ahead: (amount) => `${amount} voor`,
  behind: (amount) => `${amount} achter`,
  level: 'gelijk',
  play: 'Speel dit',
};
