import { wordsOf } from './common.ts';
import { texts } from './fr-cards.ts';
import { events } from './fr-events.ts';
import { moves } from './fr-moves.ts';

const doing =
  (one: string, more: string, what: string) =>
  (names: string, several: boolean): string =>
    `${names} ${several ? more : one} ${what}.`;

const places = (what: string) => doing('pose', 'posent', what);
const chooses = (what: string) => doing('choisit', 'choisissent', what);
const thinks = (what: string) => doing('réfléchit', 'réfléchissent', what);
const bids = doing('prépare', 'préparent', 'une enchère');
const restructures = doing('réorganise', 'réorganisent', 'ses actions');

export const words = wordsOf({
  cards: texts,
  pitch: 'Connaissez un secret du marché, devinez les autres, et misez sur ce que personne ne voit.',
  parts: {
    cash: 'Argent',
    shares: 'Actions',
    majorities: 'Majorités',
    pending: 'Mises et dividendes',
    actions: 'Boom et Bust',
    bonds: 'Obligations',
    commodities: 'Matières premières',
    strategies: 'Stratégies',
    investors: 'Investisseurs',
    turnOrder: 'Ordre du tour',
    fees: 'Frais',
  },
  foreknown: (company, dividend, steps) =>
    dividend === null
      ? `${company} ${steps < 0 ? 'baisse' : 'monte'} de ${Math.abs(steps)}`
      : `${company} verse un dividende (${dividend})`,
  styles: {
    haggler: 'Sait ce que cela vaut et mise un peu moins.',
  },
  options: {
    board: {
      label: 'Plateau',
      help: 'Sur le plateau avancé, chaque société a sa propre échelle de cours.',
      values: { standard: 'Standard', advanced: 'Avancé' },
    },
    bonds: {
      label: 'Obligations',
      help: 'Jusqu’à trois par manche, 1K $ d’intérêt chacune, remboursées à la fin.',
    },
    commodities: {
      label: 'Matières premières et taxes',
      help: 'Les séries rapportent à la fin, les taxes coûtent.',
    },
    forecastDice: { label: 'Dés de prévision', help: 'Six dés choisissent les prévisions de chaque manche.' },
    firstPlayerCard: {
      label: 'Carte de premier joueur',
      help: 'Le début de la manche suivante se joue sur une pile.',
    },
    investors: {
      label: 'Investisseurs',
      help: 'Un argent de départ et un talent.',
      values: { none: 'Aucun', choice: 'Au choix, parmi ceux reçus', auction: 'Aux enchères' },
    },
    invited: { label: 'Investisseurs invités', help: 'À coup sûr parmi ceux distribués.' },
    strategies: { label: 'Stratégies d’investissement', help: 'Une main de cartes secrètes, une par manche.' },
    promos: { label: 'Stratégies promotionnelles', help: 'Huit stratégies de plus.' },
  },
  questions: {
    over: 'La partie est finie.',
    asked: {
      drop: ['Quelles sont les deux stratégies que vous écartez ?', doing('écarte', 'écartent', 'des stratégies')],
      bonds: ['Combien d’obligations achetez-vous ?', thinks('aux obligations')],
      phil: ['Forecast Phil : quelle carte prenez-vous pour votre paire ?', chooses('une carte pour une paire')],
      opening: [
        'Royal Robins : où vont les premières cartes ? La première est posée face cachée.',
        places('les premières cartes des piles'),
      ],
      commerce: ['Où va votre carte de commerce ?', places('une carte de commerce')],
      'lay-first-card': ['Où va la carte de premier joueur ?', places('la carte de premier joueur')],
      'before-bidding': [
        'Avant les enchères : utilisez-vous votre investisseur ?',
        doing('utilise', 'utilisent', 'un investisseur'),
      ],
      'give-first-card': ['Qui commence la manche suivante ?', doing('donne', 'donnent', 'la carte de premier joueur')],
      action: ['Votre tour d’action : que jouez-vous ?', doing('joue', 'jouent', 'des cartes d’action')],
      selling: ['Vendez-vous des actions ?', doing('vend', 'vendent', 'des actions')],
      barack: ['Bailout Barack : achetez-vous une action défaussée ?', thinks('à une action défaussée')],
      deborah: [
        'Dividend Deborah : quelle société verse à tous 1K $ par action ?',
        chooses('une société qui verse de l’argent'),
      ],
      ana: ['Agile Ana : quelle société montrez-vous pour 1K $ ?', doing('montre', 'montrent', 'des actions')],
      sharing: ['De l’argent change de mains : de qui à qui ?', doing('déplace', 'déplacent', 'de l’argent')],
    },
    investor: ['Quel investisseur gardez-vous ?', chooses('un investisseur')],
    investors: ['Quels sont les deux investisseurs que vous gardez ?', chooses('des investisseurs')],
    supplyUp: ['Quelle carte posez-vous face visible, et où ?', places('des cartes')],
    supplyDown: ['Où va votre autre carte, face cachée ?', places('des cartes')],
    bidding: ['Où misez-vous, et combien ?', bids],
    auction: ['Sur quel investisseur misez-vous, et combien ?', bids],
    strategy: (name) => [`${name} : que choisissez-vous ?`, doing('joue', 'jouent', name)],
    giveUp: ['Chanda : quelle action cédez-vous ?', restructures],
    toSplit: ['Chanda : quelle action va parmi les divisées ?', restructures],
    dividend: (company, each, none) => [
      `${company} verse ${each} par action : ${none ? 'vous n’en avez aucune à montrer.' : 'combien en montrez-vous ?'}`,
      doing('décide', 'décident', `combien d’actions ${company} montrer`),
    ],
  },
  moves,
  events,
  modules: { bonds: 'les obligations', commodities: 'les matières premières', strategies: 'les stratégies' },
  refusals: {
    'not-now': () => 'Cela ne peut pas se faire maintenant.',
    'not-in-hand': () => 'Cette carte n’est pas dans votre main.',
    'no-such-pile': ({ piles }) => `Il y a ${piles} piles.`,
    'first-face-up': () => 'La première carte se pose face visible.',
    'second-face-down': () => 'La seconde carte se pose face cachée.',
    'different-piles': () => 'Vos deux cartes de commerce vont sur des piles différentes.',
    'too-many-bonds': ({ most, price }) => `Vous pouvez en acheter ${most} au plus maintenant, à ${price} pièce.`,
    'own-meeple': () => 'Votre autre meeple est sur cette échelle.',
    'no-such-space': ({ spaces }) => `Une échelle a ${spaces} cases.`,
    'one-value': () => 'Cette case n’a qu’une valeur pour vous.',
    'blocked-space': () => 'Cunning Carlos bloque cette case : il faut le dépasser de deux cases au moins.',
    'closed-track': () => 'Cette échelle est fermée : on ne peut miser plus haut.',
    'too-low': ({ lowest }) => `Misez plus que le meeple qui s’y trouve : ${lowest} ou davantage.`,
    'above-cash': ({ mostMoney }) => `Vous ne pouvez miser plus que votre argent : ${mostMoney}.`,
    'above-investor': ({ mostMoney }) => `Vous ne pouvez miser plus que l’argent de cet investisseur : ${mostMoney}.`,
    'no-look': () => 'Il n’y a pas de paire que vous puissiez regarder maintenant.',
    'actions-first': () => 'Les Booms et les Busts se jouent dans la manche où ils sont remportés.',
    'no-such-action': () => 'Vous n’avez pas cette carte d’action.',
    'no-more-strategies': () => 'Vous avez joué vos stratégies de cette manche.',
    'strategy-cost': () => 'Vous ne pouvez pas payer ce que coûte cette stratégie.',
    'strategy-bond': () => 'Cette stratégie coûte une obligation, et vous n’en avez pas.',
    'strategy-condition': () => 'La condition de cette stratégie n’est pas remplie.',
    'strategy-quiet': () => 'Vous avez joué Quiet Period : vous ne vendez plus rien cette manche.',
    'strategy-target': () => 'Il n’y a rien sur quoi cette stratégie puisse agir.',
    'not-a-target': () => 'Cela ne peut pas être choisi ici.',
    'no-short-sale': () => 'Seul Shorting Soros vend à son prix, une fois par manche.',
    'short-one-half': () => 'Shorting Soros vend une moitié d’action divisée.',
    'no-such-share': () => 'Vous n’avez pas cette action.',
    'cannot-pay': () => 'Vous ne pouvez pas payer cela.',
    'not-discarded': () => 'Aucune action de cette société n’est dans la défausse.',
    'too-many-shown': ({ most }) => `Vous en avez ${most} à montrer.`,
    'not-dealt': ({ count }) =>
      `Gardez ${Number(count) === 1 ? 'un des deux' : 'deux des quatre'} investisseurs que vous avez reçus.`,
    'promos-without-strategies': () => 'Les cartes promotionnelles sont des stratégies : ajoutez aussi les stratégies.',
    'invited-without-investors': () =>
      'Des investisseurs sont invités, mais la partie n’en a pas : prenez-les au choix ou aux enchères.',
    'investor-without-module': ({ investor, module }) =>
      `${investor} demande ${module} : ajoutez-les, ou laissez cet investisseur de côté.`,
  },
});
