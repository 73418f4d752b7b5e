import type { BoardText } from './en.ts';

/** What the board says in French. */
export const fr: BoardText = {
  sectors: ['Mines', 'Grands magasins', 'Propriétés', 'Transports', 'Génie civil'],
  where: (round, rounds) => `Manche ${round} sur ${rounds}`,
  whereOver: (round) => `Finie à la manche ${round}`,

  players: 'Joueurs',
  board: 'Plateau',
  place: 'Votre place',
  hand: 'Vos cartes de marché',
  cash: 'Argent',
  /** Parts of the account at the end. */
  beginning: 'Au début',
  fees: 'Frais',
  objectives: 'Objectifs',
  you: 'vous',
  bankrupt: 'en faillite',
  owes: (fee) => `doit ${fee}`,
  objectiveOf: (amount) => `objectif ${amount}`,
  heldAgain: (figures) => `a une carte déjà montrée : ${figures}`,
  worth: (amount) => `${amount} avec les actions`,
  fee: (amount) => `un tour coûte ${amount}`,
  owed: (amount) => `vous devez ${amount} à la fin de vos marchés`,

  prices: 'Cours',
  pays: (each) => `paie ${each}`,
  sector: (name, price, each) => `${name} : cours ${price}, dividende ${each} par action`,
  held: (count, worth) => `vous en avez ${count}, valeur ${worth}`,
  yours: (count) => `${count} à vous`,
  worthOf: (amount) => `= ${amount}`,
  goesTo: (price) => `irait à ${price}`,
  deal: (name) => `Marché en ${name}`,
  take: (name) => `Prendre une action ${name}`,

  turn: (name) => `À ${name} de jouer`,
  yourTurn: 'À vous de jouer',
  steps: ['frais', 'carte', 'marchés', 'carte', 'objectif'],
  twoSectors: 'deux secteurs seulement',
  offersMade: (made, most) => `${made} ${made > 1 ? 'offres' : 'offre'} sur ${most}`,
  stillOpen: (side, left) => (side === 'buy' ? `encore ${left} à acheter` : `encore ${left} à vendre`),
  allDone: 'tout est pris',
  nobody: 'personne ne prend',
  round: 'L’offre fait le tour',
  answers: (side, number) => `${side === 'buy' ? 'vend' : 'achète'} ${number}`,
  no: 'non',
  asked: 'doit répondre',
  waits: 'attend',
  answered: 'a répondu',
  notNeeded: 'pas besoin',
  bank: 'Banque',
  bankDeals: (side, price) => `${side === 'buy' ? 'vend' : 'achète'} à ${price}`,
  noOffer: 'Aucune offre sur la table.',
  laid: 'Dernière carte',
  before: 'Avant elle',
  dividend: 'dividende',
  dividends: 'Dividende d’une action, selon le cours',
  band: (from, to) => (from === to ? `${from}` : `${from}–${to}`),
  inBand: (names) => `maintenant : ${names}`,

  objective: (amount) => `Objectif ${amount}`,
  objectiveMet: 'atteint',
  figure: (worth, figure) => `${worth} sur ${figure}`,
  none: 'aucune',
  toSell: (count) => `${count} à vendre`,

  choices: 'Secteurs',
  side: 'Acheter ou vendre',
  buy: 'Acheter',
  sell: 'Vendre',
  number: 'Nombre d’actions',
  most: (most) => `Les ${most}`,
  noTo: { sector: (name: string) => `Non à ${name}`, turn: 'Non pour ce tour', round: 'Non pour cette manche' },
  chooseCard: 'Choisissez une carte pour voir où irait son cours.',
  chooseSector: 'Choisissez un secteur ici ou sur le plateau pour faire une offre.',
  chooseShare: 'Choisissez une action mise en évidence.',
  atMost: (most) => `${most} au plus.`,
  goes: (sector, from, to) => `Le secteur ${sector} passe de ${from} à ${to}.`,
  stays: (sector, price) => `Le secteur ${sector} reste à ${price}.`,
  worthChange: (now, then) => `Avec vos actions : ${now} → ${then}.`,
  paysEach: (sector, each, yours) => `Le secteur ${sector} paie ${each} par action, ${yours} pour vous.`,
  paysNobody: (sector) => `La banque ne peut pas payer tout le monde : le secteur ${sector} ne paie personne.`,
  cashChange: (now, then) => `Argent ${now} → ${then}.`,
  ifAll: (now, then) => `Si tout est pris : argent ${now} → ${then}.`,
  setsBack: (what) => `Éloigne votre objectif : ${what}.`,
  belowFee: (late) => `C’est moins que les ${late} que vous devrez à la fin de vos marchés.`,
  goesBankrupt: (late) => `Vous ne pouvez pas payer les ${late} dus : c’est la faillite.`,
  why: {
    passed: (name) => `${name} n’a rien réclamé.`,
    fee: 'Chaque tour commence par les frais. Suivent une carte, des marchés, une seconde carte et la réclamation.',
    feeOwed: (usual, late) => `À moins de ${usual}, on ne paie rien maintenant, mais ${late} à la fin des marchés.`,
    lateFee: 'Les marchés sont finis : les frais majorés sont dus.',
    played: (second, offered) => {
      if (!second) return 'La première des deux cartes du tour, avant les marchés.';
      return `${offered ? 'Les' : 'Il n’y a pas eu d’offre, et les'} marchés sont finis : la seconde des deux cartes du tour.`;
    },
    moved: (by) => `La carte ${by > 0 ? 'élève' : 'abaisse'} le cours de ${Math.abs(by)}.`,
    stopped: (by, limit) =>
      `La carte dit ${by > 0 ? 'plus' : 'moins'} ${Math.abs(by)}, mais aucun cours ne ${by > 0 ? 'dépasse' : 'descend sous'} ${limit}.`,
    dividend: (price, each) => `À un cours de ${price}, la banque paie ${each} pour chaque action, à qui la tient.`,
    noDividend: 'La banque paie tout le monde ou personne.',
    offer: (side, bank, number, can) => {
      if (side === 'buy')
        return can === 0
          ? 'Au cours affiché. La banque n’en a pas.'
          : `Au cours affiché. Ce que personne ne vend peut venir de la banque, à ${bank}${can < number ? ` : elle en a ${can}` : ''}.`;
      return can === 0
        ? 'Au cours affiché. La banque n’a pas de quoi en payer une.'
        : `Au cours affiché. Ce que personne n’achète peut aller à la banque, à ${bank}${can < number ? ` : elle a de quoi en payer ${can}` : ''}.`;
    },
    bank: (side, total, othersDealt) => {
      const dealt = side === 'buy' ? 'vendu' : 'acheté';
      return `Personne ${othersDealt ? `n’en a ${dealt} davantage` : `d’autre n’en a ${dealt}`} : ${total} en tout.`;
    },
    remain: (side, left, isBankOut) => {
      const dealt = side === 'buy' ? 'achetée' : 'vendue';
      const remain = left === 1 ? `1 n’est pas ${dealt}.` : `${left} ne sont pas ${dealt}s.`;
      if (!isBankOut) return remain;
      return `${side === 'buy' ? 'La banque n’en avait pas plus' : 'La banque n’avait pas de quoi en payer plus'} : ${remain}`;
    },
    noBank: (side, bank) =>
      side === 'buy'
        ? `Chacune coûterait ${bank}, 1 de plus que le cours.`
        : `Chacune rapporterait ${bank}, 1 de moins que le cours.`,
    noneAtBank: (side, isLeft) => {
      if (side === 'sell') return ', mais la banque n’a pas de quoi en payer une.';
      return isLeft ? ', mais l’argent ne suffit pas pour une de la banque.' : ', mais la banque n’en a plus.';
    },
    free: 'À un cours de 0, les actions de la banque sont gratuites.',
    nothing: 'La banque ne paie jamais moins que rien.',
    claimed: (worth, each, bank) =>
      `Leur valeur : ${worth}. Aucune autre action. Chaque joueur paie ${each}, la banque ${bank}.`,
    took: (each, most) => `Qui n’a pas ${each} en argent donne des actions, pour ${most} au plus.`,
    tookFromBank: 'La banque manque d’argent : elle donne des actions.',
    tookAll: (most) => `Toutes ses actions valent ensemble moins de ${most} : elles partent toutes.`,
    next: 'Le suivant demande davantage. Il est de nouveau caché.',
    unpaidFee: (late) => `Les ${late} de frais manquaient à la fin des marchés.`,
    unpaidPrize: 'Il n’y avait pas de quoi payer l’objectif.',
  },
  prize: (each, bank) => `Chaque joueur vous paie ${each}, la banque ${bank}.`,
  missing: (what) => `Il manque : ${what}.`,
};
