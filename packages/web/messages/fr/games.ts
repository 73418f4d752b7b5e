import type { Messages } from '../en.ts';

export const games: Messages['games'] = {
  speculation: {
    name: 'Speculation',
    pitch: 'Huit pions courent sur une piste sinueuse. Leur ordre fixe les cours.',
  },
  'bear-raid': { name: 'Bear Raid', pitch: 'Achetez, vendez à découvert, et cachez les dés qui vous ruineraient.' },
  speculate: { name: 'Speculate', pitch: 'Faites bouger le marché par vos cartes, puis traitez avec vos voisins.' },
  stockpile: { name: 'Stockpile', pitch: 'Vous connaissez un secret. Misez sur la pile qui s’y accorde.' },
  'taking-stock': { name: 'Taking Stock', pitch: 'Chaque carte jouée est aussi une action à gagner.' },
};

export const bots: Messages['bots'] = { rookie: 'Novice', trader: 'Courtier', shark: 'Requin', oracle: 'Oracle' };

export const levels: Messages['levels'] = {
  change: (level) => `Niveau des robots : ${level}. Changer`,
  list: 'Niveau des robots, gardé pour chaque jeu',
  kept: 'Gardé pour chaque jeu',
  brief: {
    rookie: 'Vous pardonne',
    trader: 'Joue au juste prix',
    shark: 'Punit les cadeaux',
    oracle: 'Pense longtemps',
  },
  about: {
    rookie: 'Fait d’honnêtes erreurs.',
    trader: 'Joue au juste prix. Votre premier niveau.',
    shark: 'Punit ce que vous laissez filer.',
    oracle: 'Pèse tout ce qu’il peut savoir. Lent.',
  },
};

export const play: Messages['play'] = { guest: 'Invité' };

export const botsPage: Messages['botsPage'] = {
  title: 'Les robots',
  text: 'Un robot est carré, une personne est ronde. La place donne la couleur, le visage est à eux.',
  levels: 'Quatre niveaux',
};
