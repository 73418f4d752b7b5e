import type { Messages } from '../en.ts';

export const games: Messages['games'] = {
  speculation: {
    name: 'Speculation',
    pitch: 'Acht stenen racen over een kronkelende baan. Hun volgorde bepaalt de koers.',
  },
  'bear-raid': { name: 'Bear Raid', pitch: 'Koop, ga short, en verstop de dobbelstenen die je zouden ruïneren.' },
  speculate: { name: 'Speculate', pitch: 'Beweeg de markt met je kaarten en handel dan met je buren.' },
  stockpile: { name: 'Stockpile', pitch: 'Je kent één geheim. Bied op de stapel die erbij past.' },
  'taking-stock': { name: 'Taking Stock', pitch: 'Elke kaart die je speelt is ook een aandeel dat je kunt winnen.' },
};

export const bots: Messages['bots'] = { rookie: 'Beginner', trader: 'Handelaar', shark: 'Haai', oracle: 'Orakel' };

export const levels: Messages['levels'] = {
  change: (level) => `Niveau van de bots: ${level}. Wijzigen`,
  list: 'Niveau van de bots, onthouden voor elk spel',
  kept: 'Onthouden voor elk spel',
  brief: {
    rookie: 'Vergeeft veel',
    trader: 'Speelt op waarde',
    shark: 'Straft fouten',
    oracle: 'Denkt lang na',
  },
  about: {
    rookie: 'Maakt eerlijke fouten.',
    trader: 'Speelt op waarde. Je eerste niveau.',
    shark: 'Straft af wat je weggeeft.',
    oracle: 'Weegt alles wat het kan weten. Traag.',
  },
};

export const play: Messages['play'] = { guest: 'Gast' };

export const botsPage: Messages['botsPage'] = {
  title: 'De bots',
  text: 'Een bot is vierkant, een mens is rond. De plaats geeft de kleur; het gezicht is van hen.',
  levels: 'Vier niveaus',
};
