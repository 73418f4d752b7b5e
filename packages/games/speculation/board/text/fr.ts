import { cardName, spaceName, TERMS } from '../../words/terms.ts';
import type { BoardText } from './en.ts';

const terms = TERMS.fr;
const cards = (count: number): string => (count < 2 ? `${count} carte` : `${count} cartes`);
const spaces = (count: number): string => (count < 2 ? `${count} case libre` : `${count} cases libres`);

/** What the board says in French. */
export const fr: BoardText = {
  actions: terms.actions,
  spaceName: (space) => spaceName(terms, space),
  cardName: (card) => cardName(terms, card),
  holidayTicker: 'FÉRIÉ',
  where: (turn, action, movement) => `Tour ${turn} · ${action}, mouvement ${movement}`,
  whereOver: (turn) => `Terminée après ${turn} tours`,
  part: (turn) => `${turn}`,

  players: 'Joueurs',
  board: 'Plateau',
  place: 'Votre place',
  hand: 'Vos cartes',
  youSmall: 'vous',
  youActive: 'vous, actif',
  active: 'actif',
  cardLaid: 'carte posée ✓',
  choosing: 'choisit…',
  laid: 'face cachée',
  plays: (card) => `Joue ${card}.`,
  playedBefore: (names) => `Joué depuis le mélange : ${names}.`,
  nothingPlayed: 'Rien joué depuis le mélange',
  deck: (count) => `${cards(count)} dans la pioche`,
  worth: (amount) => `${amount} avec les actions`,

  track: 'Piste de 60 cases avec huit pions et sept listes de cours',
  space: (space) => `case ${space}`,
  brick: (company, where, rank, price) => `${company} : ${where}, rang ${rank}, ${price}`,
  priceList: (name, prices) => `Cours sur ${name} par rang : ${prices}`,
  anyShare: (price, named) => (named ? `DÉPART : ${price}` : `chaque action ${price}`),

  market: 'Actions : cours, en banque, à vous',
  company: 'Société',
  price: 'Cours',
  bank: 'Banque',
  you: 'Vous',
  buy: 'Achat',
  sell: 'Vente',
  buyShare: (company, price, left) => `Acheter ${company}, ${price}, ${left} en banque`,
  sellShare: (company, price, held) => `Vendre ${company}, ${price}, vous en avez ${held}`,

  actionBag: 'Sac des ordres',
  movementBag: 'Sac des déplacements',
  out: (count) => (count < 2 ? `${count} sortie` : `${count} sorties`),
  thisTurn: '(ce tour)',
  isOut: '(sortie)',

  bricks: 'Pions',
  chooseCard: (movement) => `Choisissez une carte pour voir où irait son pion avec un déplacement de ${movement}.`,
  chooseBrick: 'Choisissez un pion allumé, ici ou sur la piste, pour voir où il irait.',
  rankedTo: {
    up: 'Il va sur la première case libre devant le pion qui le précédait.',
    down: 'Il va sur la première case libre derrière le pion qui le suivait.',
  },
  chooseTrade: (cash) => `Vous avez ${cash}. Touchez une action à acheter, une des vôtres à vendre, ou les deux.`,
  walks: (company, count, from, to) => `${company} avance de ${spaces(count)}, de ${from} à ${to}`,
  goes: (company, from, to) => `${company} va de ${from} à ${to}`,
  rankAndPrice: (ranks, prices) => ` : rang ${ranks[0]} → ${ranks[1]}, ${prices[0]} → ${prices[1]}.`,
  passes: (count) => (count === 1 ? ' (une case prise ne compte pas)' : ` (${count} cases prises ne comptent pas)`),
  ifNobodyFirst: `Si personne ne bouge avant ni ne joue ${terms.holiday} : toutes les cartes sont retournées ensemble.`,
  youMoveFirst: `Vous bougez en premier, si personne ne joue ${terms.holiday}.`,
  endsGame: 'La partie s’arrêterait là.',
  staysHome: (company) => `${company} est sur FIN et y reste.`,
  holidayStops: 'Aucun pion ne bouge ce tour-ci.',
  holidayHalves: (movement, steps) =>
    `Seule, cette carte réduit le déplacement de ${movement} à ${steps} ; avec une autre, aucun pion ne bouge.`,
  worthChange: (now, then) => `Vous : ${now} → ${then}.`,
  worthSame: (now) => `Vous restez à ${now}.`,
  selling: (company, amount) => `${company} ${amount}`,
  cashChange: (parts, now, then) => `${parts} : ${now} → ${then} en espèces.`,
  short: (missing, canSell) =>
    canSell ? `Il vous manque ${missing} : vendez aussi une action.` : `Il vous manquerait ${missing}.`,
  newPrices: 'Nouveaux cours, selon le rang et le segment',
  others: 'Autres actions',
  beginning: 'Au début',
  cardsUp: 'Toutes les cartes sont retournées.',
  allWalk: (count, passes = '') => `Chaque pion avance de ${spaces(count)}${passes}.`,
  actionMeans: {
    trade: (name) => `${name} d’abord, puis les autres : acheter une action, en vendre une, ou les deux.`,
    up: (name) => `${name} place un pion devant celui qui le précède.`,
    down: (name) => `${name} place un pion derrière celui qui le suit.`,
    none: () => 'Chacun joue tout de suite une carte.',
  },
  noneToRank: `Tous les pions sont sur ${terms.start} : aucun n’est déplacé. Chacun joue tout de suite une carte.`,
  cardOf: (name) => `Carte jouée par ${name}.`,
  firstToMove: (name) => `${name} avance en premier, puis dans le sens horaire.`,
  holidayCalled: (names, steps) =>
    `${terms.holiday} : ${names}. ${steps === 0 ? 'Rien ne bouge.' : `Chaque pion n’avance que de ${spaces(steps)}.`}`,
};
