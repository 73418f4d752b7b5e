/** "de Ben", "d’Ada": a name after "de", which loses its vowel before another. */
export const ofName = (name: string): string => (/^[aeiou]/i.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`);
