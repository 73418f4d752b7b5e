import type { Messages } from '../en.ts';

export const rules: Messages['rules'] = {
  title: (game) => `Règles de ${game}`,
  search: 'Chercher dans les règles',
  nothing: 'Aucune règle ne le dit.',
  tables: 'D’où viennent les tableaux',
  sources: {
    rulebook: 'livret de règles',
    found: 'trouvé en public',
    deduced: 'déduit',
    reconstruction: 'notre reconstitution',
  },
};
