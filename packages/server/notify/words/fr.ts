import type { NotifyWords } from './words.ts';

const list = new Intl.ListFormat('fr');
const greeting = (hour: number): string => (hour < 18 ? 'Bonjour.' : 'Bonsoir.');
const NUMBERS = ['Aucune', 'Une', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six', 'Sept', 'Huit', 'Neuf', 'Dix'];

export const words: NotifyWords = {
  turn: (game) => `À vous de jouer : ${game}`,
  invited: (by, game) => `${by} vous invite : ${game}`,
  invitedText: 'Une place est libre pour vous.',
  over: (game) => `Partie terminée : ${game}`,
  mentioned: (by) => `${by} vous a nommé`,
  mentionedText: (game) => `Dans la discussion : ${game}`,
  with: (names) => `avec ${list.format(names)}`,
  alone: 'personne d’autre',
  won: (names) => `${list.format(names)} ${names.length === 1 ? 'a gagné' : 'ont gagné'}.`,
  place: (place, of, score) => `Vous : place ${place} sur ${of}, avec ${score}.`,
  digest: (hour, tables) =>
    `${greeting(hour)} ${NUMBERS[tables] ?? tables} ${tables < 2 ? 'table vous attend' : 'tables vous attendent'}`,
  test: 'Un message d’Outcry',
  testText: 'Les messages arrivent ici. Celui-ci est un essai.',
  open: 'Ouvrir',
  takeTurn: 'Jouer',
  notThisTable: 'Pas cette table',
  change: (address) => `Ce que vous recevez, et quand : ${address}`,
  confirm: {
    subject: 'Est-ce votre adresse ?',
    text: (name, link) =>
      `Bonjour ${name},\n\nquelqu’un a donné cette adresse pour ${name} chez Outcry. Si c’était vous, ouvrez ce lien avant demain et appuyez sur le bouton :\n\n${link}\n\nSinon, ne faites rien.\n`,
  },
  signIn: {
    subject: 'Votre lien de connexion',
    text: (name, link) =>
      `Bonjour ${name},\n\nce lien vous connecte à Outcry. Il marche une fois, pendant 15 minutes :\n\n${link}\n\nSi vous n’avez rien demandé, ne faites rien.\n`,
  },
};
