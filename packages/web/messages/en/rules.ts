/** The rules page and drawer. */
export const rules = {
  title: (game: string) => `Rules of ${game}`,
  search: 'Search the rules',
  nothing: 'No rule says that.',
  tables: 'Where the tables come from',
  contents: 'On this page',
  played: 'See it played',
  playedOf: (rule: string) => `See it played: rule ${rule}`,
  parts: 'The table at a glance',
  sources: {
    rulebook: 'rulebook',
    found: 'found in public',
    deduced: 'deduced',
    reconstruction: 'our reconstruction',
  },
};
