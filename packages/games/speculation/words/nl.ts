import { say } from '@outcry/engine/sentence';
import { wordsOf } from './common.ts';

export const words = wordsOf({
  locale: 'nl',
  pitch: 'Acht stenen racen over een kronkelende baan. Hun volgorde bepaalt de koers.',
  parts: {
    cash: 'Geld',
    shares: 'Aandelen nu',
    ranks: 'Verwachte rangen',
    holders: 'Anderen met dezelfde',
    seconds: 'Meer van één bedrijf',
  },
  styles: { hoarder: 'Koopt vroeg, houdt alles vast, verkoopt het laatst.' },
  side: {
    label: 'Kant van het bord',
    help: 'De sterkant heeft lagere en steilere koersen, voor wie het spel kent.',
    values: { plain: 'Gewoon', star: 'Ster' },
  },
  over: 'Het spel is afgelopen.',
  yourTrade: 'Handel: een aandeel kopen, er een verkopen, allebei, of passen?',
  theirTrade: (name) => `${name} handelt.`,
  yourRank: (tile) => `${tile}: welke steen verzet je?`,
  theirRank: (name, tile) => `${name} kiest een steen voor ${tile}.`,
  yourCard: (movement) => `Welke kaart leg je gedekt neer? De steen van die kaart gaat ${movement} vooruit.`,
  choosing: (names, several) => `${names} ${several ? 'kiezen' : 'kiest'} een kaart.`,
  play: (card) => `${card} spelen`,
  moveBrick: (company, from, to) => `${company} verzetten van ${from}${to === null ? '' : ` naar ${to}`}`,
  pass: 'Passen',
  buying: ({ company, price, negative }) =>
    negative ? `${company} kopen en ${price} krijgen` : `${company} kopen voor ${price}`,
  selling: ({ company, price, negative }) =>
    negative ? `${company} verkopen en ${price} betalen` : `${company} verkopen voor ${price}`,
  turn: (turn, name, tile, movement) => say`Beurt ${turn}, ${name} trok: ${tile}, beweging ${movement}.`,
  passed: (name) => say`${name} paste.`,
  bought: ({ company, price, negative }) =>
    negative ? say`kreeg ${price} om ${company} te nemen` : say`kocht ${company} voor ${price}`,
  sold: ({ company, price, negative }) =>
    negative ? say`betaalde ${price} om van ${company} af te zijn` : say`verkocht ${company} voor ${price}`,
  ranked: (name, company, up, from, to) =>
    say`${name} zette ${company} ${up ? 'voorbij' : 'achter'} de volgende steen, van ${from} naar ${to}.`,
  chose: (name) => say`${name} legde een kaart gedekt neer.`,
  revealed: (cards) => say`De kaarten: ${cards}.`,
  holiday: (steps) =>
    steps === 0 ? say`Feestdag: geen steen beweegt.` : say`Feestdag: de stenen gaan maar ${steps} vooruit.`,
  moved: (company, from, to) => say`${company} ging van ${from} naar ${to}.`,
  stays: (company) => say`${company} blijft op EINDE.`,
  drew: (name, cards) => say`${name} trok ${cards}.`,
  shuffled: say`Dat was ieders laatste kaart, gespeeld zonder keuze. Iedereen schudde de negen kaarten en trok er twee.`,
  bagged: say`Alle tegels gingen terug in hun zakken.`,
  wins: (names, several, score) => say`${names} ${several ? 'delen de overwinning' : 'wint het spel'} met ${score}.`,
  refusals: {
    'trade-now': () => 'Dit is Handel: koop een aandeel, verkoop er een, allebei, of pas.',
    'same-company': ({ company }) => `${company} tegelijk kopen en verkopen zou niets veranderen.`,
    'no-share': ({ company }) => `Je hebt geen aandeel ${company} om te verkopen.`,
    'bank-empty': ({ company }) => `De bank heeft geen aandeel ${company} meer.`,
    short: ({ missing }) => `Je zou ${missing} tekortkomen.`,
    'rank-now': () => 'Verzet eerst een steen met één rang.',
    'first-brick': ({ company }) => `${company} is al de eerste.`,
    'last-brick': ({ company }) => `${company} is al de laatste.`,
    'on-start': ({ company }) => `${company} staat nog op START en kan niet terug.`,
    'choose-now': () => 'Kies een van je twee kaarten.',
    'not-in-hand': ({ card }) => `Je hebt ${card} niet in je hand.`,
  },
});
