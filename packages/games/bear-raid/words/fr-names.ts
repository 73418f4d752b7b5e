/** "d’Edison", "de Nile". */
export const ofName = (name: string): string => (/^[aeiou]/i.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`);
