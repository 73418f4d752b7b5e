import { say } from '@outcry/engine/sentence';
import { wordsOf } from './common.ts';

const dice = (count: number): string => (count === 1 ? '1 dobbelsteen' : `${count} dobbelstenen`);

export const words = wordsOf({
  locale: 'nl',
  pitch: 'Strooi geruchten, koop laag, en verkoop wat je niet hebt.',
  companies: {
    label: 'Bedrijven',
    help: 'Er doen er zoveel mee als er plaatsen zijn. Wat je niet kiest wordt geloot.',
  },
  over: 'Het spel is afgelopen.',
  yourAction: 'Jouw actie: kopen, short gaan, dobbelstenen nemen, ze op de geruchtenkaart leggen, of passen?',
  theirAction: (name) => `${name} kiest een actie.`,
  yourBag: 'Welke van je dobbelstenen doe je in het geheim in de zak? Er mogen er hoogstens vijf blijven.',
  theirBag: (names, several) => `${names} ${several ? 'kiezen' : 'kiest'} dobbelstenen voor de zak.`,
  pass: 'Pas',
  buy: (stocks, cost) => `Koop ${stocks} voor ${cost}`,
  short: (stocks, proceeds) => `Ga ${stocks} short voor ${proceeds}`,
  take: (company, pips, lost) => `Neem ${dice(pips.length)} van ${company}: ${pips.join(' ')} (−${lost} ogen)`,
  place: (chosen) => `Leg ${chosen} op de geruchtenkaart`,
  bag: (chosen) => `Doe ${chosen} in de zak`,
  bagNothing: 'Doe niets in de zak',
  bought: (name, stocks, money) => say`${name} kocht ${stocks} voor ${money}.`,
  shorted: (name, stocks, money) => say`${name} ging ${stocks} short voor ${money}.`,
  took: (name, count, company, pips) => say`${name} nam ${dice(count)} van ${company}: ${pips} ogen weg.`,
  placed: (name, chosen) => say`${name} legde dobbelstenen op de geruchtenkaart: ${chosen}.`,
  passed: (name) => say`${name} paste.`,
  chose: (name) => say`${name} heeft voor de zak gekozen.`,
  bagged: (name, chosen) => say`Alleen ${name} weet het: ${chosen ?? 'niets'} in de zak.`,
  drawn: (chosen) => say`Uit de zak getrokken voor de geruchtenkaart: ${chosen}.`,
  noneDrawn: say`Er werd niets uit de zak getrokken.`,
  rolled: (company, pips) => say`${company} gooide ${pips}.`,
  unchanged: 'onveranderd',
  priced: (company, change, price, pips, market) =>
    say`${company} ${change}, nu ${price}: ${pips} ogen, ${market < 0 ? `berenmarkt −${-market}` : `stierenmarkt ${market}`}.`,
  split: (company, price) => say`${company} splitst: elke positie verdubbelt, de koers is nu ${price}.`,
  bankrupt: (company, price) => say`${company} is failliet: elke positie vervalt, de koers is weer ${price}.`,
  round: (round, first) =>
    say`Ronde ${round}: nieuwe gebeurteniskaarten, de borden terug op vijf aandelen, ${first} begint.`,
  inCash: (money) => say`${money} aan geld`,
  owned: (stocks) => say`bezit ${stocks}`,
  owed: (stocks) => say`is ${stocks} schuldig`,
  settled: (name, parts, money) => say`${name}: ${parts}; ${money} in totaal.`,
  wins: (names, several) => (several ? say`${names} delen de overwinning.` : say`${names} wint het spel.`),
  refusals: {
    'not-in-play': ({ company }) => `${company} doet niet mee in dit spel.`,
    'too-few-stocks': ({ company, most }) => `Op het bord van ${company} liggen ${most} aandelen, niet meer.`,
    'too-few-spaces': ({ company, most }) =>
      `Het bord van ${company} heeft ${most} lege vakken: meer kan niet short gaan.`,
    'too-little-cash': ({ cost, cash }, money) => `Dat kost ${money(cost)}; je hebt ${money(cash)}.`,
    'pips-not-rising': () => 'Noem de ogen van de dobbelstenen in oplopende volgorde.',
    'dice-not-there': ({ company }) => `Die dobbelstenen liggen niet bij ${company}.`,
    'place-one-to-three': ({ count }) => `Leg één tot drie dobbelstenen op de geruchtenkaart, geen ${count}.`,
    'too-few-dice': ({ company, dice: held }) => `Achter je scherm: ${dice(Number(held))} van ${company}, niet meer.`,
    'no-bag-now': () => 'Dobbelstenen gaan bij het werpen in de zak; kies nu een actie, of pas.',
    'bag-now': () => 'Nu wordt er geworpen: zeg welke dobbelstenen je in de zak doet, als je dat wilt.',
    'too-many-kept': ({ least }) =>
      `Er mogen hoogstens vijf dobbelstenen achter je scherm blijven: doe er minstens ${least} in de zak.`,
    'too-many-companies': ({ seats }) => `Met ${seats} plaatsen noem je hoogstens ${seats} bedrijven.`,
  },
});
