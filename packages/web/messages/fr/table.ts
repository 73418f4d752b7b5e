import { de, deBefore } from '@outcry/engine/french';
import { say } from '@outcry/engine/sentence';
import type { Fault } from '@outcry/server/api';
import type { Messages } from '../en.ts';
import { list, n, time } from './forms.ts';

const movesOf = (count: number): string => n(count, '1 coup', () => `${count} coups`);

const asks = (name: string | null): string => (name === null ? 'Vous demandez' : `${name} demande`);

const botSince = (since: number | null): string =>
  since === null ? 'Un robot joue pour vous.' : `Un robot joue pour vous depuis le coup ${since}.`;

const FAULTS: Readonly<Record<Fault, string>> = {
  crashed: 's’est arrêté : un coup a été joué au hasard à sa place.',
  late: 'n’a pas répondu à temps : un coup a été joué au hasard à sa place.',
  rubbish: 'a donné une réponse illisible : un coup a été joué au hasard à sa place.',
  illegal: 'a nommé un coup interdit : un autre a été joué au hasard à sa place.',
  absent: 'a échoué trop souvent et ne tourne plus : des coups sont joués au hasard à sa place.',
  missing: 'n’est pas sur ce serveur : un Courtier joue à sa place.',
};

export const table: Messages['table'] = {
  yourTurn: (game) => `À vous · ${game}`,
  rules: 'Règles',
  hint: 'Conseil',
  chat: 'Discussion',
  undo: 'Annuler',
  undoNot: 'Rien à reprendre, ou quelque chose a été tiré ou montré depuis.',
  menu: 'Menu',
  pace: {
    calm: 'Rythme : calme',
    brisk: 'Rythme : vif',
    instant: 'Rythme : immédiat',
    wait: 'Rythme : attendre mon clic',
  },
  rail: 'Graphiques et journal',
  prices: 'Cours',
  wealth: 'Fortune',
  unknown: '?',
  tape: 'Le ruban',
  tapeEmpty: 'Rien ne s’est encore passé.',
  moves: movesOf,
  jump: 'Montrer le plateau à ce moment.',
  past: (at, last) => `Vous revoyez : coup ${at} sur ${last}.`,
  earlier: 'Un coup en arrière',
  later: 'Un coup en avant',
  run: 'Laisser défiler',
  stop: 'Arrêter',
  moment: 'Moment de la partie',
  backToNow: 'Revenir au présent',
  rule: (rule) => `Règle ${rule}`,
  stale: 'La table avait avancé avant l’arrivée de votre coup. Voici où elle en est.',
  restored: (move) =>
    move === 0
      ? 'Le serveur a été restauré d’une sauvegarde : la partie reprend à son début.'
      : `Le serveur a été restauré d’une sauvegarde : la partie reprend au coup ${move}.`,
  undoAsked: (name, undone) => {
    if (undone === null) return `${asks(name)} à reprendre un coup.`;
    const back = `${asks(name)} à revenir ${movesOf(undone.moves)} en arrière`;
    return `${undone.said === '' ? back : `${back}, avant «\u00a0${undone.said}\u00a0»`} (${undone.where}).`;
  },
  undoHere: (names) => `${list(names)} : d’accord ?`,
  waits: (names) => (names.length > 0 ? `On attend ${list(names)}.` : 'On attend l’accord d’un joueur.'),
  undoAlready: 'La table décide d’un retour en arrière.',
  undoRefused: 'Refusé. Redemandez après le prochain coup, ou dans une minute.',
  returned: {
    undone: 'La partie est revenue en arrière. Vous la voyez telle qu’elle est maintenant.',
    kept: 'Rien n’a été repris. Vous voyez la partie telle qu’elle est maintenant.',
  },
  look: 'Voir le plateau',
  agree: 'Accepter',
  refuse: 'Refuser',
  withdraw: 'Retirer la demande',
  undone: 'Vous avez repris votre coup.',
  redo: 'Rétablir',
  makeAgain: 'Le rejouer',
  standIn: {
    left: (since) => `Vous étiez parti. ${botSince(since)}`,
    time: (since) => `Votre temps est écoulé. ${botSince(since)}`,
    absent: (since) => `Vous étiez absent. ${botSince(since)}`,
    agreed: (since) => `Vous étiez absent, et les autres ont choisi un robot. ${botSince(since)}`,
  },
  takeBack: 'Reprendre ma place',
  curtain: (name) => `Au tour ${de(name)}`,
  curtainText: (name) => `Passez l’appareil à ${name}. Que personne d’autre ne regarde.`,
  curtainOpen: (name) => `Je suis ${name}`,
};

export const notes: Messages['notes'] = {
  left: (name) => say`${name} est parti ; un robot continue.`,
  time: (name) => say`${name} n’a plus de temps ; un robot continue.`,
  absent: (name) => say`${name} est absent ; un robot continue.`,
  agreed: (name) => say`${name} est absent ; les autres ont choisi qu’un robot continue.`,
  back: (name) => say`${name} est de retour.`,
  undoAsked: (name, { moves, said }) =>
    said.length > 0
      ? say`${name} a demandé à revenir ${movesOf(moves)} en arrière, avant «\u00a0${said}\u00a0»`
      : say`${name} a demandé à revenir ${movesOf(moves)} en arrière.`,
  undoRefused: (name) => say`${name} n’était pas d’accord.`,
  undoWithdrawn: (name) => say`${name} a retiré sa demande.`,
  undone: (name, { moves, said }) =>
    said.length > 0
      ? say`${name} a repris ${movesOf(moves)}, depuis «\u00a0${said}\u00a0»`
      : say`${name} a repris ${movesOf(moves)}.`,
  redone: (name) => say`${name} l’a rejoué.`,
  botAsked: (name, about) => say`${name} est absent ; ${about.name} demande qu’un robot continue.`,
  seatAsked: (name, about) => say`${about.name} demande la place ${deBefore(name.text)}${name}.`,
  replaceRefused: (name) => say`${name} n’était pas d’accord.`,
  replaceWithdrawn: (name) => say`La demande sur la place ${deBefore(name.text)}${name} est retirée.`,
  replaceLapsed: (name) => say`La demande sur la place ${deBefore(name.text)}${name} est sans suite.`,
  replaced: (name, about) => say`${name} a pris la place ${de(about.name)}.`,
  thoughtLess: (name) => say`${name} a moins réfléchi : le serveur est très occupé.`,
  programFailed: (name, { fault }) => say`${name} ${FAULTS[fault]}`,
  voted: (name) => say`${name} vote pour arrêter la partie.`,
  unvoted: (name) => say`${name} veut continuer.`,
};

export const replace: Messages['replace'] = {
  bot: (name) => `Un robot à la place ${de(name)}`,
  me: (name) => `Demander la place ${de(name)}`,
  asked: {
    bot: (asker, name) => `${name} est absent. ${asks(asker)} qu’un robot continue.`,
    person: (asker, name) =>
      `${asks(asker)} la place ${de(name)}, et ${asker === null ? 'verriez' : 'verrait'} sa main.`,
  },
  rule: {
    bot: 'Tous les présents doivent accepter ; après 3 minutes d’absence, l’hôte seul suffit.',
    person: 'Tous les présents doivent accepter. À son retour, la personne absente peut reprendre sa place.',
  },
  away: {
    bot: (name) => `${name} est absent, et la partie attend.`,
    me: (name) =>
      `${name} est absent. Sauf départ définitif, vous pouvez demander sa place après une heure au plus tôt.`,
  },
  former: (name, since) =>
    `${name} joue à votre place${since === null ? '' : ` depuis le coup ${since}`}. Si ${name} part, vous pourrez la redemander.`,
  reclaim: (name, since) =>
    `En votre absence, ${name} a pris votre place${since === null ? '' : ` et y joue depuis le coup ${since}`}.`,
};

export const vote: Messages['vote'] = {
  asked: (name) => `${asks(name)} d’arrêter la partie maintenant, sans résultat.`,
  rule: 'Elle s’arrête quand tous sont d’accord.',
  absent: 'Un absent ne compte plus au bout d’un jour.',
  no: 'Non, continuer',
};

export const chat: Messages['chat'] = {
  empty: 'Personne n’a encore rien dit.',
  say: 'Dire quelque chose',
  send: 'Envoyer',
  looksOn: '(regarde)',
  mute: (name) => `Ne plus lire ${name}`,
  hear: (name) => `Lire de nouveau ${name}`,
};

export const menu: Messages['menu'] = {
  code: 'Code de cette table :',
  fair: 'Le mélange était scellé avant le premier coup :',
  vote: 'Voter l’arrêt de la partie',
  unvote: 'Retirer mon vote',
  leave: 'Quitter la table',
  leaveOnline: 'Un robot jouera pour vous ; vous pourrez revenir.',
  leaveSolo: 'La partie est jetée.',
  leaveSure: 'Oui, quitter',
  home: 'Accueil',
  homeOnline: 'Accueil (votre place est gardée)',
  homeSolo: 'Accueil (la partie est gardée)',
};

export const hint: Messages['hint'] = {
  notYourTurn: 'Les conseils viennent quand c’est à vous.',
  text: (level) =>
    `À quoi pense un robot de niveau ${level} à votre place, le meilleur coup d’abord : vos chances de gagner, et votre avance ou retard final sur le meilleur rival.`,
  toWin: 'de chances de gagner',
  expected: (money: string) => `Vous pouvez compter sur ${money}.`,
  name: 'Conseils',
  off: 'Cette table ne donne pas de conseils. Personne ne peut contrôler une autre fenêtre.',
  rated: 'Cette table est classée : pas de conseils. Personne ne peut contrôler une autre fenêtre.',
  ahead: (amount) => `${amount} d’avance`,
  behind: (amount) => `${amount} de retard`,
  level: 'à égalité',
  youHave: 'Votre fortune alors :',
  instead: 'Par rapport au premier :',
  alike: 'Presque comme le premier.',
  otherThings: 'autres choses',
  play: 'Le jouer',
};

export const film: Messages['film'] = {
  title: 'Depuis votre dernier tour',
  length: (moves, seconds) =>
    seconds === null || seconds < 60 ? movesOf(moves) : `${movesOf(moves)} en ${time(seconds)}`,
  place: (at, of, when) => (when === null ? `${at} sur ${of}` : `${at} sur ${of}, tel que c’était à ${when}`),
  play: 'Rejouer',
  pause: 'Pause',
  goOn: 'Continuer',
  you: 'Vous',
  several: (moves) => movesOf(moves),
  now: 'Maintenant',
  yours: 'à vous de jouer',
  theirs: 'les autres décident',
  over: 'À vous de jouer.',
};

export const notesOfOne: Messages['notesOfOne'] = {
  title: 'Mes notes',
  text: 'Vous seul pouvez lire ceci. Cela reste à cette table et vous suit quand vous emportez vos données.',
  kept: 'Gardé.',
};
