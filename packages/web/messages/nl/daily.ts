import type { Messages } from '../en.ts';

export const daily: Messages['daily'] = {
  title: 'Stelling van de dag',
  of: (game: string) => `Stelling van de dag: ${game}`,
  text: 'in elk spel één betere zet te vinden; nieuwe om middernacht UTC',
  about: 'Uit een echt spel. Iedereen krijgt vandaag dezelfde: bekijk het bord en speel de betere zet.',
  today: 'Vandaag',
  open: 'Vind de betere zet',
  found: 'Gevonden',
  notFound: 'Nog niet gevonden',
  shown: 'Antwoord getoond',
  asSeen: 'zoals de speler het zag',
  huntText: 'Je weet wat de speler toen wist, en niet meer.',
  played: 'Wat gespeeld werd',
};
