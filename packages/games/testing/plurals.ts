import type { Locale } from '@outcry/engine';

/** Words that end like plurals and are none, where they may follow a number. */
const NO_PLURAL = /^(is|was|has|less|pass|its|as|plus|pas|dans|sous|vers|puis|des|les|mais|fois|cours|prix)$/;

const SHAPES: Readonly<Record<Locale, RegExp>> = {
  en: /(?<![\w.,$+−-])1 ([a-z]+s)\b/g,
  fr: /(?<![\w.,+−-])1 ([a-zàâéèêëîïôûç]+[sx])(?![\wàâéèêëîïôûç])/g,
  // Dutch verbs end like plurals, so here the nouns are named.
  nl: /(?<![\w.,+−-])1 ([a-z]*(?:aandelen|stenen|kaarten|ogen|stapels|vakken|plaatsen|bedrijven|zetten|spelers|tafels|bots|partijen|verschillen|investeerders|obligaties|slagen|punten|rondes|biedingen|fouten))\b/g,
};

/** Plurals that a sentence has after the number one: "1 investors". */
export const pluralsOfOne = (sentence: string, locale: Locale): string[] =>
  [...sentence.matchAll(SHAPES[locale])].map(([, word]) => word!).filter((word) => !NO_PLURAL.test(word));
