import confusables from 'unicode-confusables';

/** Shows nothing by itself, but many emoji end with it. */
const EMOJI_STYLE = /\ufe0f/g;

/** The same for names that look the same: by UTS 39, section 4. */
const skeleton = (name: string): string =>
  confusables.rectifyConfusion(name.normalize('NFD').replaceAll(EMOJI_STYLE, '')).normalize('NFD');

/** What a name looks like to a person, who also reads past case and spaces. */
function looksOf(name: string): string[] {
  const bare = name.replaceAll(/\s+/gu, '');
  return [skeleton(bare).toLowerCase(), skeleton(bare.toLowerCase())];
}

/** A name that nobody takes for one that is taken: the wanted one, or with a number. */
export function freeName(wanted: string, taken: readonly string[]): string {
  const looks = new Set(taken.flatMap(looksOf));
  for (let number = 1; ; number++) {
    const name = number === 1 ? wanted : `${wanted} ${number}`;
    if (!looksOf(name).some((look) => looks.has(look))) return name;
  }
}
