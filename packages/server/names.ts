import confusables from 'unicode-confusables';

/** Shows nothing by itself, but many emoji end with it. */
const EMOJI_STYLE = /\ufe0f/g;

/** The same for names that look the same: by UTS 39, section 4. */
const skeleton = (name: string): string =>
  confusables.rectifyConfusion(name.normalize('NFKC').normalize('NFD').replaceAll(EMOJI_STYLE, '')).normalize('NFD');

/** What a name looks like to a person, who also reads past case and spaces. */
export function looksOf(name: string): string[] {
  const bare = name.replaceAll(/\s+/gu, '');
  return [...new Set([skeleton(bare).toLowerCase(), skeleton(bare.toLowerCase())])];
}

/** What the others call somebody who deleted their account. The web app says it in the reader's language. */
export const SOMEBODY = 'somebody';

/** The names at a table. Each costs the same to add, however many are there and however alike they are. */
export class TakenNames {
  readonly #looks = new Set<string>();
  /** By what a wanted name looks like: the number that is tried next. */
  readonly #next = new Map<string, number>();

  constructor(taken: readonly string[]) {
    for (const look of taken.flatMap(looksOf)) this.#looks.add(look);
  }

  /** Whether somebody could take this name for one that is taken. */
  has(name: string): boolean {
    return looksOf(name).some((look) => this.#looks.has(look));
  }

  /** A name that nobody takes for one that is taken: the wanted one, or with a number. It is taken from now on. */
  add(wanted: string): string {
    const [look] = looksOf(wanted) as [string];
    for (let number = this.#next.get(look) ?? 1; ; number++) {
      const name = number === 1 ? wanted : `${wanted} ${number}`;
      if (this.has(name)) continue;
      for (const each of looksOf(name)) this.#looks.add(each);
      this.#next.set(look, number + 1);
      return name;
    }
  }
}

export const freeName = (wanted: string, taken: readonly string[]): string => new TakenNames(taken).add(wanted);
