import { de } from '@outcry/engine/french';
import { brief, list, n } from './forms.ts';

const people = (count: number) => n(count, '1 personne', () => `${count} personnes`);
const bots = (count: number) => n(count, '1 bot', () => `${count} bots`);
const games = (count: number) => n(count, '1 partie', () => `${count} parties`);
const nth = (place: number): string => (place === 1 ? '1er' : `${place}e`);

export const ratings = {
  profile: 'Profil',
  ladders: 'Classements',
  ladder: (game: string) => `Classement ${de(game)}`,
  guest: 'invité',
  since: (date: string, played: number, won: number) => `Ici depuis le ${date}. ${games(played)}, ${won} gagnées.`,
  reliability: 'Fiabilité',
  finished: 'parties terminées',
  of: (stayed: number, played: number) => `${stayed} sur ${played}`,
  live: 'par coup en direct',
  slow: 'par coup différé',
  time: (milliseconds: number) => brief(Math.max(1, Math.round(milliseconds / 1000))),
  firstGame: 'première partie ici',
  finishedOf: (stayed: number, played: number) => `${stayed} sur ${games(played)} terminées`,
  aMove: (milliseconds: number) => `${brief(Math.max(1, Math.round(milliseconds / 1000)))} par coup`,
  rated: (rating: number) => `cote ${rating}`,

  ratings: 'Cotes',
  rating: 'Cote',
  piece:
    'La pièce est la cote. La barre dit à quel point nous en sommes sûrs : plus il y a de parties, plus elle est courte.',
  yourPiece:
    'La pièce est votre cote. La barre dit à quel point nous en sommes sûrs : plus vous jouez, plus elle est courte.',
  noneYet: 'Les cotes viennent avec les premières parties.',
  gamesWon: (played: number, won: number) => `${games(played)}, ${won} gagnées`,
  track: (rating: number, low: number, high: number) => `Cote ${rating}, très probablement entre ${low} et ${high}`,
  slots: (played: number) => `${games(played)} sur 5`,
  left: (left: number) =>
    left === 1 ? 'Encore une partie classée avant la cote.' : `Encore ${left} parties classées avant la cote.`,
  month: 'en 30 jours',
  play: 'Jouer',
  starts: 'Tout le monde commence à 1500. Seules les tables marquées « classée » comptent.',

  recent: 'Dernières parties',
  noGame: 'Aucune partie terminée. La première apparaîtra ici.',
  came: (game: string, place: number, of: number, money: string | null) => {
    if (money === null) return `${game}, quittée avant la fin`;
    return place === 1 ? `${game}, gagnée avec ${money}` : `${game}, ${nth(place)} sur ${of} avec ${money}`;
  },
  behind: (names: readonly string[]) => (names.length > 0 ? `derrière ${list(names)}` : ''),
  aheadOf: (names: readonly string[]) => (names.length > 0 ? `devant ${list(names)}` : ''),
  levelWith: (names: readonly string[]) => (names.length > 0 ? `à égalité avec ${list(names)}` : ''),
  counts: {
    yes: 'classée',
    off: 'non classée',
    people: 'non comptée : une personne, plusieurs places',
    busy: 'non comptée : les bots ont moins réfléchi',
    data: 'non comptée : tableaux propres',
    program: 'non comptée : un programme a joué',
    often: 'non comptée : rencontrés trop souvent',
  },

  against: 'Contre',
  youAhead: 'vous devant',
  someAhead: (name: string) => `${name} devant`,
  theyAhead: 'eux devant',
  nobodyYet: 'Jouez avec des gens ou des bots et voyez qui est devant.',
  score: (name: string | null, other: string, ahead: number, behind: number) =>
    `${name ?? 'Vous'} devant ${other} ${ahead} fois, derrière ${behind} fois`,

  course: 'Partie par partie',
  courseOfRating: 'Cote',
  courseOfWealth: 'Fortune à la fin',
  noCourse: 'Il faut deux parties pour une ligne.',

  onIt: (peopleOnIt: number, botsOnIt: number) =>
    `${people(peopleOnIt)} et ${bots(botsOnIt)} avec cinq parties classées ou plus.`,
  who: 'Qui',
  whom: { all: 'Gens et bots', people: 'Gens', known: 'Gens que je connais' },
  when: 'Quand',
  times: { all: 'Depuis toujours', week: 'Cette semaine' },
  empty: 'Personne n’a encore cinq parties. Cinq parties classées vous y placent.',
  emptyWeek: 'Personne au classement n’a joué de partie classée depuis lundi.',
  rank: 'Place',
  places: 'Places cette semaine',
  up: (places: number) => (places > 0 ? `monte de ${places}` : `descend de ${-places}`),
  isNew: 'nouveau',
  name: 'Nom',
  atLeast: 'Au moins',
  atLeastIs: 'au moins',
  played: 'Parties',
  wonHead: 'Gagnées',
  how: 'D’où vient l’ordre',
  howOrder: 'au moins : l’ordre',
  howText:
    'Une cote est une estimation faite des places. La barre dit à quel point elle est sûre. L’ordre suit son bout gauche : une soirée de chance ne fait pas un premier.',
  nearly: 'Bientôt classés',
  afterFive: 'après cinq parties',
  whatCounts: 'Ce qui compte',
  counting: [
    'Les tables marquées « classée » à leur création.',
    'Les places seules, jamais l’écart.',
    'Partir avant la fin compte comme dernier.',
    'Deux personnes qui se rencontrent souvent : leurs trois premières parties en 24 heures.',
  ],
  notCounting: ['Ni conseils, ni parties arrêtées, ni tableaux propres, ni personne à deux places.'],
  honesty: 'Personne ne peut voir une seconde fenêtre. Une cote vaut ce que vaut l’honnêteté de ses joueurs.',

  changed: 'L’effet sur votre cote',
  change: (before: number, after: number) => `De ${before} à ${after}.`,
  toFive: (played: number) => `Partie ${played} sur 5 avant que votre cote soit montrée.`,
  notCounted: {
    people: 'Cette partie ne compte pas pour les cotes : une personne avait plusieurs places.',
    busy: 'Cette partie ne compte pas pour les cotes : un bot a moins réfléchi, le serveur étant chargé.',
    data: 'Cette partie ne compte pas pour les cotes : elle avait ses propres tableaux.',
    program: 'Cette partie ne compte pas pour les cotes : un programme y a joué.',
    often:
      'Cette partie ne compte pas pour les cotes : deux d’entre vous ont eu trois parties classées ensemble en un jour.',
  },
  toLadder: 'Au classement',

  rate: 'Cotes',
  rateTable: 'Classée',
  rateHelp: 'Les places changent les cotes. Pas de conseils, et partir avant la fin compte comme dernier.',
  rateAlone: 'Une partie classée se joue sur le serveur, pour compter de la même façon pour tous.',
  isRated: 'classée',
  ratedNow: 'la partie est maintenant classée',
  unratedNow: 'la partie n’est plus classée',
};
