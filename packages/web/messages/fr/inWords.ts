import type { Messages } from '../en.ts';
import { n } from './forms.ts';

export const inWords: Messages['inWords'] = {
  name: 'En mots',
  drawn: 'Dessinée',
  happened: 'Ce qui s’est passé',
  command: 'Votre réponse',
  send: 'Envoyer',
  choices: 'Choix',
  orders: { hint: 'conseil', undo: 'annuler', next: 'suite' },
  help: (count, orders) =>
    count === 0
      ? `On ne vous demande rien pour l’instant. Aussi : ${orders.join(', ')}.`
      : `Écrivez un numéro ou des mots d’un choix. ${n(count, '1 choix', () => `${count} choix`)}. Aussi : ${orders.join(', ')}.`,
  found: (count) =>
    count === 0
      ? 'Rien n’y correspond.'
      : n(count, 'Un seul choix correspond.', () => `${count} choix correspondent. Prenez-en un par son numéro.`),
  run: (first, last, words) => `${first}, jusqu’à ${last}. ${words}`,
  many: 'Les choix qui ne diffèrent que par des chiffres sont réunis. Écrivez des mots pour en lister.',
};
