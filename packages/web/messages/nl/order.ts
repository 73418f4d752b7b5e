import { time } from './forms.ts';

/** Goed gezelschap: blokkeren, melden, uitnodigen, mededelingen, en wat gastheren doen. */
export const order = {
  before: (day: string | null, at: string, isEvening: boolean, seconds: number) =>
    `${day === null ? (isEvening ? 'Vanavond' : 'Vandaag') : `Op ${day}`} om ${at} werken we Outcry bij. Het duurt ongeveer ${time(seconds)}. Klokken staan stil en er gaat geen spel verloren.`,
  during: (until: string) => `We werken Outcry bij. Terug rond ${until}.`,
  moveKept: 'Je zet is bewaard.',
  moveHere: 'Je zet is niet verstuurd. Hij staat er nog.',
  banned: (until: string | null, reason: string) =>
    `Je kunt hier ${until === null ? 'niet meer spelen' : `tot ${until} niet spelen`}. Reden: ${reason}. Aan je tafels speelt een bot verder. Klopt dit niet, zeg het dan tegen je gastheer.`,
  takeOut: 'Je gegevens downloaden',
  muted: (until: string) => `Je kunt tot ${until} niet schrijven. Je kunt wel verder spelen.`,
  block: (name: string) => `${name} blokkeren`,
  blockAsk: (name: string) =>
    `${name} blokkeren? Jullie komen niet meer ongevraagd aan één tafel, en je krijgt geen berichten meer. De ander merkt er niets van.`,
  shared: (name: string) => `Je hebt ${name} geblokkeerd, en die zit hier. Blijven of weggaan?`,
  stay: 'Blijven',
  leave: 'Weggaan',
  blocked: 'Geblokkeerde mensen',
  blockedText: 'Jullie komen niet ongevraagd aan één tafel, en je krijgt geen berichten van hen.',
  lift: 'Opheffen',
  sitAnyway: 'Toch gaan zitten',
  report: 'Melden',
  reportLine: (name: string, text: string) => `Melden wat ${name} schreef: ${text}`,
  reportTable: 'Deze tafel melden',
  reportAsk: (name: string) =>
    `De gastheer ziet het bericht, de chat eromheen en het spelbestand. ${name} ziet niet wie het meldt.`,
  reportTableAsk: 'De gastheer ziet de tafel, de chat en het spelbestand. Niemand aan tafel ziet wie het meldt.',
  reason: 'Wat is er mis? (Hoeft niet.)',
  reported: 'Gemeld. Dank je.',
  invite: 'Uitnodigen op naam',
  inviteName: 'Naam van een account',
  inviteGo: 'Uitnodigen',
  invited: (name: string) => `${name} is uitgenodigd.`,
  inviteNobody: (name: string) => `Geen account hier heet ${name}. Stuur een gast de link.`,
  invitations: 'Je bent uitgenodigd',
  asks: (name: string, game: string, open: number) =>
    `${name} vraagt je voor ${game}. ${open === 1 ? 'Er is één plaats' : `Er zijn ${open} plaatsen`} vrij.`,
  look: 'Tafel bekijken',
  decline: 'Nee, dank je',
  told: {
    'admin-added': (_by: string | null) => 'Je bent hier nu gastheer.',
    'admin-link': (by: string | null) => `${by ?? 'Een gastheer'} maakte een link waarmee je gastheer wordt.`,
    'admin-removed': (_by: string | null) => 'Je bent hier geen gastheer meer.',
    ban: (by: string | null, reason: string | null) =>
      `${by ?? 'Een gastheer'} heeft je verbannen. Reden: ${reason ?? ''}.`,
    unban: (_by: string | null) => 'Je kunt hier weer spelen.',
    mute: (by: string | null) =>
      `Van ${by ?? 'een gastheer'} mag je een tijd niet schrijven. Je kunt wel verder spelen.`,
    unmute: (_by: string | null) => 'Je kunt weer schrijven.',
    'message-deleted': (by: string | null) => `${by ?? 'Een gastheer'} haalde een bericht van je weg.`,
    'table-deleted': (by: string | null) => `${by ?? 'Een gastheer'} haalde een tafel van je weg.`,
  } as Readonly<Record<string, (by: string | null, reason: string | null) => string>>,
  toldOther: 'Een gastheer deed iets dat jou aangaat.',
  along: 'Deze tafels meenemen',
  alongText: (name: string) => `Plaatsen, spellen en geschiedenis van ${name} horen dan bij het account.`,
  stayed: {
    'same-table': 'De tafels van de gast bleven bij de gast: jullie zaten samen aan één tafel.',
    'both-played':
      'De tafels van de gast bleven bij de gast: jullie speelden allebei spellen uit, en van twee ratings wordt er geen één.',
  } as Readonly<Record<string, string>>,
  host: 'Gastheer',
  adminTitle: 'Gastheer worden',
  adminFor: (name: string | null) =>
    name === null
      ? 'Met deze link word je gastheer van deze server.'
      : `Met deze link wordt ${name} gastheer van deze server.`,
  adminGo: (name: string) => `Maak ${name} gastheer`,
  adminNobody: 'Speel eerst als gast of meld je aan, en open de link dan opnieuw.',
  adminGone:
    'Deze link werkt niet meer. Hij is gebruikt of verlopen. Op de server maakt “outcry admin add NAAM” een nieuwe.',
};
