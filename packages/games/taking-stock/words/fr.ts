import { say } from '@outcry/engine/sentence';
import { signed, wordsOf } from './common.ts';

export const words = wordsOf({
  locale: 'fr',
  pitch: 'Chaque carte que vous jouez est aussi une action à gagner.',
  parts: { money: 'Argent', portfolio: 'Portefeuille', hand: 'Main', trick: 'Ce pli' },
  styles: {},
  leftOut: {
    label: 'Sociétés écartées',
    help: 'Deux à deux ou trois joueurs, une à quatre. Aucun choix : au hasard.',
  },
  over: 'La partie est terminée.',
  yourCard: 'Quelle carte jouez-vous ?',
  theirCard: (name) => `${name} choisit la carte à jouer.`,
  yourDeal: 'Arrangement : quelle carte du pli prenez-vous ?',
  theirDeal: (name) => `${name} choisit la carte à prendre par Arrangement.`,
  play: (card) => `Jouer ${card}`,
  playOn: (card, company, boxes) => `Jouer ${card} : ${company} ${boxes}`,
  take: (card) => `Prendre ${card}`,
  dealt: (round, dealer, lead) => say`Manche ${round} : ${dealer} donne, ${lead} entame.`,
  played: (name, card) => say`${name} a joué ${card}.`,
  turnedUp: (card) => say`Otto a retourné ${card}.`,
  stays: (company, price) => say`${company} ne peut aller plus loin et reste à ${price}.`,
  moved: (company, boxes, won, price, box) =>
    say`${company} ${boxes}${won ? ' pour le pli gagné' : ''}, maintenant à ${price} (case ${box}).`,
  sideDeal: (name, card) => say`${name} a pris ${card} par Arrangement.`,
  won: (name, card, cards) =>
    say`${name} a gagné le pli avec ${card} et ramassé ${cards === 1 ? '1 carte' : `${cards} cartes`}.`,
  nobodyWon: (cards) => say`Personne n’a gagné le pli : ${cards} sont mises de côté.`,
  kept: (name, cards) => say`${name} a gardé ${cards}.`,
  paid: (company, price, payees) =>
    payees === null ? say`${company} à ${price} ne paie personne.` : say`${company} à ${price} paie ${payees}.`,
  earned: (round, amounts) => say`La manche ${round} a rapporté : ${amounts}.`,
  wins: (names, several) => (several ? say`${names} se partagent la victoire.` : say`${names} gagne la partie.`),
  refusals: {
    'no-side-deal-now': () => 'Il n’y a pas d’Arrangement à conclure maintenant : jouez une carte.',
    'not-in-hand': () => 'Cette carte n’est pas dans votre main.',
    'target-needed': () => 'Cette carte déplace une société : dites laquelle.',
    'company-not-in-play': () => 'Cette société n’est pas dans la partie.',
    'another-company': () => 'Mauvaise presse touche une autre société que celle de la carte.',
    'wrong-boxes': ({ boxes }) =>
      `Cette carte ne déplace pas une société d’autant : elle la déplace de ${signed(Number(boxes))}.`,
    'no-target': () => 'Cette carte ne laisse aucun choix : jouez-la sans désigner de société.',
    'side-deal-first': () => 'Prenez d’abord une carte du pli par Arrangement.',
    'not-the-winning-card': () => 'Un Arrangement ne peut pas prendre la carte gagnante.',
    'not-in-trick': () => 'Cette carte n’est pas dans le pli.',
    'companies-left-out': ({ seats, companies }) =>
      companies === 0
        ? `À ${seats}, toutes les sociétés sont en jeu : n’en écartez aucune.`
        : `À ${seats}, écartez exactement ${companies} des sociétés, ou n’en nommez aucune pour tirer au sort.`,
  },
});
