import confusables from 'unicode-confusables';

/*
 * What people may call themselves. A name is read by others beside other names, so it shows all that it holds, and nobody
 * at a table looks like somebody else.
 */

/** Characters that do not show, change the direction of what follows, or mean something else on every machine. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Shows nothing by itself, but many emoji end with it. */
const EMOJI_STYLE = /\ufe0f/g;
/** More marks on one letter than any language needs run over the lines above and below. */
const PILED = /\p{M}{4}/u;
const VISIBLE = /[^\s]/u;

/** What is wrong with a name; null: nothing. Its length is checked before. */
export function faultOfName(name: string): string | null {
  if (!VISIBLE.test(name)) return 'must not be empty';
  if (UNSEEN.test(name.replaceAll(EMOJI_STYLE, ''))) return 'must hold no invisible or direction-changing characters';
  return PILED.test(name.normalize('NFD')) ? 'must not pile up marks on a letter' : null;
}

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
