import { say } from '@outcry/engine/sentence';
import { wordsOf } from './common.ts';

export const words = wordsOf({
  locale: 'nl',
  pitch:
    'Duw de koersen met je kaarten, roep je biedingen de tafel rond, en houd genoeg geld over voor je volgende beurt.',
  parts: {
    cash: 'Geld',
    shares: 'Aandelen',
    rises: 'Stijgende koersen',
    dividends: 'Dividenden',
    prizes: 'Doelen',
    fees: 'Kosten',
    ruin: 'Kans op faillissement',
  },
  styles: { dealer: 'Doet je een aanbod dat je bijna bevalt.' },
  sectors: ['Mijnen', 'Winkels', 'Vastgoed', 'Transport', 'Techniek'],
  openHoldings: {
    label: 'Open bezit',
    help: 'Toont ieders geld en aandelen. Uit verbergt alleen de totalen op het scherm: elke handel gaat hardop, dus een goed geheugen kent ze.',
  },
  card: (sector, change) =>
    change === 0 ? say`dividend ${sector}` : say`${sector} ${Math.abs(change)} ${change > 0 ? 'omhoog' : 'omlaag'}`,
  nothing: 'niets',
  over: 'Het spel is afgelopen.',
  firstCard: 'Je kosten zijn betaald. Welke kaart speel je?',
  firstCardOwing:
    'Je kon de kosten niet betalen: aan het eind van je handel ben je de verhoogde kosten schuldig. Welke kaart speel je?',
  secondCard: 'Welke kaart speel je als tweede?',
  deal: 'Doe je een bod, of stop je met handelen?',
  dealOwing:
    'Doe je een bod? Als je stopt met handelen worden de verhoogde kosten geïnd; heb je dan minder, dan ben je failliet.',
  answer: (side, name, number, sector, price) =>
    side === 'buy'
      ? `${name} wil ${number} ${sector} kopen voor ${price}. Hoeveel verkoop je?`
      : `${name} wil ${number} ${sector} verkopen voor ${price}. Hoeveel koop je?`,
  bank: (side, left, sector, price) =>
    side === 'buy'
      ? `Nog gevraagd: ${left} ${sector}. Hoeveel koop je van de bank voor ${price}?`
      : `Nog onverkocht: ${left} ${sector}. Hoeveel verkoop je aan de bank voor ${price}?`,
  objectiveMet: (amount) => `Je doel van ${amount} is gehaald. Eis je het op?`,
  objectiveNotMet: (amount) => `Je doel van ${amount} is niet gehaald.`,
  collect: (name, left) => `${name} heeft geen geld voor je. Welk aandeel neem je (nog hoogstens ${left})?`,
  balance: (left) => `De bank komt geld tekort en is je ${left} schuldig. Neem je een aandeel?`,
  thinking: {
    card: (name) => `${name} kiest een marktkaart.`,
    deal: (name) => `${name} denkt na over een bod.`,
    answer: (name) => `${name} antwoordt op het bod.`,
    bank: (name) => `${name} denkt na over de bank.`,
    claim: (name) => `${name} mag een doel opeisen.`,
    collect: (name) => `${name} kiest aandelen.`,
    balance: (name) => `${name} kiest aandelen van de bank.`,
  },
  play: (card) => `Speel ${card}`,
  offer: (side, number, sector, money) =>
    `Bied aan ${number} ${sector} te ${side === 'buy' ? 'kopen' : 'verkopen'} (${money})`,
  done: 'Stop met handelen',
  no: 'Nee',
  sellOrBuy: (side, number, money) => `${side === 'buy' ? 'Verkoop' : 'Koop'} ${number} (${money})`,
  noBank: 'Niets met de bank',
  atBank: (side, number, money) =>
    side === 'buy' ? `Koop ${number} van de bank (${money})` : `Verkoop ${number} aan de bank (${money})`,
  claim: 'Eis het doel op',
  pass: 'Beëindig de beurt zonder op te eisen',
  take: (sector, price) => `Neem een aandeel ${sector} (${price})`,
  stop: 'Neem geen aandelen meer',
  round: (round, rounds) => say`Ronde ${round} van ${rounds}: alle marktkaarten behalve de handen worden geschud.`,
  fee: (name, amount) => say`${name} begon een beurt en betaalde de kosten daarvan, ${amount}, aan de bank.`,
  feeOwed: (name, amount) =>
    say`${name} kan de kosten niet betalen en is aan het eind van de handel ${amount} schuldig.`,
  played: (name, card) => say`${name} speelde ${card}.`,
  stays: (sector, price) => say`${sector} kan niet verder en blijft op ${price}.`,
  moved: (sector, from, to) => say`${sector} ${to > from ? 'steeg' : 'daalde'} van ${from} naar ${to}.`,
  share: (name, amount, shares) => say`${name} ${amount} voor ${shares}`,
  dividend: (sector, each, paid) => say`${sector} keert ${each} per aandeel uit: ${paid ?? 'niemand krijgt iets'}.`,
  noDividend: (sector, due, cash) => say`${sector} keert niets uit: er is ${due} nodig, de bank heeft ${cash}.`,
  drew: (name, card) => say`${name} trok ${card}.`,
  reshuffled: 'De trekstapel was leeg: de aflegstapel wordt geschud.',
  offered: (side, name, number, sector, price) =>
    say`${name} biedt aan ${number} ${sector} te ${side === 'buy' ? 'kopen' : 'verkopen'} voor ${price}.`,
  refused: (name) => say`${name}: nee.`,
  answered: (side, name, number, sector, asker, money) =>
    side === 'buy'
      ? say`${name} verkoopt ${number} ${sector} aan ${asker} voor ${money}.`
      : say`${name} koopt ${number} ${sector} van ${asker} voor ${money}.`,
  noBankDeal: (side, name) => say`${name} ${side === 'buy' ? 'koopt niets van' : 'verkoopt niets aan'} de bank.`,
  bankDeal: (side, name, number, sector, price) =>
    side === 'buy'
      ? say`${name} koopt ${number} ${sector} van de bank voor ${price}${price > 0 ? ', 1 meer dan de koers' : ''}.`
      : say`${name} verkoopt ${number} ${sector} aan de bank voor ${price}${price > 0 ? ', 1 minder dan de koers' : ''}.`,
  barred: (side, name, sector) =>
    say`Niemand handelt: ${name} mag deze beurt niet meer aanbieden ${sector} te ${side === 'buy' ? 'kopen' : 'verkopen'}.`,
  claimed: (name, amount, figures, shares) =>
    say`${name} eist het doel van ${amount} (${figures}) op met deze aandelen: ${shares}.`,
  paid: (from, amount, to) => say`${from} betaalde ${amount} aan ${to} voor het doel.`,
  bankPaid: (amount, to) =>
    amount > 0
      ? say`De bank betaalde ${amount} aan ${to} voor het doel.`
      : say`De bank had geen geld meer om te betalen.`,
  took: (name, sector, price, from) =>
    say`${name} nam een aandeel ${sector} ter waarde van ${price} van ${from ?? 'de bank'}.`,
  tookAll: (from, to, shares) => say`${from} kan niet betalen: ${to} krijgt ${shares}.`,
  nextObjective: (name, amount) => say`${name} gaat verder met een doel van ${amount}.`,
  objective: (name, figures) => say`${name} trok het doel ${figures}.`,
  bankrupt: (name) => say`${name} is failliet en ligt uit het spel.`,
  early: (names, several) => `Het spel was eerder afgelopen: ${names} ${several ? 'gingen' : 'ging'} failliet.`,
  wins: (names, several) => (several ? say`${names} delen de overwinning.` : say`${names} wint het spel.`),
  refusals: {
    'not-in-hand': () => 'Die kaart zit niet in je hand.',
    'play-a-card': () => 'Speel eerst een marktkaart.',
    'claim-after-second-card': () => 'Een doel kan pas na de tweede marktkaart worden opgeëist.',
    'dealing-is-over': () => 'De handel van deze beurt is voorbij: speel je tweede marktkaart.',
    'no-offer': () => 'Er is nu geen bod om op te antwoorden.',
    'end-dealing-first': () => 'Stop met handelen voor je je tweede marktkaart speelt.',
    'deal-or-end': () => 'Doe een bod of stop met handelen.',
    'too-many-offers': ({ most }) => `Een beurt heeft hoogstens ${most} biedingen: stop met handelen.`,
    'barred-buy': ({ sector }) => `Niemand verkocht je ${sector}: je mag deze beurt niet meer aanbieden ze te kopen.`,
    'barred-sell': ({ sector }) => `Niemand kocht je ${sector}: je mag deze beurt niet meer aanbieden ze te verkopen.`,
    'two-sectors': () => 'In de eerste en in de laatste ronde mag je maar in twee sectoren handelen.',
    'too-many-to-buy': ({ most, sector }) =>
      `Je kunt hoogstens ${most} ${sector} vragen: je geld moet het dekken en de aandelen moeten er zijn.`,
    'too-many-to-sell': ({ most, number, sector }) => `Je hebt ${most} ${sector} te koop, geen ${number}.`,
    'answer-first': () => 'Antwoord op het bod: hoeveel aandelen, of geen?',
    'more-than-wanted': ({ left }) => `Er worden er nog maar ${left} gevraagd.`,
    'answer-not-covered-buy': ({ most }) => `Je hebt er maar ${most} te koop.`,
    'answer-not-covered-sell': ({ most }) => `Je geld reikt maar voor ${most}.`,
    'bank-first': () => 'Zeg eerst hoeveel aandelen je met de bank verhandelt, of geen.',
    'more-than-left': ({ left }) => `Er zijn er van je bod nog maar ${left} over.`,
    'bank-not-covered-buy': ({ most }) => `Hoogstens ${most}: de bank moet de aandelen hebben en jij het geld.`,
    'bank-not-covered-sell': ({ most }) => `Het geld van de bank reikt maar voor ${most}.`,
    'objective-not-met': () =>
      'Je doel is niet gehaald: het vraagt zijn drie bedragen, en niets van de andere twee sectoren.',
    'claim-or-pass': () => 'Eis je doel op of beëindig je beurt.',
    'take-until-none-fits': () => 'Neem aandelen tot er geen meer past.',
    'take-a-share-first': () => 'Neem eerst je aandeel.',
    'no-such-share': ({ sector }) => `Er is geen aandeel ${sector} om te nemen.`,
    'worthless-share': ({ sector }) => `${sector} staat op 0: zulke aandelen kun je niet vragen.`,
    'share-does-not-fit': ({ left, sector }) => `Een aandeel ${sector} is meer waard dan de ${left} die over zijn.`,
  },
});
