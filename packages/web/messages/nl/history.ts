import type { Messages } from '../en.ts';
import { duration } from '../plural.ts';
import { list, n } from './forms.ts';

export const history: Messages['history'] = {
  title: 'Geschiedenis',
  open: 'Geschiedenis en records',
  none: 'Nog geen partij uitgespeeld. Speel er een tot het einde, hier of online, dan staat hij hier met je records.',
  toGames: 'Naar de spellen',
  unreached: 'De server is niet bereikbaar; dit zijn de partijen van dit apparaat.',
  filter: 'Welk spel',
  all: 'Alle spellen',
  games: (count: number) => n(count, '1 partij', () => `${count} partijen`),
  more: 'Meer tonen',
  here: 'dit apparaat',
  online: 'online',
  uncounted: 'telt niet mee',
  with: (names: readonly string[]) => `Met ${list(names)}`,
  place: (place: number, of: number) => `${place}e van ${of}`,
  lasted: (minutes: number) => duration(minutes, 'min', 'u', 'd'),
  gone: 'zetten niet bewaard',
  lookAt: (game: string, date: string) => `Terugkijken: ${game}, ${date}`,
  replayOf: (game: string, date: string) => `Herhaling van ${game}, ${date}`,
  records: 'Records',
  recordsHelp:
    'Begeleide eerste partijen, partijen uit een bestand en partijen die een bot voor je uitspeelde, tellen niet mee.',
  columns: {
    game: 'Spel',
    players: 'Spelers',
    played: 'Gespeeld',
    won: 'Gewonnen',
    best: 'Beste',
    mean: 'Gemiddeld',
    streak: 'Op rij gewonnen',
    against: 'Vóór alle bots',
  },
  people: 'zonder bots',
  beaten: (bot: string, beaten: number, played: number) => `${bot} ${beaten} van ${played}`,
  sources: (count: number) =>
    n(
      count,
      'Waar je geld vandaan kwam, in 1 partij',
      () => `Waar je geld vandaan kwam, gemiddeld over ${count} partijen`,
    ),
  data: 'Je gegevens op dit apparaat',
  dataText: 'Partijen, geschiedenis en instellingen staan alleen in deze browser. Online partijen bewaart de server.',
  export: 'Exporteren',
  delete: 'Verwijderen',
  deleteText:
    'Alle partijen, de geschiedenis en de instellingen op dit apparaat zijn dan voorgoed weg. Partijen op de server blijven.',
  deleteSure: 'Ja, alles verwijderen',
};
