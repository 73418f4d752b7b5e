import type { Messages } from '../en.ts';
import { time } from './forms.ts';

export const app: Messages['app'] = {
  home: 'Outcry, begin',
  loading: 'Laden',
  tools: 'Gereedschap',
  close: 'Sluiten',
  cancel: 'Annuleren',
};

export const ui: Messages['ui'] = {
  you: 'jij',
  bot: 'bot',
  program: 'programma',
  away: 'afwezig',
  onVacation: (until: string) => `op vakantie tot ${until}`,
  thinking: (level) => `Een bot van niveau ${level} denkt na…`,
  turn: 'aan zet',
  decision: 'Beslissing',
  fewer: 'Minder',
  more: 'Meer',
  rises: 'omhoog',
  falls: 'omlaag',
  hiddenCard: 'Verborgen kaart',
  timeLeft: 'Resterende tijd',
  clockStopped: 'stil',
  clear: 'Wissen',
  inAdvance: 'Vooraf',
  inAdvanceNote: 'Vooraf; alleen jij ziet het',
  askAgain: (what) => `${what}: vraag het me weer`,
  skip: 'Overslaan',
  skipToNow: 'Naar nu',
  filmNote: 'Dit gebeurde er sinds je laatste beurt. Daarna komt het heden.',
  next: 'Verder',
  again: 'Wat gebeurde er?',
  ask: (move) => `${move}?`,
  sending: 'Wordt verstuurd…',
};

export const banner: Messages['banner'] = {
  full: 'Te veel pagina’s of verzoeken tegelijk, van jou of je netwerk. Het gaat vanzelf verder; pagina’s sluiten helpt.',
  lost: 'De verbinding is weg. Er wordt opnieuw geprobeerd; niets van je is verloren.',
  slow: 'Nog geen antwoord. We proberen het opnieuw; wat je deed blijft bewaard en telt één keer.',
  outdated: 'Outcry is bijgewerkt. Herlaad om verder te gaan; je spellen blijven bewaard.',
};

const unknownRules =
  'Deze server heeft de versie van de regels waarmee dit spel gespeeld wordt niet. Vraag de gastheer om een update.';

export const refused: Messages['refused'] = {
  'not-your-seat': 'Dat is jouw plaats niet.',
  'not-host': 'Alleen de gastheer kan dat.',
  removed: 'De gastheer heeft je van deze tafel verwijderd.',
  full: 'Er is geen plaats meer vrij.',
  started: 'Het spel is al begonnen.',
  'not-started': 'Het spel is nog niet begonnen.',
  'too-soon': 'Nog niet lang genoeg weg: tien seconden voor een bot, minstens een uur voor iemand anders.',
  'refused-lately': 'Dit is net gevraagd of geweigerd. Vraag het over een minuut of twee opnieuw.',
  'name-taken': 'Iemand heet hier al zo. Kies een andere naam.',
  'not-welcome': 'Je kunt niet aan deze tafel zitten.',
  'blocked-here': 'Hier zit iemand die je hebt geblokkeerd.',
  banned: 'Je kunt hier nu niet spelen.',
  muted: 'Je kunt nu niet schrijven. Je kunt wel verder spelen.',
  maintenance: 'We werken Outcry bij. Er is niets veranderd; probeer het zo weer.',
  'wrong-password': 'De naam of het wachtwoord is fout.',
  'link-gone': 'Deze link of code werkt niet meer.',
  'not-possible': 'Dat kan nu niet.',
  over: 'Het spel is afgelopen.',
  'too-many': 'Dat ging te snel. Wacht even.',
  quota: 'Je hebt hiervan al zoveel als één persoon mag hebben. Speel eerst een tafel uit of verlaat er een.',
  busy: 'De server kan het nu niet. Er is niets veranderd; probeer het opnieuw.',
  unreached: 'De server is niet bereikbaar. Alleen of op één apparaat kun je toch spelen.',
  'no-room': 'De browser heeft geen plaats meer om deze partij te bewaren. Vergeet een oude op de beginpagina.',
  'bot-failed': 'Een bot kon niet nadenken en deed zomaar een zet.',
  failed: 'Dat lukte niet. Er is niets veranderd.',
  'unknown-rules': unknownRules,
};

export const tooMany: Messages['tooMany'] = (wait) =>
  `Te veel verzoeken hiervandaan. Probeer het over ${time(wait)} opnieuw.`;

export const dead: Messages['dead'] = {
  tooManyTitle: 'Te veel tegelijk',
  tooManyText: (wait) =>
    `Er kwamen te veel nieuwe gasten of verzoeken van jouw netwerk. Probeer het over ${time(wait)} opnieuw.`,
  home: 'Begin',
  again: 'Opnieuw proberen',
  reload: 'Herladen',
  lostTitle: 'Hier wordt niets verhandeld',
  lostText: 'Dit adres leidt nergens heen. De beurs is op de beginpagina.',
  brokenTitle: 'Er scheurde iets',
  brokenText: 'Deze pagina kon niet getoond worden. Na een update helpt herladen; je spellen blijven bewaard.',
  goneTitle: 'Dit spel is hier niet',
  goneText: 'Het werd op een ander apparaat gespeeld, of hier vergeten.',
  elsewhereTitle: 'Dit spel gaat verder in een ander tabblad',
  elsewhereText: 'Het wordt in één tabblad tegelijk gespeeld, zodat geen zet verloren gaat.',
  playHere: 'Hier spelen',
  closedTitle: 'Deze tafel is gesloten',
  closedText: 'De laatste speler ging weg voor het begin.',
  table: {
    'not-found': [
      'Deze link is verlopen',
      'Er is geen tafel (meer) achter. Vraag een nieuwe link, of maak zelf een tafel.',
    ],
    'signed-out': [
      'Je bent hier afgemeld',
      'Je hebt je in een ander tabblad afgemeld, of de server is terug bij een back-up van voor je kwam.',
    ],
    gone: [
      'Deze tafel staat niet meer op de server',
      'Misschien is ze nieuwer dan de teruggezette back-up. Vraag een nieuwe link, of maak zelf een tafel.',
    ],
    mistyped: [
      'Deze code is verkeerd getypt',
      'Geen tafel heeft zo’n code: er is een letter verkeerd of vergeten. Kijk nog eens.',
    ],
    removed: ['Je bent verwijderd', 'De gastheer van deze tafel heeft je plaats weggegeven.'],
    banned: [
      'Je kunt hier nu niet spelen',
      'Een gastheer van deze server besloot dat. Bovenaan staat waarom, en tot wanneer.',
    ],
    'no-spectators': ['Alleen voor spelers', 'Deze tafel is begonnen en de gastheer laat niemand meekijken.'],
    'unknown-rules': ['Onbekende regels', unknownRules],
    unreached: ['De server is niet bereikbaar', 'Controleer je verbinding. Alleen kun je toch spelen.'],
  },
};
