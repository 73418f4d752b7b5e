/** The rules page and drawer. */
export const rules = {
  title: (game: string) => `Rules of ${game}`,
  search: 'Search the rules',
  nothing: 'No rule says that.',
  tables: 'Where the tables come from',
  sources: {
    rulebook: 'rulebook',
    found: 'found in public',
    deduced: 'deduced',
    reconstruction: 'our reconstruction',
  },
};
