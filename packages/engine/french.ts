/** Names whose h is silent ("Henri", "Hélène"); that of all others is sounded, as in "Hans". Accents are gone. */
const SILENT_H = /^h(?:adrien|elen|elois|enri|eribert|ermin|erv|ilair|ippoly|onor|ortens|ubert|ugo|ugue|yacinth)/;
/** A y is a vowel before a consonant ("Yves"), and none before a vowel ("Yann"). */
const VOWEL = /^(?:[aeiouœæ]|y[^aeiou])/;

/** Whether "de" and "que" lose their e before a name. */
function elides(name: string): boolean {
  const letters = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return VOWEL.test(letters) || SILENT_H.test(letters);
}

const before = (word: 'de' | 'que', name: string): string => (elides(name) ? `${word.slice(0, -1)}’` : `${word} `);

/** "de" as it stands before a name, with the space if there is one: "d’" of "d’Ada", "de " of "de Pim". */
export const deBefore = (name: string): string => before('de', name);

/** "de" and a name: "d’Ada", "de Pim". */
export const de = (name: string): string => deBefore(name) + name;

/** "que" and a name: "qu’Ada", "que Pim". */
export const que = (name: string): string => before('que', name) + name;
