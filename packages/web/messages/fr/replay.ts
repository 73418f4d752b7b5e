import { de } from '@outcry/engine/french';
import { say } from '@outcry/engine/sentence';
import type { Part } from '@outcry/engine/sentence';
import type { Messages } from '../en.ts';
import { list, n } from './forms.ts';

export const replay: Messages['replay'] = {
  name: 'Rediffusion',
  title: (game: string) => `Rediffusion ${de(game)}`,
  result: 'Résultat',
  reel: 'À travers la partie',
  move: (at: number, last: number) => `Coup ${at} sur ${last}`,
  beginning: 'Avant le premier coup.',
  decided: (name: Part) => say`${name} a décidé quelque chose de caché pour cette place.`,
  speed: 'Vitesse',
  times: (times: number) => `${times.toLocaleString('fr')} ×`,
  eyes: 'Par les yeux de qui',
  choose: 'choisir une place',
  spectator: 'Vue par un spectateur',
  seenBy: (name: string) => `Vue par ${name}`,
  unfinished: (moves: number) =>
    n(
      moves,
      'Juste jusqu’ici : 1 coup vérifié ; pas terminée.',
      (count) => `Juste jusqu’ici : ${count} coups vérifiés ; pas terminée.`,
    ),
  stopped: (moves: number) =>
    n(
      moves,
      'Juste : 1 coup vérifié ; arrêtée avant la fin.',
      (count) => `Juste : ${count} coups vérifiés ; arrêtée avant la fin.`,
    ),
  copy: 'Lien vers ce moment',
  copied: 'Copié',
  copiedText: 'Qui peut voir cette table verra exactement ce moment.',
  onlyHere: 'Cette partie n’est que sur cet appareil. Envoyez aussi le fichier : il sera demandé à qui ouvre le lien.',
  goOn: 'Continuer d’ici',
  goOnFrom: (at: number, last: number) => `La partie telle qu’elle était après le coup ${at} sur ${last} est à vous.`,
  goOnText:
    'Une partie privée sur cet appareil, contre des robots. Sa graine est connue : elle est signalée et ne compte nulle part.',
  goOnPlay: 'Continuer',
  over: 'Ici, la partie est terminée.',
  yourSeat: 'Votre place',
  others: 'Les autres',
  continued: 'Reprise d’une partie importée ou rediffusée : sa graine est connue',
  continuedShort: 'reprise, graine connue',
  continuedWhy:
    'Qui a le fichier peut connaître toutes les cartes à venir. La partie ne compte dans aucune statistique.',
  gone: 'Elle est sur un autre appareil, ou a été oubliée sur celui-ci. Si on vous a envoyé son fichier, ouvrez-le ici.',
  runningTitle: 'Cette partie n’est pas terminée',
  running: 'La revoir montrerait ce qui est encore caché. Revenez quand elle sera terminée.',
  damaged: 'La partie a été gardée, mais ne se rejoue pas comme elle a été jouée.',
};

const importing: Messages['import'] = {
  open: 'Ouvrir un fichier de partie',
  help: 'Ou déposez-le sur cette page : il est vérifié coup par coup, puis rediffusé.',
  drop: 'Déposez ici le fichier de partie',
  checking: 'Vérification en cours…',
  running: (moves: number) =>
    n(moves, 'Importée, 1 coup, pas terminée', (count) => `Importée, ${count} coups, pas terminée`),
  stopped: (moves: number) => n(moves, 'Importée, 1 coup, arrêtée', (count) => `Importée, ${count} coups, arrêtée`),
  over: (winners: readonly string[]) => `Importée, victoire ${de(list(winners))}`,
  version: (version: string) =>
    `Ce fichier de partie est de la version ${version} ; cet Outcry lit les versions 1 à 3.`,
  damaged: (where: string) => `Ce fichier de partie est abîmé (${where}).`,
  unknownGame: (game: string) => `C’est un fichier de « ${game} », un jeu que cet Outcry n’a pas.`,
  rules: (played: number, known: string) =>
    `Cette partie suit la version ${played} des règles ; cet Outcry a la version ${known}.`,
  move: (move: number, why: string) =>
    `Le coup ${move} de ce fichier n’est pas permis ; il n’a donc pas été ouvert. ${why}`.trim(),
  faults: {
    'not-json': 'Ce n’est pas un fichier de partie : le JSON n’est pas entier. Il a peut-être été coupé en route.',
    'not-ours': 'Ce n’est pas un fichier de partie d’Outcry.',
    account:
      'C’est l’export d’un compte, pas une partie. Ses parties sont à côté, dans le dossier « games » de l’archive.',
    seed: 'La graine de ce fichier n’est pas celle annoncée avant la partie ; il n’a donc pas été ouvert.',
    contribution:
      'La contribution d’une place au mélange n’est pas celle annoncée ; le fichier n’a donc pas été ouvert.',
    attempt: 'La graine d’un essai nul n’est pas celle annoncée ; le fichier n’a donc pas été ouvert.',
    result: 'Le résultat de ce fichier n’est pas celui de ses coups ; il n’a donc pas été ouvert.',
    huge: 'Ce fichier dépasse 2 Mo ; aucune partie n’est si grande. Il n’a pas été ouvert.',
    'no-room': 'Le navigateur n’a plus de place pour garder cette partie. Oubliez-en une ancienne et réessayez.',
    unreadable: 'Ce fichier n’a pas pu être lu.',
  },
};
export { importing as import };
