import type { BoardText } from './en.ts';

/** What the board says in Dutch. */
export const nl: BoardText = {
  sectors: ['Mijnen', 'Winkels', 'Vastgoed', 'Transport', 'Techniek'],
  where: (round, rounds) => `Ronde ${round} van ${rounds}`,
  whereOver: (round) => `Afgelopen in ronde ${round}`,

  players: 'Spelers',
  board: 'Bord',
  place: 'Jouw plaats',
  hand: 'Jouw marktkaarten',
  cash: 'Geld',
  /** Parts of the account at the end. */
  beginning: 'Bij het begin',
  fees: 'Kosten',
  objectives: 'Doelen',
  you: 'jij',
  bankrupt: 'failliet',
  owes: (fee) => `moet nog ${fee}`,
  objectiveOf: (amount) => `doel ${amount}`,
  heldAgain: (figures) => `heeft een eerder getoonde kaart: ${figures}`,
  worth: (amount) => `${amount} met aandelen`,
  fee: (amount) => `een beurt kost ${amount}`,
  owed: (amount) => `je betaalt ${amount} als je stopt met handelen`,

  prices: 'Koersen',
  pays: (each) => `geeft ${each}`,
  sector: (name, price, each) => `${name}: koers ${price}, dividend ${each} per aandeel`,
  held: (count, worth) => `jij hebt er ${count}, waarde ${worth}`,
  yours: (count) => `${count} van jou`,
  worthOf: (amount) => `= ${amount}`,
  goesTo: (price) => `zou naar ${price} gaan`,
  deal: (name) => `Handel in ${name}`,
  take: (name) => `Neem een aandeel ${name}`,

  turn: (name) => `Beurt van ${name}`,
  yourTurn: 'Jouw beurt',
  steps: ['kosten', 'kaart', 'handel', 'kaart', 'doel'],
  twoSectors: 'handel in maar twee sectoren',
  offersMade: (made, most) => `${made} van ${most} keer geboden`,
  stillOpen: (side, left) => (side === 'buy' ? `nog ${left} gevraagd` : `nog ${left} te koop`),
  allDone: 'alles verhandeld',
  nobody: 'niemand handelt',
  round: 'Het bod gaat rond',
  answers: (side, number) => `${side === 'buy' ? 'verkoopt' : 'koopt'} ${number}`,
  no: 'nee',
  asked: 'antwoordt',
  waits: 'wacht',
  answered: 'heeft geantwoord',
  notNeeded: 'niet nodig',
  bank: 'Bank',
  bankDeals: (side, price) => `${side === 'buy' ? 'verkoopt' : 'koopt'} voor ${price}`,
  noOffer: 'Geen bod op tafel.',
  laid: 'Laatste kaart',
  before: 'Daarvoor',
  dividend: 'dividend',
  dividends: 'Dividend per aandeel, naar koers',
  band: (from, to) => (from === to ? `${from}` : `${from}–${to}`),
  inBand: (names) => `nu: ${names}`,

  objective: (amount) => `Doel ${amount}`,
  objectiveMet: 'gehaald',
  figure: (worth, figure) => `${worth} van ${figure}`,
  none: 'geen',
  toSell: (count) => `${count} te verkopen`,

  choices: 'Sectoren',
  side: 'Kopen of verkopen',
  buy: 'Kopen',
  sell: 'Verkopen',
  number: 'Aantal aandelen',
  most: (most) => `Alle ${most}`,
  noTo: { sector: (name: string) => `Nee tegen ${name}`, turn: 'Nee deze beurt', round: 'Nee deze ronde' },
  chooseCard: 'Kies een kaart om te zien waar de koers heen gaat.',
  chooseSector: 'Kies hier of op het bord een sector om te bieden.',
  chooseShare: 'Kies een aandeel dat oplicht.',
  atMost: (most) => `Hoogstens ${most}.`,
  goes: (sector, from, to) => `${sector} gaat van ${from} naar ${to}.`,
  stays: (sector, price) => `${sector} blijft op ${price}.`,
  worthChange: (now, then) => `Met je aandelen: ${now} → ${then}.`,
  paysEach: (sector, each, yours) => `${sector} keert ${each} per aandeel uit, ${yours} aan jou.`,
  paysNobody: (sector) => `De bank kan niet iedereen betalen: ${sector} keert niets uit.`,
  cashChange: (now, then) => `Geld ${now} → ${then}.`,
  ifAll: (now, then) => `Als alles doorgaat: geld ${now} → ${then}.`,
  setsBack: (what) => `Brengt je doel verder weg: ${what}.`,
  belowFee: (late) => `Dat is minder dan de ${late} die je straks moet betalen.`,
  goesBankrupt: (late) => `Je kunt de ${late} niet betalen: je gaat failliet.`,
  why: {
    passed: (name) => `${name} eiste niets op.`,
    fee: 'Elke beurt begint met de kosten. Dan volgen een kaart, handel, een tweede kaart en het doel.',
    feeOwed: (usual, late) => `Met minder dan ${usual} betaal je nu niets, maar ${late} na de handel.`,
    lateFee: 'De handel is voorbij: nu zijn de hogere kosten te betalen.',
    played: (second, offered) => {
      if (!second) return 'De eerste van twee kaarten in een beurt, voor de handel.';
      return `${offered ? 'De' : 'Er was geen bod, en de'} handel is voorbij: de tweede van twee kaarten in een beurt.`;
    },
    moved: (by) => `De kaart ${by > 0 ? 'verhoogt' : 'verlaagt'} de koers met ${Math.abs(by)}.`,
    stopped: (by, limit) =>
      `De kaart zegt ${by > 0 ? 'plus' : 'min'} ${Math.abs(by)}, maar geen koers komt ${by > 0 ? 'boven' : 'onder'} ${limit}.`,
    dividend: (price, each) => `Bij een koers van ${price} betaalt de bank ${each} per aandeel, aan wie het heeft.`,
    noDividend: 'De bank betaalt iedereen of niemand.',
    offer: (side, bank, number, can) => {
      if (side === 'buy')
        return can === 0
          ? 'Voor de koers op het bord. De bank heeft er geen.'
          : `Voor de koers op het bord. Wat niemand verkoopt, mag van de bank komen, voor ${bank}${can < number ? `: die heeft er ${can}` : ''}.`;
      return can === 0
        ? 'Voor de koers op het bord. De bank heeft geen geld voor één.'
        : `Voor de koers op het bord. Wat niemand koopt, mag naar de bank, voor ${bank}${can < number ? `: die heeft geld voor ${can}` : ''}.`;
    },
    bank: (side, total, othersDealt) => {
      const dealt = side === 'buy' ? 'verkocht' : 'kocht';
      return `Niemand ${othersDealt ? `${dealt} er meer` : `anders ${dealt} ze`}: samen ${total}.`;
    },
    remain: (side, left, isBankOut) => {
      const remain = `${left} ${left === 1 ? 'blijft' : 'blijven'} ${side === 'buy' ? 'ongekocht' : 'onverkocht'}.`;
      if (!isBankOut) return remain;
      return `${side === 'buy' ? 'Meer had de bank er niet' : 'Voor meer had de bank geen geld'}: ${remain}`;
    },
    noBank: (side, bank) =>
      side === 'buy'
        ? `Ze zouden elk ${bank} kosten, 1 meer dan de koers.`
        : `Ze zouden elk ${bank} opbrengen, 1 minder dan de koers.`,
    noneAtBank: (side, isLeft) => {
      if (side === 'sell') return ', maar de bank heeft geen geld voor één.';
      return isLeft ? ', maar het geld reikt niet voor één van de bank.' : ', maar de bank heeft er geen.';
    },
    free: 'Bij een koers van 0 zijn aandelen van de bank gratis.',
    nothing: 'De bank betaalt nooit minder dan niets.',
    claimed: (worth, each, bank) =>
      `Hun waarde: ${worth}. Er zijn geen andere aandelen. Elke speler betaalt ${each}, de bank ${bank}.`,
    took: (each, most) => `Wie geen ${each} aan geld heeft, geeft aandelen, tot ${most} waard.`,
    tookFromBank: 'De bank heeft te weinig geld en geeft aandelen.',
    tookAll: (most) => `Alle aandelen samen zijn minder dan ${most} waard: ze gaan allemaal weg.`,
    next: 'Het volgende vraagt meer. Het is weer verborgen.',
    unpaidFee: (late) => `De ${late} kosten waren er niet toen de handel ophield.`,
    unpaidPrize: 'Er was niet genoeg om voor het doel te betalen.',
  },
  prize: (each, bank) => `Iedere speler betaalt je ${each}, de bank ${bank}.`,
  missing: (what) => `Nog nodig: ${what}.`,
};
