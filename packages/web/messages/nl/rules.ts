import type { Messages } from '../en.ts';

export const rules: Messages['rules'] = {
  title: (game) => `Regels van ${game}`,
  search: 'Zoek in de regels',
  nothing: 'Dat zegt geen regel.',
  tables: 'Waar de tabellen vandaan komen',
  contents: 'Op deze pagina',
  played: 'Bekijk op het bord',
  playedOf: (rule) => `Bekijk op het bord: regel ${rule}`,
  parts: 'De tafel in één oogopslag',
  sources: {
    rulebook: 'regelboek',
    found: 'openbaar gevonden',
    deduced: 'afgeleid',
    reconstruction: 'onze reconstructie',
  },
};
