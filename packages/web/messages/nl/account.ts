import type { Messages } from '../en.ts';
import { list, n } from './forms.ts';

const WORDS = ['nul', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien', 'elf', 'twaalf'];
const word = (count: number): string => WORDS[count] ?? String(count);

export const account = {
  title: 'Houd je naam',
  kept: 'Je account',
  intro: 'Je kunt voor altijd als gast spelen. Een account zorgt er alleen voor dat je terug kunt komen.',
  pages: 'Jouw pagina’s',
  tab: 'Account',
  onlyHere: (name: string) => `${name} leeft alleen in deze browser. De naam houden?`,
  onPaper: (name: string) => `${name} leeft in deze browser en op één vel papier.`,
  comesAlong: (games: number, tables: number) => {
    const parts = [
      ...(games > 0 ? [`${word(games)} ${games === 1 ? 'spel' : 'spellen'}`] : []),
      ...(tables > 0 ? [`${word(tables)} lopende ${tables === 1 ? 'tafel' : 'tafels'}`] : []),
    ];
    if (parts.length === 0) return 'Met een passkey gaat je naam mee naar elk apparaat. We vragen verder niets.';
    const comes = games + tables === 1 ? 'gaat' : 'gaan';
    return `Met een passkey ${comes} ${list(parts)} mee naar elk apparaat. We vragen verder niets.`;
  },
  keepWithPasskey: (name: string) => `${name} houden met een passkey`,
  usePassword: 'Een wachtwoord gebruiken',
  notNow: 'Niet nu',
  keepTitle: (name: string) => `${name} houden?`,
  done: (name: string) => `Klaar. Je bent nog steeds ${name}, met dezelfde spellen en tafels.`,
  nameTaken: (name: string, free: string) => `Iemand heet hier al ${name}. ${free} is vrij, of kies een andere naam.`,
  passkeyRefused: 'Er is niets veranderd. Je kunt het opnieuw proberen of een wachtwoord gebruiken.',
  plainHttp:
    'Dit adres begint met http, dus de browser staat hier geen passkeys en geen push toe. Een herstellink werkt, en e-mail en ntfy ook. Je gastheer kan dat veranderen: zie Hosting.',
  otherHost: (host: string) =>
    `Passkeys werken hier alleen op het adres ${host}. Een wachtwoord of een herstellink werkt op dit adres.`,
  noPasskeys: 'Deze browser kent geen passkeys. Een wachtwoord of een herstellink werkt.',
  nobody: 'Hier is niemand aangemeld. Speel als gast, of meld je aan als wie je eerder was.',

  ways: 'Manieren om terug te komen',
  waysCount: (have: number, of: number) => (have === 0 ? 'geen' : `${word(have)} van de ${word(of)}`),
  passkey: 'Passkey',
  passkeyText: 'Je vingerafdruk, gezicht of schermvergrendeling. Niets te onthouden.',
  passkeyOf: (label: string, date: string) => (label === '' ? `Gemaakt op ${date}.` : `${label}. Gemaakt op ${date}.`),
  password: 'Wachtwoord',
  passwordText: 'Twaalf letters of meer. Werkt overal.',
  passwordSet: 'Je meldt je aan met je naam en het wachtwoord.',
  recovery: 'Herstellink',
  recoveryText: 'Een link op papier. Hij brengt je terug op elk apparaat.',
  recoveryMade: (date: string) => `Een link op papier. Gemaakt op ${date}, nog niet gebruikt.`,
  recoveryUsed: (date: string) => `Hij is gebruikt op ${date}. Maak een nieuwe.`,
  add: 'Toevoegen',
  another: 'Nog een',
  change: 'Wijzigen',
  remove: 'Verwijderen',
  removeOf: (what: string) => `Verwijderen: ${what}`,
  withdraw: 'Intrekken',
  makeLink: 'Maak er een',

  current: 'Je wachtwoord nu',
  newPassword: 'Nieuw wachtwoord',
  passwordHint: 'Twaalf letters of meer',
  show: 'Tonen',
  save: 'Opslaan',
  wrongPassword: 'Het wachtwoord is fout. Er is niets veranderd.',
  shortPassword: 'Een wachtwoord heeft twaalf letters of meer.',

  paperTitle: (name: string) => `Dit papier brengt ${name} terug`,
  paperText: (name: string) =>
    `Wie het heeft, kan ${name} zijn. We tonen het één keer en kunnen het daarna niet meer lezen.`,
  paperMade: (name: string) =>
    `Dit papier brengt ${name} terug. Wie het heeft, kan ${name} zijn. We tonen het één keer en kunnen het daarna niet meer lezen.`,
  print: 'Afdrukken',
  copy: 'Kopiëren',
  copied: 'Gekopieerd',
  madeOn: (date: string) => `Gemaakt op ${date}`,

  devices: 'Waar je bent aangemeld',
  devicesCount: (count: number) => n(count, '1 apparaat', () => `${count} apparaten`),
  thisDevice: { computer: 'Deze computer', phone: 'Deze telefoon', tablet: 'Deze tablet' },
  device: { computer: 'Een computer', phone: 'Een telefoon', tablet: 'Een tablet' },
  agent: (browser: string | null, system: string | null) =>
    browser === null ? (system ?? 'Een onbekende browser') : system === null ? browser : `${browser} op ${system}`,
  hereNow: (agent: string) => `${agent}, nu hier`,
  since: (agent: string, date: string) => `${agent}, sinds ${date}`,
  here: 'hier',
  end: 'Beëindigen',
  endOf: (what: string) => `De sessie beëindigen: ${what}`,
  tokens: 'Toegangstokens',
  noTokens: 'Geen. Voor je eigen bots en scripts, elk een sleutel.',
  tokensText: (count: number) =>
    n(count, '1 programma mag namens jou handelen.', () => `${count} programma’s mogen namens jou handelen.`),
  look: 'Bekijken',
  otherDevice: 'Een ander apparaat',
  otherDeviceText: 'Een code hier, scan hem daar, zeg hier ja.',
  newCode: 'Nieuwe code',

  scanTitle: 'Scan dit met het andere apparaat',
  scanText: 'Of open daar deze link:',
  qr: 'QR-code voor het tweede apparaat',
  joins: {
    computer: 'Een computer wil meedoen',
    phone: 'Een telefoon wil meedoen',
    tablet: 'Een tablet wil meedoen',
  },
  joinsText: (agent: string, seconds: number) =>
    `${agent} heeft deze code ${n(seconds, 'één seconde', () => `${word(seconds)} seconden`)} geleden gescand. Toont het deze twee cijfers?`,
  yesMine: 'Ja, dat is van mij',
  noStop: 'Nee, stop het',
  stopped: 'Gestopt. De code is nu waardeloos.',
  joined: 'Het andere apparaat is aangemeld.',
  codeEnded: 'De code is verlopen. Maak een nieuwe.',
  codeLeft: (seconds: number) =>
    `De code werkt één keer, een minuut lang. Nog ${n(seconds, '1 seconde', () => `${seconds} seconden`)}.`,

  data: 'Je gegevens',
  take: 'Neem ze mee',
  takeText: 'Alles wat we van je hebben: spellen, berichten, instellingen. JSON en spelbestanden in één archief.',
  download: 'Downloaden',
  name: 'Naam',
  nameText: (name: string) => `${name}. Anderen aan je tafels zien een wijziging meteen.`,
  newName: 'Je nieuwe naam',
  deleteTitle: (name: string) => `${name} verwijderen`,
  deleteText:
    'Je spellen blijven voor de anderen, als “iemand”. Naam, rating en berichten gaan na 7 dagen voorgoed weg.',
  deleteOpen: 'Verwijderen…',
  deleteAsk: (name: string) =>
    `${name} verwijderen? Je spellen blijven voor de anderen, als “iemand”. Naam, rating en berichten gaan na 7 dagen voorgoed weg. Tot dan brengt aanmelden alles terug.`,
  deleted: (date: string) => `Je bent overal afgemeld. Tot ${date} brengt aanmelden alles terug.`,

  hostLink: (host: string | null, time: string) =>
    host === null
      ? `Een gastheer hier heeft om ${time} een aanmeldlink voor je gemaakt. Heb je er niet om gevraagd, zeg het dan.`
      : `${host}, gastheer hier, heeft om ${time} een aanmeldlink voor je gemaakt. Heb je er niet om gevraagd, zeg het dan.`,
  read: 'Ik heb het gelezen',
  somebody: 'iemand',
};

export const signIn = {
  title: 'Aanmelden',
  intro: 'Wees op dit apparaat wie je op een ander was.',
  withPasskey: 'Aanmelden met een passkey',
  passwordTitle: 'Met een wachtwoord',
  name: 'Je naam',
  password: 'Je wachtwoord',
  go: 'Aanmelden',
  wrong: 'De naam of het wachtwoord is fout.',
  passkeyRefused: 'Er is niemand aangemeld. Probeer het opnieuw, of op een andere manier.',
  otherTitle: 'Op een andere manier',
  otherText:
    'Ben je op een ander apparaat aangemeld? Open daar Account en dan “Nieuwe code”. Heb je een herstellink? Open hem hier. Anders vraag je je gastheer om een aanmeldlink.',
  guestStays: (name: string) =>
    `Je bent hier ${name}, een gast met spellen of tafels. Die blijven bij ${name}, en deze browser vergeet wie dat is. Een herstellink brengt ${name} terug.`,
  belongs: (name: string) => `Deze link is van ${name}. Hier als ${name} aanmelden?`,
  yesIAm: (name: string) => `Ja, ik ben ${name}`,
  gone: {
    used: (date: string) => `Deze link werkt niet meer. Hij is gebruikt op ${date}. Vraag je gastheer om een nieuwe.`,
    withdrawn: (date: string) =>
      `Deze link werkt niet meer. Hij is ingetrokken op ${date}. Vraag je gastheer om een nieuwe.`,
    ended: (date: string) => `Deze link werkt niet meer. Hij is verlopen op ${date}. Vraag je gastheer om een nieuwe.`,
  },
  noLink: 'Deze link bestaat niet. Kijk naar elke letter.',
  backTitle: 'Terugkomen',
  deviceTitle: 'Aanmelden op dit apparaat',
  deviceText: 'Je hebt een code van een ander apparaat gescand. Wil je hier dezelfde persoon zijn?',
  deviceGo: 'Ja, hier aanmelden',
  figures: 'Kijk naar het eerste apparaat. Toont het deze twee cijfers? Zeg daar ja.',
  deviceStopped: 'Het eerste apparaat zei nee. Er is niemand aangemeld.',
  deviceGone: 'Deze code werkt niet meer. Maak een nieuwe op het eerste apparaat.',
};

export const vacation: Messages['vacation'] = {
  title: 'Vakantie',
  left: (count) => n(count, 'Nog 1 dag vakantie over', () => `Nog ${count} dagen vakantie over`),
  away: (date) => `Op vakantie tot en met ${date}`,
  text: (most) =>
    `Aan tafels waar een zet een halve dag of langer mag duren staan je klokken stil, en de anderen zien tot wanneer. Elke 12 dagen komt er één bij, tot ${most}.`,
  until: 'Tot het einde van',
  go: 'Op vakantie gaan',
  back: 'Ik ben terug',
  tooLong: 'Dat is meer dan je over hebt, of te vroeg. Kies een andere dag.',
};
