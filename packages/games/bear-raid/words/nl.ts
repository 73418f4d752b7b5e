import { say } from '@outcry/engine/sentence';
import { wordsOf } from './common.ts';

const dice = (count: number): string => (count === 1 ? '1 dobbelsteen' : `${count} dobbelstenen`);
const pips = (count: number): string => (count === 1 ? '1 oog' : `${count} ogen`);

export const words = wordsOf({
  locale: 'nl',
  pitch: 'Verspreid geruchten, koop laag, en verkoop wat je niet hebt.',
  parts: { cash: 'Geld', stocks: 'Aandelen', shorts: 'Shortposities', outlook: 'Verwachte koersen' },
  styles: { bear: 'Gaat overal short op, en niet zachtjes.' },
  companies: {
    label: 'Bedrijven',
    help: 'Er doen er zoveel mee als er plaatsen zijn. Wat je niet kiest, wordt geloot.',
  },
  over: 'Het spel is afgelopen.',
  yourAction: 'Jouw actie: kopen, short gaan, dobbelstenen nemen, ze op de geruchtenkaart leggen, of passen?',
  theirAction: (name) => `${name} kiest een actie.`,
  yourBag: 'Welke van je dobbelstenen doe je in het geheim in de zak? Er mogen er hoogstens vijf blijven.',
  theirBag: (names, several) => `${names} ${several ? 'kiezen' : 'kiest'} dobbelstenen voor de zak.`,
  pass: 'Pas',
  buy: (stocks, cost) => `Koop ${stocks} voor ${cost}`,
  short: (stocks, proceeds) => `Ga ${stocks} short voor ${proceeds}`,
  take: (company, taken, lost) => `Neem ${dice(taken.length)} van ${company}: ${taken.join(' ')} (−${pips(lost)})`,
  place: (chosen) => `Leg ${chosen} op de geruchtenkaart`,
  bag: (chosen) => `Doe ${chosen} in de zak`,
  bagNothing: 'Doe niets in de zak',
  bought: (name, stocks, money) => say`${name} kocht ${stocks} voor ${money}.`,
  shorted: (name, stocks, money) => say`${name} ging ${stocks} short voor ${money}.`,
  took: (name, count, company, lost) => say`${name} nam ${dice(count)} van ${company}: ${pips(lost)} weg.`,
  placed: (name, chosen) => say`${name} legde dobbelstenen op de geruchtenkaart: ${chosen}.`,
  passed: (name) => say`${name} paste.`,
  chose: (name) => say`${name} heeft voor de zak gekozen.`,
  bagged: (name, chosen) => say`Alleen ${name} weet het: ${chosen ?? 'niets'} in de zak.`,
  drawn: (chosen) => say`Uit de zak getrokken voor de geruchtenkaart: ${chosen}.`,
  noneDrawn: say`Er werd niets uit de zak getrokken.`,
  rolled: (company, faces) => say`${company} gooide ${faces}.`,
  priced: (company, change, price, count, market) =>
    say`${company} ${change ? say`${change}, nu` : 'blijft op'} ${price}: ${pips(count)}, ${market < 0 ? `berenmarkt −${-market}` : `stierenmarkt ${market}`}.`,
  split: (company, price) => say`${company} splitst: elke positie verdubbelt, de koers is nu ${price}.`,
  bankrupt: (company, price) => say`${company} is failliet: elke positie vervalt, de koers is weer ${price}.`,
  round: (round, first) =>
    say`Ronde ${round}: nieuwe gebeurteniskaarten, de borden terug op vijf aandelen, ${first} begint.`,
  inCash: (money) => say`${money} aan geld`,
  owned: (stocks) => say`bezit ${stocks}`,
  owed: (stocks) => say`is ${stocks} schuldig`,
  semicolon: '; ',
  settled: (name, parts, money) => say`${name}: ${parts}; ${money} in totaal.`,
  wins: (names, several) => (several ? say`${names} delen de overwinning.` : say`${names} wint het spel.`),
  refusals: {
    'not-in-play': ({ company }) => `${company} doet niet mee in dit spel.`,
    'too-few-stocks': ({ company, most }) =>
      most === 1
        ? `Op het bord van ${company} ligt 1 aandeel, niet meer.`
        : `Op het bord van ${company} liggen ${most} aandelen, niet meer.`,
    'too-few-spaces': ({ company, most }) =>
      `Het bord van ${company} heeft ${most === 1 ? '1 leeg vak' : `${most} lege vakken`}: meer kun je er niet short gaan.`,
    'too-little-cash': ({ cost, cash }, money) => `Dat kost ${money(cost)}; je hebt ${money(cash)}.`,
    'pips-not-rising': () => 'Noem de ogen van de dobbelstenen in oplopende volgorde.',
    'dice-not-there': ({ company }) => `Die dobbelstenen liggen niet bij ${company}.`,
    'place-one-to-three': ({ count }) => `Leg één tot drie dobbelstenen op de geruchtenkaart, niet ${count}.`,
    'too-few-dice': ({ company, dice: held }) => `Achter je scherm: ${dice(Number(held))} van ${company}, niet meer.`,
    'no-bag-now': () => 'Dobbelstenen gaan bij het gooien in de zak; kies nu een actie, of pas.',
    'bag-now': () => 'Nu wordt er gegooid: zeg welke dobbelstenen je in de zak doet, als je dat wilt.',
    'too-many-kept': ({ least }) =>
      `Er mogen hoogstens vijf dobbelstenen achter je scherm blijven: doe er minstens ${least} in de zak.`,
    'too-many-companies': ({ seats }) => `Met ${seats} plaatsen noem je hoogstens ${seats} bedrijven.`,
  },
});
