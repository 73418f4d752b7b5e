import { que } from '@outcry/engine/french';
import type { Effect } from '../../data.ts';
import { signed } from '../../words/common.ts';
import type { BoardText } from './en.ts';

const boxes = (count: number): string => `${signed(count)} ${Math.abs(count) < 2 ? 'case' : 'cases'}`;
const cards = (count: number): string => (count < 2 ? `${count} carte` : `${count} cartes`);

function effect(does: Effect): { readonly name: string; readonly does: string } {
  switch (does.kind) {
    case 'side-deal':
      return { name: 'Arrange\u00adment', does: 'prenez une carte du pli' };
    case 'reversal':
      return { name: 'Renverse\u00adment', does: 'le plus petit numéro gagne' };
    case 'own-company':
      return {
        name: does.boxes < 0 ? 'Prise de béné\u00adfices' : 'Bonne presse',
        does: `cette société ${boxes(does.boxes)}`,
      };
    case 'other-company':
      return {
        name: does.boxes < 0 ? 'Mauvaise presse' : 'Mot aimable',
        does: `une autre société ${boxes(does.boxes)}`,
      };
    case 'any-company':
      return { name: 'Tuyau', does: `une société ${signed(does.boxes)} ou ${signed(-does.boxes)}` };
    case 'acquisition':
      return { name: 'Acquisi\u00adtion', does: `si elle gagne, ${boxes(does.boxes)}` };
  }
}

/** What the board says in French. */
export const fr: BoardText = {
  effect,
  cards,
  where: (round, rounds, trick, tricks) => `Manche ${round} sur ${rounds} · pli ${trick} sur ${tricks}`,
  whereOver: (rounds) => `Les ${rounds} manches sont jouées`,
  round: (round) => `manche ${round}`,
  roundPart: (round) => `Manche ${round}`,
  players: 'Joueurs',
  board: 'Plateau',
  place: 'Votre place',
  hand: 'Votre main',
  you: 'Vous',
  youSmall: 'vous',
  otto: 'ne joue pour personne',
  cardDoes: (name, does) => `${name} : ${does}.`,
  ottoNoEffect: 'son effet ne compte pas',
  noMoney: 'sans argent',

  trick: 'Le pli',
  trickOf: (trick, tricks) => `Pli ${trick} sur ${tricks}`,
  lowestWins: 'Le plus petit gagne',
  highestWins: 'Le plus grand gagne',
  higherWins: 'Égalité : la société plus haute gagne',
  lowerWins: 'Égalité : la société plus basse gagne',
  nobodyWins: 'À égalité : personne ne gagne',
  aside: (count) => `${cards(count)} de côté`,
  led: { you: 'avez entamé', other: 'a entamé' },
  played: { you: 'avez joué', other: 'a joué' },
  winsSoFar: { you: 'menez', other: 'mène' },
  wins: { you: 'gagnez le pli', other: 'gagne le pli' },
  winsHigher: { you: 'gagnes : société plus haute', other: 'gagne : société plus haute' },
  winsLower: { you: 'gagnes : société plus basse', other: 'gagne : société plus basse' },
  wouldWin: 'gagneriez',
  wouldNotWin: 'ne gagneriez pas',
  next: { you: 'devez jouer', other: 'suit' },
  leads: { you: 'entamez', other: 'entame' },
  toPlay: { you: 'jouerez', other: 'jouera' },
  afterYou: 'après vous',
  yourTurn: 'votre carte',
  toCome: 'à venir',
  taken: 'prise par Arrangement',

  prices: 'Cours',
  notInGame: (names, several) => `${names} ${several ? 'ne sont' : 'n’est'} pas dans la partie`,
  priceRow: (company, price, box, last) => `${company} : ${price}, case ${box} sur ${last}`,
  raise: (company, by) => `${company} monte, ${boxes(by)}`,
  lower: (company, by) => `${company} descend, ${boxes(by)}`,
  wouldStand: (box) => `serait sur la case ${box}`,

  payouts: 'Paiements actuels',
  payoutsIf: 'Si le pli finit ainsi',
  payoutsPaid: (round) => `La manche ${round} paie`,
  sharesThenMoney: 'actions, puis argent',
  company: 'Société',
  rank: (rank) => ['1er', '2e', '3e'][rank]!,
  ifRoundEnded: 'Si la manche finissait',
  ifTrickEnded: 'Payé en tout',
  roundPaid: 'Payé cette manche',
  none: 'aucune',
  shares: (count) => (count < 2 ? `${count} action` : `${count} actions`),

  noShares: 'pas encore d’actions',
  leftover: (count) =>
    count === 1 ? 'votre dernière carte s’ajoute au paiement' : `vos ${count} dernières cartes s’ajoutent au paiement`,
  money: (amounts) => `Argent : ${amounts}`,

  chooseCard: 'Choisissez une carte pour voir ce qu’elle ferait.',
  chooseCompany: 'Choisissez ici ou sur le plateau des cours.',
  chooseTake: 'Choisissez une carte du pli ; la carte gagnante ne peut être prise.',
  companies: 'Société déplacée',
  direction: 'Vers le haut ou le bas',
  up: 'Monte',
  down: 'Descend',
  goOn: 'Continuer',
  goOnTo: (round) => `Passer à la manche ${round}`,

  reverses: 'Le plus petit numéro gagne désormais.',
  moves: (company, price, box) => `${company} passe à ${price} (case ${box}).`,
  staysPut: (company) => `${company} reste au bout de son échelle.`,
  winTrick: (count, company, price, box) => `Vous gagnez ${cards(count)} ; ${company} monte à ${price} (case ${box}).`,
  winSoFar: (count, company, price, box) =>
    `Pour l’instant, vous gagnez ${cards(count)} ; ${company} monte à ${price} (case ${box}).`,
  theyWin: (name) => `${name} gagne le pli.`,
  theyWinSoFar: (name) => `${name} mène toujours.`,
  nobody: 'Personne ne gagne : les cartes égales sont éliminées.',
  nobodySoFar: 'Personne ne gagnerait pour l’instant : les cartes égales sont éliminées.',
  beatenBy: (count, unseen) =>
    count === 0
      ? 'Aucune carte cachée ne la bat.'
      : `${count} des ${unseen} cartes cachées ${count === 1 ? 'peut' : 'peuvent'} la battre.`,
  thenDeal: 'Votre Arrangement prend une carte.',
  dealFirst: (names, several) => `${names} ${several ? 'prennent' : 'prend'} une carte par Arrangement.`,
  payoutChange: (now, then) => `Votre paiement : ${now} → ${then}.`,
  payoutSame: (now) => `Votre paiement reste de ${now}.`,
  leavesTo: (name, count) => `Il reste ${cards(count)} pour ${name}.`,
  leavesToYou: (count) => `Il vous reste ${cards(count)} à ramasser.`,
  tiedOut: 'égalité, éliminée',
  equalHigher: 'À numéro égal, la société la plus haute au tableau des cours l’emporte.',
  equalLower: 'À numéro égal, la société la plus basse au tableau des cours l’emporte.',
  tiesWith: (names, several) =>
    `Même numéro sur la même case ${que(names)} : ${several ? 'toutes' : 'les deux'} sont éliminées.`,
  whichCompany: 'Quelle société bouge ?',
  dropsOut: 'éliminée',
  tied: (name, number) => `Les cartes à égalité sont éliminées. ${name} gagne avec ${number}.`,
  tiedNobody: 'Les cartes à égalité sont éliminées. Personne ne gagne.',
  tiedWhy: 'Même nombre, et leurs sociétés sont sur la même case : aucune n’est plus haute. La carte suivante compte.',
};
