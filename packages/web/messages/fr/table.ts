import { say } from '@outcry/engine/sentence';
import type { Messages } from '../en.ts';
import { list, n } from './forms.ts';

export const table: Messages['table'] = {
  yourTurn: (game) => `À vous · ${game}`,
  rules: 'Règles',
  hint: 'Conseil',
  chat: 'Discussion',
  undo: 'Annuler',
  undoNot: 'Rien à reprendre, ou quelque chose a été tiré ou montré depuis.',
  menu: 'Menu',
  pace: { calm: 'Robots : calmes', brisk: 'Robots : vifs', instant: 'Robots : immédiats' },
  rail: 'Graphiques et journal',
  prices: 'Cours',
  wealth: 'Fortune',
  unknown: '?',
  tape: 'Le ruban',
  tapeEmpty: 'Rien ne s’est encore passé.',
  moves: (count) => n(count, '1 coup', () => `${count} coups`),
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
  undoAsked: (name) => `${name} demande à reprendre son dernier coup.`,
  undoWaits: (name) => `${name} a demandé à reprendre un coup ; les autres décident.`,
  agree: 'Accepter',
  refuse: 'Refuser',
  withdraw: 'Retirer la demande',
  undone: 'Vous avez repris votre coup.',
  redo: 'Rétablir',
  makeAgain: 'Le rejouer',
  standIn: {
    left: 'Vous êtes parti ; un robot joue pour vous.',
    time: 'Votre temps est écoulé ; un robot joue pour vous.',
    absent: 'Vous étiez absent ; un robot joue pour vous.',
  },
  takeBack: 'Reprendre ma place',
  curtain: (name) => `Au tour de ${name}`,
  curtainText: (name) => `Passez l’appareil à ${name}. Que personne d’autre ne regarde.`,
  curtainOpen: (name) => `Je suis ${name}`,
};

export const notes: Messages['notes'] = {
  left: (name) => say`${name} est parti ; un robot continue.`,
  time: (name) => say`${name} n’a plus de temps ; un robot continue.`,
  absent: (name) => say`${name} est absent ; un robot continue.`,
  back: (name) => say`${name} est de retour.`,
  undoAsked: (name) => say`${name} a demandé à reprendre un coup.`,
  undoRefused: (name) => say`${name} n’était pas d’accord.`,
  undoWithdrawn: (name) => say`${name} a retiré sa demande.`,
  undone: (name) => say`${name} a repris un coup.`,
  redone: (name) => say`${name} l’a rejoué.`,
  voted: (name) => say`${name} vote pour arrêter la partie.`,
  unvoted: (name) => say`${name} veut continuer.`,
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
  votes: (names) =>
    `Pour l’arrêt : ${list(names)}. Elle s’arrête quand tous sont d’accord. Un absent ne compte plus au bout d’un jour : revotez alors.`,
  leave: 'Quitter la table',
  leaveOnline: 'Un robot jouera pour vous ; vous pourrez revenir.',
  leaveSolo: 'La partie est jetée.',
  leaveSure: 'Oui, quitter',
  homeOnline: 'Accueil (votre place est gardée)',
  homeSolo: 'Accueil (la partie est gardée)',
};

export const hint: Messages['hint'] = {
  notYourTurn: 'Les conseils viennent quand c’est à vous.',
  thinking: 'Un courtier réfléchit…',
  text: 'Ce qu’un courtier ferait à votre place, le meilleur d’abord, et l’avance ou le retard final qu’il attend sur le meilleur rival.',
  ahead: (amount) => `${amount} d’avance`,
  behind: (amount) => `${amount} de retard`,
  level: 'à égalité',
  play: 'Le jouer',
};
