import type { Messages } from '../en.ts';
import { list, n, time } from './forms.ts';

export const end: Messages['end'] = {
  lasted: (minutes) => `Klaar in ${time(60 * minutes)}`,
  wins: (name, money) => `${name} wint met ${money}`,
  shared: (names, money) => `${list(names)} delen de overwinning met ${money}`,
  margin: (money, name) => `${money} voor op ${name}.`,
  tieBroken: (name) => `Evenveel geld als ${name}; de beslissing gaf de doorslag.`,
  noResult: 'Het spel is niet uitgespeeld.',
  voted: (names) => n(names.length, `${list(names)} stemde ervoor.`, () => `${list(names)} stemden ervoor.`),
  stopped: {
    vote: 'De tafel stemde voor stoppen',
    closed: 'De tafel is gesloten',
    abandoned: 'De tafel is verlaten',
  },
  you: 'Jij',
  youWin: 'Jij wint',
  youAnd: (names) => `Jij en ${list(names)} winnen`,
  win: (names) => n(names.length, `${list(names)} wint`, () => `${list(names)} winnen`),
  won: (names, money) =>
    n(names.length, `${list(names)} wint met ${money}.`, () => `${list(names)} winnen met ${money}.`),
  soClose: 'Tweede, op een haar na',
  place: (place) => `${['Eerste', 'Tweede', 'Derde', 'Vierde', 'Vijfde', 'Zesde'][place - 1]!} plaats`,
  best: 'Je beste spel tot nu toe',
  bestBy: (money) => `${money} boven je oude record`,
  bestUntil: (money) => `Je record tot nu toe: ${money}`,
  firstWin: 'Je eerste overwinning',
  firstWinText: 'De eerste in dit spel op dit apparaat',
  accounts: 'Bekijk de rekening',
  atEnd: (part) => `${part} (aan het eind erbij)`,
  replay: 'Bekijk de herhaling',
  leave: 'Verlaat de tafel',
  rematch: 'Revanche',
  joinRematch: 'Naar de revanche',
  earned: 'Waar het geld vandaan kwam',
  stood: 'Zo stond iedereen ervoor',
  wealthHow: 'geld en wat de aandelen zouden opbrengen',
  start: 'begin',
  lastPrices: 'Laatste koersen',
  atStart: (price) => `${price} aan het begin`,
  turned: 'Waar het kantelde',
  move: (move) => `Zet ${move}`,
};

export const proof: Messages['proof'] = {
  committed: 'Vastgelegd vóór het spel:',
  seed: 'zaad:',
  not: 'Elke schudbeurt is hier te controleren.',
  checking: 'Het spel wordt overgespeeld…',
  yes: (moves) =>
    n(
      moves,
      'Eerlijk: 1 zet en zijn schudbeurten kloppen.',
      (count) => `Eerlijk: alle ${count} zetten en schudbeurten kloppen.`,
    ),
  no: 'Het bestand klopt niet: zo is dit spel niet gespeeld.',
  alone: 'Gedeeld op één apparaat: niemand anders voegde iets aan het schudden toe.',
  nobody: 'Geen enkele speler voegde iets aan het schudden toe: de server koos alleen.',
  open: (names) =>
    n(
      names.length,
      `${list(names)} voegde iets aan het schudden toe zonder zich eerst vast te leggen (een oudere tafel).`,
      () => `${list(names)} voegden iets aan het schudden toe zonder zich eerst vast te leggen (een oudere tafel).`,
    ),
  tookPart: (added, commitment) =>
    `Je browser voegde ${added} toe. De server had ${commitment} al vastgelegd. Beide zitten in het schudden.`,
  tookNoPart: 'Deze browser deed niet mee aan het delen en heeft dus niets te vergelijken.',
  added: (added, players) =>
    n(players, 'De enige speler droeg bij.', (count) =>
      n(added, `1 van de ${count} spelers droeg bij.`, (some) => `${some} van de ${count} spelers droegen bij.`),
    ),
  missing: {
    'not-connected': (names) =>
      n(names.length, `${list(names)} was niet verbonden.`, () => `${list(names)} waren niet verbonden.`),
    'no-answer': (names) =>
      n(
        names.length,
        `${list(names)} antwoordde niet en droeg niets bij.`,
        () => `${list(names)} antwoordden niet en droegen niets bij.`,
      ),
  },
  void: (attempt, names) =>
    n(
      names.length,
      `Poging ${attempt} was ongeldig omdat ${list(names)} niet op tijd antwoordde.`,
      () => `Poging ${attempt} was ongeldig omdat ${list(names)} niet op tijd antwoordden.`,
    ),
  differs: {
    commitment: 'Niet eerlijk: vóór het delen toonde de server deze browser iets anders als vastgelegd.',
    entropy: 'Niet eerlijk: wat deze browser toevoegde zit niet in het schudden.',
    attempt: 'Niet eerlijk: er ontbreekt een poging waaraan deze browser meedeed.',
    answer: 'Niet eerlijk: een antwoord van deze browser dat de server aannam wordt ontkend.',
  },
  check: 'Controleren',
  download: 'Spelbestand',
};
