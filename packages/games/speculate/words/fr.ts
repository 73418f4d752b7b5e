import { say } from '@outcry/engine/sentence';
import { wordsOf } from './common.ts';

export const words = wordsOf({
  locale: 'fr',
  pitch:
    'Poussez les cours avec vos cartes, criez vos offres autour de la table, et gardez de quoi payer le tour suivant.',
  parts: {
    cash: 'Argent',
    shares: 'Actions',
    rises: 'Hausse des cours',
    dividends: 'Dividendes',
    prizes: 'Objectifs',
    fees: 'Frais',
    ruin: 'Risque de faillite',
  },
  styles: { dealer: 'Vous propose un marché presque à votre goût.' },
  sectors: ['Mines', 'Grands magasins', 'Propriétés', 'Transports', 'Génie civil'],
  openHoldings: {
    label: 'Avoirs visibles',
    help: 'Montre l’argent et les actions de tous. Désactivé, seuls les totaux à l’écran sont cachés : chaque marché se fait à voix haute, une bonne mémoire les connaît.',
  },
  card: (sector, change) =>
    change === 0
      ? say`dividende ${sector}`
      : say`${sector} ${change > 0 ? 'en hausse de' : 'en baisse de'} ${Math.abs(change)}`,
  nothing: 'rien',
  over: 'La partie est finie.',
  firstCard: 'Vos frais sont payés. Quelle carte jouez-vous ?',
  firstCardOwing:
    'Vous n’avez pas pu payer les frais : ils seront dus, majorés, à la fin de vos marchés. Quelle carte jouez-vous ?',
  secondCard: 'Quelle carte jouez-vous en second ?',
  deal: 'Faites-vous une offre, ou terminez-vous vos marchés ?',
  dealOwing:
    'Faites-vous une offre ? À la fin de vos marchés, les frais majorés sont prélevés ; si vous avez moins, c’est la faillite.',
  answer: (side, name, number, sector, price) =>
    side === 'buy'
      ? `${name} veut acheter ${number} ${sector} à ${price}. Combien en vendez-vous ?`
      : `${name} veut vendre ${number} ${sector} à ${price}. Combien en achetez-vous ?`,
  bank: (side, left, sector, price) =>
    side === 'buy'
      ? `Encore demandé : ${left} ${sector}. Combien en achetez-vous à la banque, à ${price} ?`
      : `Encore à vendre : ${left} ${sector}. Combien en vendez-vous à la banque, à ${price} ?`,
  objectiveMet: (amount) => `Votre objectif de ${amount} est atteint. Le réclamez-vous ?`,
  objectiveNotMet: (amount) => `Votre objectif de ${amount} n’est pas atteint.`,
  collect: (name, left) => `${name} n’a pas d’argent pour vous. Quelle action prenez-vous (encore ${left} au plus) ?`,
  balance: (left) => `La banque manque d’argent et vous doit ${left}. Prenez-vous une action ?`,
  thinking: {
    card: (name) => `${name} choisit une carte de marché.`,
    deal: (name) => `${name} réfléchit à un marché.`,
    answer: (name) => `${name} répond à l’offre.`,
    bank: (name) => `${name} réfléchit à la banque.`,
    claim: (name) => `${name} peut réclamer un objectif.`,
    collect: (name) => `${name} choisit des actions.`,
    balance: (name) => `${name} choisit des actions de la banque.`,
  },
  play: (card) => `Jouer ${card}`,
  offer: (side, number, sector, money) =>
    `Proposer ${side === 'buy' ? 'd’acheter' : 'de vendre'} ${number} ${sector} (${money})`,
  done: 'Terminer les marchés',
  no: 'Non',
  sellOrBuy: (side, number, money) => `${side === 'buy' ? 'Vendre' : 'Acheter'} ${number} (${money})`,
  noBank: 'Rien avec la banque',
  atBank: (side, number, money) =>
    side === 'buy' ? `Acheter ${number} à la banque (${money})` : `Vendre ${number} à la banque (${money})`,
  claim: 'Réclamer l’objectif',
  pass: 'Finir le tour sans réclamer',
  take: (sector, price) => `Prendre une action ${sector} (${price})`,
  stop: 'Ne plus prendre d’actions',
  round: (round, rounds) =>
    say`Manche ${round} sur ${rounds} : toutes les cartes de marché sont mélangées, sauf les mains.`,
  fee: (name, amount) => say`${name} a commencé son tour et payé ses frais de ${amount} à la banque.`,
  feeOwed: (name, amount) => say`${name} ne peut pas payer les frais et doit ${amount} à la fin de ses marchés.`,
  played: (name, card) => say`${name} a joué ${card}.`,
  stays: (sector, price) => say`Le secteur ${sector} ne peut aller plus loin et reste à ${price}.`,
  moved: (sector, from, to) => say`${sector} : ${to > from ? 'hausse' : 'baisse'} de ${from} à ${to}.`,
  share: (name, amount, shares) => say`${name} ${amount} pour ${shares}`,
  dividend: (sector, each, paid) =>
    say`Le secteur ${sector} verse ${each} par action : ${paid ?? 'personne ne touche rien'}.`,
  noDividend: (sector, due, cash) => say`Le secteur ${sector} ne verse rien : ${due} sont dus, la banque a ${cash}.`,
  drew: (name, card) => say`${name} a pioché ${card}.`,
  reshuffled: 'La pioche était vide : la défausse est mélangée.',
  offered: (side, name, number, sector, price) =>
    say`${name} propose ${side === 'buy' ? 'd’acheter' : 'de vendre'} ${number} ${sector} à ${price}.`,
  refused: (name) => say`${name} : non.`,
  answered: (side, name, number, sector, asker, money) =>
    side === 'buy'
      ? say`${name} vend ${number} ${sector} à ${asker} pour ${money}.`
      : say`${name} achète ${number} ${sector} à ${asker} pour ${money}.`,
  noBankDeal: (side, name) => say`${name} ${side === 'buy' ? 'n’achète' : 'ne vend'} rien à la banque.`,
  bankDeal: (side, name, number, sector, price) =>
    side === 'buy'
      ? say`${name} achète ${number} ${sector} à la banque à ${price}${price > 0 ? ', 1 de plus que le cours' : ''}.`
      : say`${name} vend ${number} ${sector} à la banque à ${price}${price > 0 ? ', 1 de moins que le cours' : ''}.`,
  barred: (side, name, sector) =>
    say`Aucun marché : ${name} ne peut plus proposer ${side === 'buy' ? 'd’acheter' : 'de vendre'} des actions ${sector} ce tour-ci.`,
  claimed: (name, amount, figures, shares) =>
    say`${name} réclame l’objectif de ${amount} (${figures}) avec ces actions : ${shares}.`,
  paid: (from, amount, to) => say`${from} a payé ${amount} à ${to} pour l’objectif.`,
  bankPaid: (amount, to) =>
    amount > 0
      ? say`La banque a payé ${amount} à ${to} pour l’objectif.`
      : say`La banque n’avait plus d’argent pour payer.`,
  took: (name, sector, price, from) =>
    say`${name} a pris une action ${sector} valant ${price} ${from === null ? 'à la banque' : say`à ${from}`}.`,
  tookAll: (from, to, shares) => say`${from} ne peut pas payer : ${to} reçoit ${shares}.`,
  nextObjective: (name, amount) => say`${name} passe à un objectif de ${amount}.`,
  objective: (name, figures) => say`${name} a tiré l’objectif ${figures}.`,
  bankrupt: (name) => say`${name} fait faillite et quitte la partie.`,
  early: (names, several) =>
    `La partie s’est terminée avant l’heure : ${names} ${several ? 'ont' : 'a'} fait faillite.`,
  wins: (names, several) => (several ? say`${names} partagent la victoire.` : say`${names} gagne la partie.`),
  refusals: {
    'not-in-hand': () => 'Cette carte n’est pas dans votre main.',
    'play-a-card': () => 'Jouez d’abord une carte de marché.',
    'claim-after-second-card': () => 'Un objectif ne se réclame qu’après la seconde carte de marché.',
    'dealing-is-over': () => 'Les marchés de ce tour sont finis : jouez votre seconde carte de marché.',
    'no-offer': () => 'Il n’y a pas d’offre à laquelle répondre.',
    'end-dealing-first': () => 'Terminez vos marchés avant de jouer votre seconde carte de marché.',
    'deal-or-end': () => 'Faites une offre ou terminez vos marchés.',
    'too-many-offers': ({ most }) => `Un tour compte au plus ${most} offres : terminez vos marchés.`,
    'barred-buy': ({ sector }) =>
      `Personne ne vous a vendu d’actions ${sector} : vous ne pouvez plus proposer d’en acheter ce tour-ci.`,
    'barred-sell': ({ sector }) =>
      `Personne n’a acheté vos actions ${sector} : vous ne pouvez plus proposer d’en vendre ce tour-ci.`,
    'two-sectors': () => 'Pendant la première et la dernière manche, deux secteurs seulement par tour.',
    'too-many-to-buy': ({ most, sector }) =>
      `Vous pouvez proposer d’acheter au plus ${most} ${sector} : il faut l’argent, et les actions doivent exister.`,
    'too-many-to-sell': ({ most, number, sector }) => `Vous avez ${most} ${sector} à vendre, pas ${number}.`,
    'answer-first': () => 'Répondez à l’offre : combien d’actions, ou aucune ?',
    'more-than-wanted': ({ left }) => `On n’en demande plus que ${left}.`,
    'answer-not-covered-buy': ({ most }) => `Vous n’en avez que ${most} à vendre.`,
    'answer-not-covered-sell': ({ most }) => `Votre argent n’en paie que ${most}.`,
    'bank-first': () => 'Dites d’abord combien d’actions vous traitez avec la banque, ou aucune.',
    'more-than-left': ({ left }) => `Il ne reste que ${left} de votre offre.`,
    'bank-not-covered-buy': ({ most }) => `Au plus ${most} : la banque doit avoir les actions, et vous l’argent.`,
    'bank-not-covered-sell': ({ most }) => `L’argent de la banque n’en paie que ${most}.`,
    'objective-not-met': () =>
      'Votre objectif n’est pas atteint : il faut ses trois montants, et rien des deux autres secteurs.',
    'claim-or-pass': () => 'Réclamez votre objectif ou finissez le tour.',
    'take-until-none-fits': () => 'Prenez des actions jusqu’à ce qu’aucune ne convienne plus.',
    'take-a-share-first': () => 'Prenez d’abord votre action.',
    'no-such-share': ({ sector }) => `Il n’y a pas d’action ${sector} à prendre.`,
    'worthless-share': ({ sector }) => `Le secteur ${sector} est à 0 : ses actions ne se demandent pas.`,
    'share-does-not-fit': ({ left, sector }) => `Une action ${sector} vaut plus que les ${left} qui restent.`,
  },
});
