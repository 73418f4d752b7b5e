import { say } from '@outcry/engine/sentence';
import { wordsOf } from './common.ts';
import { de } from '@outcry/engine/french';

const many = (count: number, one: string, several = `${one}s`): string => `${count} ${count < 2 ? one : several}`;
const dice = (count: number): string => many(count, 'dé');
const points = (count: number): string => many(count, 'point');

export const words = wordsOf({
  locale: 'fr',
  pitch: 'Répandez des rumeurs, achetez bas, et vendez ce que vous n’avez pas.',
  parts: { cash: 'Liquide', stocks: 'Actions', shorts: 'Découverts', outlook: 'Cours attendus' },
  styles: { bear: 'Vend tout à découvert, et le crie bien fort.' },
  companies: {
    label: 'Sociétés',
    help: 'Autant que de places sont en jeu. Celles que vous ne choisissez pas sont tirées au sort.',
  },
  over: 'La partie est terminée.',
  yourAction: 'Votre action : acheter, vendre à découvert, prendre des dés, en poser sur la carte Rumeurs, ou passer ?',
  theirAction: (name) => `${name} choisit une action.`,
  yourBag: 'Lesquels de vos dés mettez-vous dans le sac, en secret ? Cinq au plus peuvent rester.',
  theirBag: (names, several) => `${names} ${several ? 'choisissent' : 'choisit'} des dés pour le sac.`,
  pass: 'Passer',
  buy: (stocks, cost) => `Acheter ${stocks} pour ${cost}`,
  short: (stocks, proceeds) => `Vendre à découvert ${stocks} pour ${proceeds}`,
  take: (company, pips, lost) => `Prendre ${dice(pips.length)} ${company} : ${pips.join(' ')} (−${points(lost)})`,
  place: (chosen) => `Poser ${chosen} sur la carte Rumeurs`,
  bag: (chosen) => `Mettre ${chosen} dans le sac`,
  bagNothing: 'Ne rien mettre dans le sac',
  bought: (name, stocks, money) => say`${name} a acheté ${stocks} pour ${money}.`,
  shorted: (name, stocks, money) => say`${name} a vendu à découvert ${stocks} pour ${money}.`,
  took: (name, count, company, pips) => say`${name} a pris ${dice(count)} ${company} : ${points(pips)} en moins.`,
  placed: (name, chosen) => say`${name} a posé des dés sur la carte Rumeurs : ${chosen}.`,
  passed: (name) => say`${name} a passé.`,
  chose: (name) => say`${name} a choisi pour le sac.`,
  bagged: (name, chosen) =>
    chosen ? say`En secret, ${name} a mis ${chosen} dans le sac.` : say`En secret, ${name} n’a rien mis dans le sac.`,
  drawn: (chosen) => say`Tirés du sac pour la carte Rumeurs : ${chosen}.`,
  noneDrawn: say`Aucun dé n’a été tiré du sac.`,
  rolled: (company, pips) => say`${company} a fait ${pips}.`,
  priced: (company, change, price, pips, market) =>
    say`${company} ${change ? say`${change}, à` : 'reste à'} ${price} : ${points(pips)}, marché ${market < 0 ? `baissier −${-market}` : `haussier ${market}`}.`,
  split: (company, price) =>
    say`${company} se divise : toutes les positions doublent, le cours est maintenant à ${price}.`,
  bankrupt: (company, price) =>
    say`${company} fait faillite : toutes les positions disparaissent, le cours revient à ${price}.`,
  round: (round, first) =>
    say`Manche ${round} : nouvelles cartes d’événement, plateaux remis à cinq actions, ${first} commence.`,
  inCash: (money) => say`${money} en liquide`,
  owned: (stocks) => say`possède ${stocks}`,
  owed: (stocks) => say`doit ${stocks}`,
  semicolon: ' ; ',
  settled: (name, parts, money) => say`${name} : ${parts} ; ${money} en tout.`,
  wins: (names, several) => (several ? say`${names} partagent la victoire.` : say`${names} gagne la partie.`),
  refusals: {
    'not-in-play': ({ company }) => `${company} n’est pas dans cette partie.`,
    'too-few-stocks': ({ company, most }) =>
      `Le plateau ${de(company)} porte ${many(Number(most), 'action')}, pas plus.`,
    'too-few-spaces': ({ company, most }) =>
      `Le plateau ${de(company)} a ${many(Number(most), 'case libre', 'cases libres')} : on ne peut vendre plus à découvert.`,
    'too-little-cash': ({ cost, cash }, money) => `Cela coûte ${money(cost)} ; vous avez ${money(cash)}.`,
    'pips-not-rising': () => 'Nommez les points des dés dans l’ordre croissant.',
    'dice-not-there': ({ company }) => `Ces dés ne sont pas chez ${company}.`,
    'place-one-to-three': ({ count }) => `Posez un à trois dés sur la carte Rumeurs, pas ${count}.`,
    'too-few-dice': ({ company, dice: held }) => `Derrière votre écran : ${dice(Number(held))} ${company}, pas plus.`,
    'no-bag-now': () => 'Les dés vont dans le sac pendant le lancer ; maintenant, agissez ou passez.',
    'bag-now': () => 'C’est le lancer : dites quels dés vous mettez dans le sac, le cas échéant.',
    'too-many-kept': ({ least }) =>
      `Cinq dés au plus restent derrière l’écran : mettez-en au moins ${least} dans le sac.`,
    'too-many-companies': ({ seats }) => `À ${seats} places, nommez au plus ${seats} sociétés.`,
  },
});
