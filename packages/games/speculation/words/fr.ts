import { deBefore } from '@outcry/engine/french';
import { say } from '@outcry/engine/sentence';
import { wordsOf } from './common.ts';

export const words = wordsOf({
  locale: 'fr',
  pitch: 'Huit pions courent sur une piste sinueuse. Leur ordre fixe les cours.',
  parts: {
    cash: 'Espèces',
    shares: 'Actions au cours actuel',
    ranks: 'Rangs attendus',
    holders: 'Autres porteurs',
    seconds: 'Plusieurs d’une société',
  },
  styles: { hoarder: 'Achète tôt, garde tout, vend en dernier.' },
  side: {
    label: 'Face du plateau',
    help: 'La face étoile a des cours plus bas et plus raides, pour qui connaît le jeu.',
    values: { plain: 'Simple', star: 'Étoile' },
  },
  over: 'La partie est terminée.',
  yourTrade: 'Échange : acheter une action, en vendre une, les deux, ou passer ?',
  theirTrade: (name) => `${name} échange.`,
  yourRank: (tile) => `${tile} : quel pion déplacez-vous ?`,
  theirRank: (name, tile) => `${name} choisit un pion pour ${tile}.`,
  yourCard: (movement) => `Quelle carte posez-vous, face cachée ? Son pion avancera de ${movement}.`,
  choosing: (names, several) => `${names} ${several ? 'choisissent' : 'choisit'} une carte.`,
  play: (card) => `Jouer ${card}`,
  moveBrick: (company, from, to) => `Déplacer ${company} de ${from}${to === null ? '' : ` à ${to}`}`,
  pass: 'Passer',
  buying: ({ company, price, negative }) =>
    negative ? `acheter ${company} et recevoir ${price}` : `acheter ${company} pour ${price}`,
  selling: ({ company, price, negative }) =>
    negative ? `vendre ${company} et payer ${price}` : `vendre ${company} pour ${price}`,
  turn: (turn, name, tile, movement) => say`Tour ${turn}, ${name} a tiré : ${tile}, déplacement ${movement}.`,
  passed: (name) => say`${name} a passé.`,
  bought: ({ company, price, negative }) =>
    negative ? say`a reçu ${price} pour prendre ${company}` : say`a acheté ${company} pour ${price}`,
  sold: ({ company, price, negative }) =>
    negative
      ? say`a payé ${price} pour se défaire ${deBefore(company.text)}${company}`
      : say`a vendu ${company} pour ${price}`,
  ranked: (name, company, up, from, to) =>
    say`${name} a placé ${company} ${up ? 'devant' : 'derrière'} le pion suivant, de ${from} à ${to}.`,
  chose: (name) => say`${name} a posé une carte face cachée.`,
  revealed: (cards) => say`Les cartes : ${cards}.`,
  holiday: (steps) =>
    steps === 0 ? say`Jour férié : aucun pion ne bouge.` : say`Jour férié : les pions n’avancent que de ${steps}.`,
  moved: (company, from, to) => say`${company} est passé de ${from} à ${to}.`,
  stays: (company) => say`${company} reste sur FIN.`,
  drew: (name, cards) => say`${name} a pioché ${cards}.`,
  shuffled: say`C’était la dernière carte de chacun, jouée sans choix. Chacun a mélangé ses neuf cartes et en a pioché deux.`,
  bagged: say`Toutes les tuiles sont retournées dans leurs sacs.`,
  wins: (names, several, score) =>
    say`${names} ${several ? 'se partagent la victoire' : 'gagne la partie'} avec ${score}.`,
  refusals: {
    'trade-now': () => 'C’est un Échange : achetez une action, vendez-en une, les deux, ou passez.',
    'same-company': ({ company }) => `Acheter et vendre ${company} en un seul échange ne changerait rien.`,
    'no-share': ({ company }) => `Vous n’avez aucune action ${company} à vendre.`,
    'bank-empty': ({ company }) => `La banque n’a plus d’action ${company}.`,
    short: ({ missing }) => `Il vous manquerait ${missing}.`,
    'rank-now': () => 'Déplacez d’abord un pion d’un rang.',
    'first-brick': ({ company }) => `${company} est déjà en tête.`,
    'last-brick': ({ company }) => `${company} est déjà dernier.`,
    'on-start': ({ company }) => `${company} est encore sur DÉPART et ne peut pas reculer.`,
    'choose-now': () => 'Choisissez une de vos deux cartes.',
    'not-in-hand': ({ card }) => `Vous n’avez pas ${card} en main.`,
  },
});
