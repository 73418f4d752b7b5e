import { brief, list, n } from './forms.ts';

const people = (count: number) => n(count, '1 mens', () => `${count} mensen`);
const bots = (count: number) => n(count, '1 bot', () => `${count} bots`);
const games = (count: number) => n(count, '1 partij', () => `${count} partijen`);

export const ratings = {
  profile: 'Profiel',
  ladders: 'Ranglijsten',
  ladder: (game: string) => `Ranglijst van ${game}`,
  guest: 'gast',
  since: (date: string, played: number, won: number) => `Hier sinds ${date}. ${games(played)}, ${won} gewonnen.`,
  reliability: 'Betrouwbaarheid',
  finished: 'partijen uitgespeeld',
  of: (stayed: number, played: number) => `${stayed} van ${played}`,
  live: 'per zet, live',
  slow: 'per zet, traag',
  time: (milliseconds: number) => brief(Math.max(1, Math.round(milliseconds / 1000))),
  firstGame: 'eerste partij hier',
  finishedOf: (stayed: number, played: number) => `${stayed} van ${games(played)} uitgespeeld`,
  aMove: (milliseconds: number) => `${brief(Math.max(1, Math.round(milliseconds / 1000)))} per zet`,
  rated: (rating: number) => `rating ${rating}`,

  ratings: 'Ratings',
  rating: 'Rating',
  piece: 'Het stuk is de rating. De balk zegt hoe zeker we zijn: hoe meer partijen, hoe korter.',
  yourPiece: 'Het stuk is je rating. De balk zegt hoe zeker we zijn: hoe meer je speelt, hoe korter.',
  noneYet: 'Ratings komen met de eerste partijen.',
  gamesWon: (played: number, won: number) => `${games(played)}, ${won} gewonnen`,
  track: (rating: number, low: number, high: number) => `Rating ${rating}, waarschijnlijk tussen ${low} en ${high}`,
  slots: (played: number) => `${played} van 5`,
  left: (left: number) =>
    left === 1
      ? 'Nog één partij voor de rating tot er een rating is.'
      : `Nog ${left} partijen voor de rating tot er een rating is.`,
  month: 'in 30 dagen',
  play: 'Spelen',
  starts: 'Iedereen begint op 1500. Alleen tafels met „rating” tellen.',

  recent: 'Laatste partijen',
  noGame: 'Nog geen partij uitgespeeld. De eerste verschijnt hier.',
  came: (game: string, place: number, of: number, money: string | null) => {
    if (money === null) return `${game}, eerder weggegaan`;
    return place === 1 ? `${game}, gewonnen met ${money}` : `${game}, ${place}e van ${of} met ${money}`;
  },
  behind: (names: readonly string[]) => (names.length > 0 ? `achter ${list(names)}` : ''),
  aheadOf: (names: readonly string[]) => (names.length > 0 ? `voor ${list(names)}` : ''),
  levelWith: (names: readonly string[]) => (names.length > 0 ? `gelijk met ${list(names)}` : ''),
  counts: {
    yes: 'met rating',
    off: 'zonder rating',
    people: 'telt niet: één mens, meer stoelen',
    busy: 'telt niet: bots dachten minder',
    data: 'telt niet: eigen tabellen',
    program: 'telt niet: er speelde een programma',
    often: 'telt niet: te vaak ontmoet',
  },

  against: 'Tegen',
  youAhead: 'jij voor',
  someAhead: (name: string) => `${name} voor`,
  theyAhead: 'zij voor',
  nobodyYet: 'Speel met mensen of bots en zie wie er voor ligt.',
  score: (name: string | null, other: string, ahead: number, behind: number) =>
    `${name ?? 'Jij'} ${ahead} keer voor ${other}, ${behind} keer erachter`,

  course: 'Partij voor partij',
  courseOfRating: 'Rating',
  courseOfWealth: 'Vermogen aan het eind',
  noCourse: 'Een lijn heeft twee partijen nodig.',

  onIt: (peopleOnIt: number, botsOnIt: number) =>
    `${people(peopleOnIt)} en ${bots(botsOnIt)} met vijf of meer partijen voor de rating.`,
  who: 'Wie',
  whom: { all: 'Mensen en bots', people: 'Mensen', known: 'Mensen die ik ken' },
  when: 'Wanneer',
  times: { all: 'Altijd', week: 'Deze week' },
  empty: 'Nog niemand heeft vijf partijen. Met vijf partijen voor de rating sta je erop.',
  emptyWeek: 'Niemand van de ranglijst speelde sinds maandag een partij voor de rating.',
  rank: 'Plaats',
  places: 'Plaatsen deze week',
  up: (places: number) => (places > 0 ? `${places} omhoog` : `${-places} omlaag`),
  isNew: 'nieuw',
  name: 'Naam',
  atLeast: 'Minstens',
  atLeastIs: 'minstens',
  played: 'Spellen',
  wonHead: 'Gewonnen',
  how: 'Hoe de volgorde ontstaat',
  howOrder: 'minstens: de volgorde',
  howText:
    'Een rating is een schatting uit plaatsen. De balk zegt hoe zeker die is. De volgorde volgt het linkereind: één avond geluk maakt nog geen eerste.',
  nearly: 'Bijna erop',
  afterFive: 'na vijf partijen',
  whatCounts: 'Wat telt',
  counting: [
    'Tafels die bij het maken „rating” kregen.',
    'Alleen plaatsen, nooit het verschil.',
    'Eerder weggaan telt als laatste.',
    'Twee mensen die elkaar vaak treffen: hun eerste drie partijen binnen 24 uur.',
  ],
  notCounting: ['Geen tips, geen gestopte partijen, geen eigen tabellen, en niemand met twee stoelen.'],
  honesty: 'Niemand kan een tweede venster zien. Een rating is zoveel waard als de eerlijkheid van de spelers.',

  changed: 'Wat het met je rating deed',
  change: (before: number, after: number) => `Van ${before} naar ${after}.`,
  toFive: (played: number) => `Partij ${played} van 5 voordat je rating te zien is.`,
  notCounted: {
    people: 'Deze partij telt niet voor de rating: één mens had meer stoelen.',
    busy: 'Deze partij telt niet voor de rating: een bot dacht minder omdat de server het druk had.',
    data: 'Deze partij telt niet voor de rating: ze had eigen tabellen.',
    program: 'Deze partij telt niet voor de rating: er speelde een programma.',
    often: 'Deze partij telt niet voor de rating: twee van jullie hadden drie partijen samen binnen een dag.',
  },
  toLadder: 'Naar de ranglijst',

  rate: 'Ratings',
  rateTable: 'Voor de rating',
  rateHelp: 'Plaatsen veranderen ratings. Geen tips, en eerder weggaan telt als laatste.',
  rateAlone: 'Een partij voor de rating wordt op de server gespeeld, zodat het voor iedereen gelijk telt.',
  isRated: 'met rating',
  ratedNow: 'de partij telt nu voor de rating',
  unratedNow: 'de partij telt niet meer voor de rating',
};
