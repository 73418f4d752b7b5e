import type { Messages } from '../en.ts';
import { n } from './forms.ts';

export const tables: Messages['tables'] = {
  label: 'Tables de votre propre boîte',
  help: 'Un fichier de données (JSON) : ce qu’il nomme remplace les tables imprimées.',
  template: 'Tables imprimées en fichier',
  wrong: (file: string) => `${file} ne convient pas :`,
  good: (file: string) => `${file} convient et sera utilisé.`,
  drop: 'S’en passer',
  place: 'Place',
  printed: 'Imprimé ici',
  own: 'Le vôtre',
  same: 'comme imprimé',
  differences: (count: number) => n(count, '1 différence', () => `${count} différences`),
  check: 'Vérifier les tables de votre propre boîte',
  checkText:
    'Le fichier n’est lu que dans ce navigateur. Rien n’est envoyé avant que vous n’ouvriez une table avec lui.',
  play: 'Jouer avec ces tables',
  make: 'Ouvrir une table avec elles',
};
