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
  you: 'Vous',
  youWin: 'Vous gagnez',
  youAnd: (names) => `Vous gagnez avec ${list(names)}`,
  win: (names) => n(names.length, `${list(names)} gagne`, () => `${list(names)} gagnent`),
  won: (names, money) =>
    n(names.length, `${list(names)} gagne avec ${money}.`, () => `${list(names)} gagnent avec ${money}.`),
  soClose: 'Deuxième, de si peu',
  place: (place) => `${['Première', 'Deuxième', 'Troisième', 'Quatrième', 'Cinquième', 'Sixième'][place - 1]!} place`,
  best: 'Votre meilleure partie',
  bestBy: (money) => `${money} de plus que votre record`,
  bestUntil: (money) => `Votre record jusqu’ici : ${money}`,
  firstWin: 'Votre première victoire',
  firstWinText: 'La première à ce jeu sur cet appareil',
  accounts: 'Voir les comptes',
  atEnd: (part) => `${part} (ajouté à la fin)`,
  replay: 'Voir la rediffusion',
  leave: 'Quitter la table',
  rematch: 'Revanche',
  joinRematch: 'Rejoindre la revanche',
  earned: 'D’où vient l’argent',
  stood: 'Où en était chacun',
  wealthHow: 'l’argent et ce que rapporteraient les actions',
  start: 'début',
  lastPrices: 'Derniers cours',
  atStart: (price) => `${price} au début`,
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
  alone: 'Distribué sur un seul appareil : personne d’autre n’a contribué au mélange.',
  nobody: 'Aucun joueur n’a contribué au mélange : le serveur l’a choisi seul.',
  open: (names) =>
    n(
      names.length,
      `${list(names)} a contribué au mélange sans engagement préalable (une table plus ancienne).`,
      () => `${list(names)} ont contribué au mélange sans engagement préalable (une table plus ancienne).`,
    ),
  tookPart: (added, commitment) =>
    `Votre navigateur a ajouté ${added}. Le serveur s’était engagé avant sur ${commitment}. Les deux sont dans le mélange.`,
  tookNoPart: 'Ce navigateur n’a pas pris part à la distribution ; il n’a rien à comparer.',
  added: (added, players) =>
    n(players, 'Le seul joueur a contribué.', (count) =>
      n(added, `1 joueur sur ${count} a contribué.`, (some) => `${some} joueurs sur ${count} ont contribué.`),
    ),
  missing: {
    'not-connected': (names) =>
      n(names.length, `${list(names)} n’était pas en ligne.`, () => `${list(names)} n’étaient pas en ligne.`),
    'no-answer': (names) =>
      n(
        names.length,
        `${list(names)} n’a pas répondu et n’a rien ajouté.`,
        () => `${list(names)} n’ont pas répondu et n’ont rien ajouté.`,
      ),
  },
  void: (attempt, names) =>
    n(
      names.length,
      `L’essai ${attempt} est nul : ${list(names)} n’a pas répondu à temps.`,
      () => `L’essai ${attempt} est nul : ${list(names)} n’ont pas répondu à temps.`,
    ),
  differs: {
    commitment: 'Déloyal : avant la distribution, le serveur a montré un autre engagement à ce navigateur.',
    entropy: 'Déloyal : ce que ce navigateur a ajouté n’est pas dans le mélange.',
    attempt: 'Déloyal : il manque un essai auquel ce navigateur a pris part.',
    answer: 'Déloyal : une réponse de ce navigateur, acceptée par le serveur, est niée.',
  },
  check: 'Vérifier',
  download: 'Fichier de la partie',
};
