import { say } from '@outcry/engine/sentence';
import type { Fault } from '@outcry/server/api';
import type { Messages } from '../en.ts';
import { list, n, time } from './forms.ts';

const movesOf = (count: number): string => n(count, '1 zet', () => `${count} zetten`);

const asks = (name: string | null): string => (name === null ? 'Je vraagt' : `${name} vraagt`);

const botSince = (since: number | null): string =>
  since === null ? 'Een bot speelt voor je.' : `Een bot speelt voor je sinds zet ${since}.`;

const FAULTS: Readonly<Record<Fault, string>> = {
  crashed: 'viel uit, dus er is een willekeurige zet voor gedaan.',
  late: 'antwoordde niet op tijd, dus er is een willekeurige zet voor gedaan.',
  rubbish: 'gaf een onleesbaar antwoord, dus er is een willekeurige zet voor gedaan.',
  illegal: 'noemde een zet die niet mag, dus er is een andere, willekeurige voor gedaan.',
  absent: 'faalde te vaak en draait niet meer, dus er worden willekeurige zetten voor gedaan.',
  missing: 'staat niet op deze server, dus een Handelaar zet ervoor.',
};

export const table: Messages['table'] = {
  yourTurn: (game) => `Jij bent aan zet · ${game}`,
  rules: 'Regels',
  hint: 'Tip',
  chat: 'Praten',
  undo: 'Terug',
  undoNot: 'Niets om terug te nemen, of er is intussen iets getrokken of getoond.',
  menu: 'Menu',
  pace: { calm: 'Tempo: rustig', brisk: 'Tempo: vlot', instant: 'Tempo: direct', wait: 'Tempo: wacht op mijn klik' },
  rail: 'Grafieken en verslag',
  prices: 'Koersen',
  wealth: 'Vermogen',
  unknown: '?',
  tape: 'De strook',
  tapeEmpty: 'Er is nog niets gebeurd.',
  moves: movesOf,
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
  restored: (move) =>
    move === 0
      ? 'De server is uit een back-up hersteld: het spel gaat verder vanaf het begin.'
      : `De server is uit een back-up hersteld: het spel gaat verder vanaf zet ${move}.`,
  undoAsked: (name, undone) => {
    if (undone === null) return `${asks(name)} een zet terug te nemen.`;
    const back = `${asks(name)} ${movesOf(undone.moves)} terug te gaan`;
    return `${undone.said === '' ? back : `${back}, vóór “${undone.said}”`} (${undone.where}).`;
  },
  undoHere: (names) => `${list(names)}: akkoord?`,
  waits: (names) =>
    names.length > 0 ? `Het wachten is op ${list(names)}.` : 'Het wachten is op het akkoord van een speler.',
  undoAlready: 'De tafel beslist al over terugnemen.',
  undoRefused: 'Geweigerd. Vraag het weer na de volgende zet, of over een minuut.',
  returned: {
    undone: 'Het spel is teruggegaan. Je ziet het zoals het nu is.',
    kept: 'Er is niets teruggenomen. Je ziet het spel zoals het nu is.',
  },
  look: 'Bekijk het',
  agree: 'Akkoord',
  refuse: 'Weigeren',
  withdraw: 'Verzoek intrekken',
  undone: 'Je nam je zet terug.',
  redo: 'Opnieuw',
  makeAgain: 'Toch weer doen',
  standIn: {
    left: (since) => `Je was weggegaan. ${botSince(since)}`,
    time: (since) => `Je tijd was om. ${botSince(since)}`,
    absent: (since) => `Je was er niet. ${botSince(since)}`,
    agreed: (since) => `Je was er niet, en de anderen kozen voor een bot. ${botSince(since)}`,
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
  agreed: (name) => say`${name} is er niet; de anderen kozen ervoor dat een bot verder speelt.`,
  back: (name) => say`${name} is terug.`,
  undoAsked: (name, { moves, said }) =>
    said.length > 0
      ? say`${name} vroeg ${movesOf(moves)} terug te gaan, vóór “${said}”`
      : say`${name} vroeg ${movesOf(moves)} terug te gaan.`,
  undoRefused: (name) => say`${name} ging niet akkoord.`,
  undoWithdrawn: (name) => say`${name} trok het verzoek in.`,
  undone: (name, { moves, said }) =>
    said.length > 0
      ? say`${name} nam ${movesOf(moves)} terug, vanaf “${said}”`
      : say`${name} nam ${movesOf(moves)} terug.`,
  redone: (name) => say`${name} deed hem opnieuw.`,
  botAsked: (name, about) => say`${name} is er niet; ${about.name} vraagt of een bot verder speelt.`,
  seatAsked: (name, about) => say`${about.name} vraagt om de plaats van ${name}.`,
  replaceRefused: (name) => say`${name} ging niet akkoord.`,
  replaceWithdrawn: (name) => say`Het verzoek over de plaats van ${name} is ingetrokken.`,
  replaceLapsed: (name) => say`Het verzoek over de plaats van ${name} is vervallen.`,
  replaced: (name, about) => say`${name} nam de plaats van ${about.name} in.`,
  thoughtLess: (name) => say`${name} dacht minder na: de server heeft het druk.`,
  programFailed: (name, { fault }) => say`${name} ${FAULTS[fault]}`,
  voted: (name) => say`${name} stemt voor stoppen.`,
  unvoted: (name) => say`${name} wil verder spelen.`,
};

export const replace: Messages['replace'] = {
  bot: (name) => `Laat een bot spelen voor ${name}`,
  me: (name) => `Vraag om de plaats van ${name}`,
  asked: {
    bot: (asker, name) => `${name} is er niet. ${asks(asker)} of een bot verder speelt.`,
    person: (asker, name) => `${asks(asker)} om de plaats van ${name}, en zou de hand zien.`,
  },
  rule: {
    bot: 'Alle aanwezigen moeten akkoord gaan; is iemand 3 minuten weg, dan mag de gastheer alleen beslissen.',
    person: 'Alle aanwezigen moeten akkoord gaan. Wie weg was, kan bij terugkomst de eigen plaats terugnemen.',
  },
  away: {
    bot: (name) => `${name} is er niet, en het spel wacht.`,
    me: (name) => `${name} is er niet. Op zijn vroegst na een uur (meteen bij vertrek) kun je om die plaats vragen.`,
  },
  former: (name, since) =>
    `${name} speelt op jouw plaats${since === null ? '' : ` sinds zet ${since}`}. Gaat ${name} weg, dan kun je erom vragen.`,
  reclaim: (name, since) =>
    `Terwijl je weg was, nam ${name} je plaats in.${since === null ? '' : ` ${name} speelt er sinds zet ${since}.`}`,
};

export const vote: Messages['vote'] = {
  asked: (name) => `${asks(name)} nu te stoppen, zonder uitslag.`,
  rule: 'Het stopt als iedereen akkoord is.',
  absent: 'Wie een hele dag weg is, telt niet meer mee.',
  no: 'Nee, verder spelen',
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
  leave: 'Verlaat de tafel',
  leaveOnline: 'Een bot speelt voor je verder; je kunt terugkomen.',
  leaveSolo: 'Het spel wordt weggegooid.',
  leaveSure: 'Ja, verlaten',
  home: 'Begin',
  homeOnline: 'Begin (je plaats blijft)',
  homeSolo: 'Begin (het spel blijft)',
};

export const hint: Messages['hint'] = {
  notYourTurn: 'Tips komen als je aan zet bent.',
  text: (level) =>
    `Waar een bot van niveau ${level} in jouw plaats aan denkt, de beste zet eerst: je winstkans, en hoe ver je aan het eind voor of achter de beste rivaal ligt.`,
  toWin: 'winstkans',
  expected: (money: string) => `Je verwacht ${money}.`,
  name: 'Tips',
  off: 'Deze tafel geeft geen tips. Niemand kan een tweede venster nagaan.',
  rated: 'Deze tafel telt voor de rating: er zijn geen tips. Niemand kan een tweede venster nagaan.',
  ahead: (amount) => `${amount} voor`,
  behind: (amount) => `${amount} achter`,
  level: 'gelijk',
  youHave: 'Je vermogen dan:',
  instead: 'Vergeleken met de eerste:',
  alike: 'Vrijwel als de eerste.',
  otherThings: 'andere dingen',
  play: 'Speel dit',
};

export const film: Messages['film'] = {
  title: 'Sinds je laatste beurt',
  length: (moves, seconds) =>
    seconds === null || seconds < 60 ? movesOf(moves) : `${movesOf(moves)} in ${time(seconds)}`,
  place: (at, of, when) => (when === null ? `${at} van ${of}` : `${at} van ${of}, zoals het was om ${when}`),
  play: 'Nog eens afspelen',
  pause: 'Pauze',
  goOn: 'Verder',
  you: 'Jij',
  several: (moves) => movesOf(moves),
  now: 'Nu',
  yours: 'het bord is van jou',
  theirs: 'anderen beslissen',
  over: 'Het bord is van jou.',
};

export const notesOfOne: Messages['notesOfOne'] = {
  title: 'Mijn notities',
  text: 'Alleen jij kunt dit lezen. Het blijft bij deze tafel en gaat mee als je je gegevens meeneemt.',
  kept: 'Bewaard.',
};
