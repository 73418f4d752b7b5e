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

export const bots: Messages['bots'] = { rookie: 'Beginner', trader: 'Handelaar' };

export const play: Messages['play'] = { guest: 'Gast' };
