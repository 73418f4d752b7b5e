import { de } from '@outcry/engine/french';
import type { Messages } from '../en.ts';
import { duration } from '../plural.ts';
import { list, n, nth } from './forms.ts';

export const history: Messages['history'] = {
  title: 'Historique',
  open: 'Historique et records',
  none: 'Aucune partie terminée. Jouez-en une jusqu’au bout, ici ou en ligne : elle figurera ici avec vos records.',
  toGames: 'Voir les jeux',
  unreached: 'Le serveur est injoignable ; voici les parties de cet appareil.',
  filter: 'Quel jeu',
  all: 'Tous les jeux',
  games: (count: number) => n(count, '1 partie', () => `${count} parties`),
  more: 'En voir plus',
  here: 'cet appareil',
  online: 'en ligne',
  uncounted: 'non comptée',
  with: (names: readonly string[]) => `Avec ${list(names)}`,
  place: (place: number, of: number) => `${place}${nth(place) === 'one' ? 'er' : 'e'} sur ${of}`,
  lasted: (minutes: number) => duration(minutes, 'min', 'h', 'j'),
  gone: 'coups non conservés',
  lookAt: (game: string, date: string) => `Revoir ${game}, ${date}`,
  replayOf: (game: string, date: string) => `Rediffusion ${de(game)}, ${date}`,
  records: 'Records',
  recordsHelp:
    'Les premières parties guidées, celles reprises d’un fichier ou terminées par un robot à votre place ne comptent pas.',
  columns: {
    game: 'Jeu',
    players: 'Joueurs',
    played: 'Jouées',
    won: 'Gagnées',
    best: 'Meilleur',
    mean: 'Moyenne',
    streak: 'Victoires d’affilée',
    against: 'Devant tous les robots',
  },
  people: 'sans robot',
  beaten: (bot: string, beaten: number, played: number) => `${bot} ${beaten} sur ${played}`,
  sources: (count: number) =>
    n(
      count,
      'D’où venait votre argent, en 1 partie',
      () => `D’où venait votre argent, en moyenne sur ${count} parties`,
    ),
  data: 'Vos données sur cet appareil',
  dataText:
    'Parties, historique et réglages ne sont gardés que dans ce navigateur. Le serveur garde les parties en ligne.',
  export: 'Exporter',
  delete: 'Supprimer',
  deleteText:
    'Toutes les parties, l’historique et les réglages de cet appareil seront perdus pour de bon. Les parties du serveur restent.',
  deleteSure: 'Oui, tout supprimer',
};
