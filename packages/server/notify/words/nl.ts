import type { NotifyWords } from './words.ts';

const list = new Intl.ListFormat('nl');
const greeting = (hour: number): string => (hour < 12 ? 'Goedemorgen.' : hour < 18 ? 'Goedemiddag.' : 'Goedenavond.');
const NUMBERS = ['Geen', 'Eén', 'Twee', 'Drie', 'Vier', 'Vijf', 'Zes', 'Zeven', 'Acht', 'Negen', 'Tien'];

export const words: NotifyWords = {
  turn: (game) => `Jouw beurt in ${game}`,
  invited: (by, game) => `${by} nodigt je uit voor ${game}`,
  invitedText: 'Er is een plaats vrij voor jou.',
  over: (game) => `${game} is afgelopen`,
  mentioned: (by) => `${by} noemde je`,
  mentionedText: (game) => `In de chat van ${game}`,
  with: (names) => `met ${list.format(names)}`,
  alone: 'niemand anders',
  won: (names) => `${list.format(names)} ${names.length === 1 ? 'heeft' : 'hebben'} gewonnen.`,
  place: (place, of, score) => `Jij: plaats ${place} van ${of}, met ${score}.`,
  digest: (hour, tables) =>
    `${greeting(hour)} ${NUMBERS[tables] ?? tables} ${tables === 1 ? 'tafel wacht' : 'tafels wachten'}`,
  test: 'Een bericht van Outcry',
  testText: 'Berichten komen hier aan. Dit is een test.',
  open: 'Openen',
  takeTurn: 'Speel je beurt',
  notThisTable: 'Niet deze tafel',
  change: (address) => `Wat je krijgt, en wanneer: ${address}`,
  confirm: {
    subject: 'Is dit jouw adres?',
    text: (name, link) =>
      `Hallo ${name},\n\niemand gaf dit adres op voor ${name} bij Outcry. Was jij het? Open dan binnen een dag deze link en druk daar op de knop:\n\n${link}\n\nZo niet, doe dan niets.\n`,
  },
  signIn: {
    subject: 'Je link om aan te melden',
    text: (name, link) =>
      `Hallo ${name},\n\nmet deze link meld je je aan bij Outcry. Hij werkt één keer, 15 minuten lang:\n\n${link}\n\nHeb je er niet om gevraagd? Doe dan niets.\n`,
  },
};
