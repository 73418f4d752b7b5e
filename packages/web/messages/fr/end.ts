import type { Messages } from '../en.ts';
import { list, n, time } from './forms.ts';

export const end: Messages['end'] = {
  lasted: (minutes) => `Terminée en ${time(60 * minutes)}`,
  wins: (name, money) => `${name} gagne avec ${money}`,
  shared: (names, money) => `${list(names)} partagent la victoire avec ${money}`,
  margin: (money, name) => `${money} devant ${name}.`,
  tieBroken: (name) => `À égalité d’argent avec ${name} ; le départage a tranché.`,
  noResult: 'La partie n’a pas été jouée jusqu’au bout.',
  voted: (names) => n(names.length, `${list(names)} a voté pour.`, () => `${list(names)} ont voté pour.`),
  stopped: {
    vote: 'La table a voté l’arrêt',
    closed: 'La table a été fermée',
    abandoned: 'La table a été abandonnée',
  },
  replay: 'Voir la rediffusion',
  leave: 'Quitter la table',
  rematch: 'Revanche',
  joinRematch: 'Rejoindre la revanche',
  earned: 'D’où vient l’argent',
  stood: 'Où en était chacun',
  wealthHow: 'l’argent et ce que rapporteraient les actions',
  start: 'début',
  lastPrices: 'Derniers cours',
  sinceStart: 'depuis le début',
  turned: 'Où tout a basculé',
  move: (move) => `Coup ${move}`,
};

export const proof: Messages['proof'] = {
  committed: 'Scellé avant la partie :',
  seed: 'graine :',
  not: 'Chaque mélange se vérifie ici.',
  checking: 'La partie est rejouée…',
  yes: (moves) =>
    n(
      moves,
      'Loyal : 1 coup et ses mélanges sont justes.',
      (count) => `Loyal : les ${count} coups et mélanges sont justes.`,
    ),
  no: 'Le fichier ne concorde pas : la partie n’a pas été jouée ainsi.',
  check: 'Vérifier',
  download: 'Fichier de la partie',
};
