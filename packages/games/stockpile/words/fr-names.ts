/** What "de" becomes before a name: "de Ben", "d’Ada". */
export const before = (name: string): string => (/^[aeiou]/i.test(name.normalize('NFD')) ? 'd’' : 'de ');
