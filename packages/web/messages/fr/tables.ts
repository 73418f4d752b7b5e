import type { Messages } from '../en.ts';
import { n } from './forms.ts';

export const tables: Messages['tables'] = {
  label: 'Tables de votre propre boîte',
  help: 'Un fichier de données (JSON) : ce qu’il nomme remplace les tables imprimées.',
  template: 'Tables imprimées en fichier',
  wrong: (file: string) => `${file} ne convient pas :`,
  fault: (place, what) => `${place}\u00a0: ${what}.`,
  faults: {
    integer: () => 'il faut un nombre entier',
    minimum: (least) => `doit être ${least} ou plus`,
    maximum: (most) => `doit être ${most} ou moins`,
    enum: (all) => `doit être l’un de ces mots\u00a0: ${all}`,
  },
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

export const lab: Messages['lab'] = {
  title: 'Essayer un changement',
  text: 'Changez une valeur d’un tableau : des bots jouent des deux façons sur les mêmes donnes, ici dans ce navigateur. Le rapport dit ce qui change au-delà du hasard.',
  table: 'Tableau',
  seats: 'Places',
  bots: 'Bots',
  games: 'Parties de chaque façon',
  random: 'Au hasard',
  run: 'Jouer et comparer',
  cancel: 'Annuler',
  printed: 'tel qu’imprimé',
  changed: 'modifié',
  nothing: 'Changez d’abord une valeur.',
  undo: 'Tout tel qu’imprimé',
  wrong: 'Cela ne convient pas :',
  progress: (done, all) => `Parties jouées : ${done} sur ${all}`,
  over: 'Le rapport est prêt.',
  failed: 'Les parties n’ont pas pu être jouées.',
  save: 'Enregistrer le rapport',
  report: 'Rapport',
  entry: (place, cell) => (typeof cell === 'string' ? `${place}, ${cell}` : `${place}, valeur ${cell}`),
};
