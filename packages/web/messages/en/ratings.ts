import { brief, list, n } from './forms.ts';

const people = (count: number) => n(count, '1 person', () => `${count} people`);
const bots = (count: number) => n(count, '1 bot', () => `${count} bots`);
const nth = (place: number): string =>
  ['', 'won', 'second', 'third', 'fourth', 'fifth', 'sixth'][place] ?? `${place}th`;
const number = (count: number): string => ['no', 'one', 'two', 'three', 'four', 'five', 'six'][count] ?? String(count);

/** Ratings: profile, ladders, and what a game changed. */
export const ratings = {
  profile: 'Profile',
  ladders: 'Ladders',
  ladder: (game: string) => `${game} ladder`,
  guest: 'guest',
  since: (date: string, games: number, won: number) =>
    `Here since ${date}. ${n(games, '1 game', () => `${games} games`)}, ${won} won.`,
  reliability: 'Reliability',
  finished: 'games finished',
  of: (stayed: number, games: number) => `${stayed} of ${games}`,
  live: 'a live move',
  slow: 'a slow move',
  time: (milliseconds: number) => brief(Math.max(1, Math.round(milliseconds / 1000))),
  firstGame: 'first game here',
  finishedOf: (stayed: number, games: number) => `finished ${stayed} of ${n(games, '1 game', () => `${games} games`)}`,
  aMove: (milliseconds: number) => `${brief(Math.max(1, Math.round(milliseconds / 1000)))} a move`,
  rated: (rating: number) => `rating ${rating}`,

  ratings: 'Ratings',
  rating: 'Rating',
  piece: 'The piece is the rating. The bar is how sure we are: the more games, the shorter it gets.',
  yourPiece: 'The piece is your rating. The bar is how sure we are: the more you play, the shorter it gets.',
  noneYet: 'Ratings come with the first games.',
  gamesWon: (games: number, won: number) => `${n(games, '1 game', () => `${games} games`)}, ${won} won`,
  track: (rating: number, low: number, high: number) => `Rating ${rating}, most likely between ${low} and ${high}`,
  slots: (games: number) => `${games} of 5 games`,
  left: (left: number) =>
    left === 1
      ? 'One more rated game to a rating.'
      : `${number(left).replace(/^./, (first) => first.toUpperCase())} more rated games to a rating.`,
  month: 'in 30 days',
  play: 'Play',
  starts: 'Everyone starts at 1500. Only tables marked “rated” count.',

  recent: 'Recent games',
  noGame: 'No finished game yet. Your first one appears here.',
  came: (game: string, place: number, of: number, money: string | null) => {
    if (money === null) return `${game}, left early`;
    return place === 1 ? `${game}, won with ${money}` : `${game}, ${nth(place)} of ${number(of)} with ${money}`;
  },
  behind: (names: readonly string[]) => (names.length > 0 ? `behind ${list(names)}` : ''),
  aheadOf: (names: readonly string[]) => (names.length > 0 ? `ahead of ${list(names)}` : ''),
  levelWith: (names: readonly string[]) => (names.length > 0 ? `level with ${list(names)}` : ''),
  counts: {
    yes: 'rated',
    off: 'not rated',
    people: 'not counted: one person, several seats',
    busy: 'not counted: bots thought less',
    data: 'not counted: own tables',
    program: 'not counted: a program played',
    often: 'not counted: met too often',
  },

  against: 'Against',
  youAhead: 'you ahead',
  someAhead: (name: string) => `${name} ahead`,
  theyAhead: 'them ahead',
  nobodyYet: 'Play with people or bots and see who is ahead.',
  score: (name: string | null, other: string, ahead: number, behind: number) =>
    `${name ?? 'You'} ahead of ${other} ${ahead} times, behind ${behind} times`,

  course: 'Game by game',
  courseOfRating: 'Rating',
  courseOfWealth: 'Wealth at the end',
  noCourse: 'A line needs two games.',

  onIt: (peopleOnIt: number, botsOnIt: number) =>
    `${people(peopleOnIt)} and ${bots(botsOnIt)} with five rated games or more.`,
  who: 'Who',
  whom: { all: 'People and bots', people: 'People', known: 'People I know' },
  when: 'When',
  times: { all: 'All time', week: 'This week' },
  empty: 'Nobody has five games yet. Five rated games put you on it.',
  emptyWeek: 'Nobody on the ladder has played a rated game since Monday.',
  rank: 'Place',
  places: 'Places this week',
  up: (places: number) => (places > 0 ? `up ${places}` : `down ${-places}`),
  isNew: 'new',
  name: 'Name',
  atLeast: 'At least',
  atLeastIs: 'at least',
  played: 'Games',
  wonHead: 'Won',
  how: 'How the order is made',
  howOrder: 'at least: the order',
  howText:
    'A rating is a guess from places. The bar shows how sure it is. The order follows its left end, so one lucky evening does not make a leader.',
  nearly: 'Nearly on it',
  afterFive: 'after five games',
  whatCounts: 'What counts',
  counting: [
    'Tables marked “rated” when they were made.',
    'Places only, never the size of the win.',
    'Leaving early counts as last.',
    'Two people who meet often: their first three games within 24 hours.',
  ],
  notCounting: ['No hints, no stopped games, no own tables, and nobody with two seats.'],
  honesty: 'Nobody can check what runs in a second window. A rating is worth what the honesty of its players is.',

  changed: 'What it did to your rating',
  change: (before: number, after: number) => `From ${before} to ${after}.`,
  toFive: (games: number) => `Game ${games} of 5 before your rating is shown.`,
  notCounted: {
    people: 'This game does not count for ratings: one person had several seats.',
    busy: 'This game does not count for ratings: a bot thought less because the server was busy.',
    data: 'This game does not count for ratings: it was played with tables of its own.',
    program: 'This game does not count for ratings: a program played.',
    often: 'This game does not count for ratings: two of you met in three rated games within a day.',
  },
  toLadder: 'To the ladder',

  rate: 'Ratings',
  rateTable: 'Rated',
  rateHelp: 'Places change ratings. No hints, and leaving early counts as last.',
  rateAlone: 'A rated game is played on the server, so that it counts for everybody alike.',
  isRated: 'rated',
  ratedNow: 'the game is rated now',
  unratedNow: 'the game is not rated any more',
};
