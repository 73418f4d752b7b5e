import { de } from '@outcry/engine/french';
import type { Messages } from '../en.ts';

export const rules: Messages['rules'] = {
  title: (game) => `Règles ${de(game)}`,
  search: 'Chercher dans les règles',
  nothing: 'Aucune règle ne le dit.',
  tables: 'D’où viennent les tableaux',
  contents: 'Sur cette page',
  played: 'Voir sur le plateau',
  playedOf: (rule) => `Voir sur le plateau : règle ${rule}`,
  parts: 'La table en un coup d’œil',
  sources: {
    rulebook: 'livret de règles',
    found: 'trouvé en public',
    deduced: 'déduit',
    reconstruction: 'notre reconstitution',
  },
};
