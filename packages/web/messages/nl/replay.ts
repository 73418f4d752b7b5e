import { say } from '@outcry/engine/sentence';
import type { Part } from '@outcry/engine/sentence';
import type { Messages } from '../en.ts';
import { list, n } from './forms.ts';

export const replay: Messages['replay'] = {
  name: 'Herhaling',
  title: (game: string) => `Herhaling van ${game}`,
  result: 'Uitslag',
  reel: 'Door de partij',
  move: (at: number, last: number) => `Zet ${at} van ${last}`,
  beginning: 'Voor de eerste zet.',
  decided: (name: Part) => say`${name} besliste iets wat voor deze plaats verborgen is.`,
  speed: 'Snelheid',
  times: (times: number) => `${times.toLocaleString('nl')}×`,
  eyes: 'Door wiens ogen',
  choose: 'kies een plaats',
  spectator: 'Gezien door een toeschouwer',
  seenBy: (name: string) => `Gezien door ${name}`,
  unfinished: (moves: number) =>
    n(
      moves,
      'Tot nu toe eerlijk: 1 zet klopt; niet afgelopen.',
      (count) => `Tot nu toe eerlijk: ${count} zetten kloppen; niet afgelopen.`,
    ),
  stopped: (moves: number) =>
    n(
      moves,
      'Eerlijk: 1 zet klopt; gestopt voor het einde.',
      (count) => `Eerlijk: ${count} zetten kloppen; gestopt voor het einde.`,
    ),
  copy: 'Link naar dit moment',
  copied: 'Gekopieerd',
  copiedText: 'Wie deze tafel mag zien, ziet precies dit moment.',
  onlyHere: 'Deze partij staat alleen op dit apparaat. Stuur het bestand mee: wie de link opent, wordt erom gevraagd.',
  goOn: 'Speel hier verder',
  goOnFrom: (at: number, last: number) => `De partij zoals ze stond na zet ${at} van ${last} is aan jou.`,
  goOnText: 'Een privépartij op dit apparaat, tegen bots. Het zaad is bekend: ze wordt gemerkt en telt nergens mee.',
  goOnPlay: 'Verder spelen',
  over: 'Hier is de partij afgelopen.',
  yourSeat: 'Jouw plaats',
  others: 'De anderen',
  continued: 'Vervolg op een ingelezen of herhaalde partij: het zaad is bekend',
  continuedShort: 'vervolg, zaad bekend',
  continuedWhy: 'Wie het bestand heeft, kan elke komende kaart weten. De partij telt in geen enkele statistiek mee.',
  gone: 'Ze staat op een ander apparaat, of werd op dit apparaat vergeten. Kreeg je het bestand? Open het hier.',
  runningTitle: 'Deze partij is niet afgelopen',
  running: 'De herhaling zou tonen wat nog verborgen is. Kom terug als ze afgelopen is.',
  damaged: 'De partij werd bewaard, maar laat zich niet herhalen zoals ze gespeeld is.',
};

const importing: Messages['import'] = {
  open: 'Een partijbestand openen',
  help: 'Of sleep het naar deze pagina: het wordt zet voor zet gecontroleerd en herhaald.',
  drop: 'Laat het partijbestand hier los',
  checking: 'Wordt nagespeeld…',
  running: (moves: number) =>
    n(moves, 'Ingelezen, 1 zet, niet afgelopen', (count) => `Ingelezen, ${count} zetten, niet afgelopen`),
  stopped: (moves: number) => n(moves, 'Ingelezen, 1 zet, gestopt', (count) => `Ingelezen, ${count} zetten, gestopt`),
  over: (winners: readonly string[]) => `Ingelezen, gewonnen door ${list(winners)}`,
  version: (version: string) => `Dit partijbestand is van versie ${version}; deze Outcry leest versies 1 tot en met 3.`,
  damaged: (where: string) => `Dit partijbestand is beschadigd (${where}).`,
  unknownGame: (game: string) => `Dit is een bestand van “${game}”, een spel dat deze Outcry niet heeft.`,
  rules: (played: number, known: string) =>
    `Deze partij werd gespeeld met versie ${played} van de regels; deze Outcry heeft versie ${known}.`,
  move: (move: number, why: string) => `Zet ${move} van dit bestand mag niet, dus werd het niet geopend. ${why}`.trim(),
  faults: {
    'not-json': 'Dit is geen partijbestand: het is geen volledige JSON. Misschien raakte het onderweg afgekapt.',
    'not-ours': 'Dit is geen partijbestand van Outcry.',
    account:
      'Dit is de export van een account, geen partij. De partijen liggen ernaast, in de map “games” van het archief.',
    seed: 'Het zaad in dit bestand is niet het zaad dat voor de partij werd vastgelegd, dus werd het niet geopend.',
    contribution: 'Wat een plaats aan het schudden toevoegde is niet wat ze had vastgelegd, dus werd het niet geopend.',
    attempt: 'Het zaad van een ongeldige poging is niet het zaad dat werd vastgelegd, dus werd het niet geopend.',
    result: 'De uitslag in dit bestand is niet die waartoe de zetten leiden, dus werd het niet geopend.',
    huge: 'Dit bestand is groter dan 2 MB; geen enkele partij is dat. Het werd niet geopend.',
    'no-room': 'De browser heeft geen plaats meer om deze partij te bewaren. Vergeet een oude en probeer het opnieuw.',
    unreadable: 'Dit bestand kon niet worden gelezen.',
  },
};
export { importing as import };
