/** A place in a text, as an editor counts it. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

const TOKEN =
  /[ \t\r\n]*(?:("(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)|([[\]{},:]))/y;
const BLANK = /[ \t\r\n]*/y;

/** What may come next; of each the tokens that fit: a string (s), another plain value (v), or the sign itself. */
const FITS = { value: 'sv[{', first: 'sv[{]', key: 's', firstKey: 's}', colon: ':', more: ',]}', end: '' } as const;
type Next = keyof typeof FITS;

/** Where a text stops being JSON, which JSON.parse does not always tell; null: it is JSON. */
export function brokenAt(text: string): Place | null {
  const open: string[] = [];
  let next: Next = 'value';
  let at = 0;
  for (;;) {
    BLANK.lastIndex = at;
    BLANK.exec(text);
    const place = BLANK.lastIndex;
    if (next === 'end' && place === text.length) return null;
    TOKEN.lastIndex = at;
    const [, string, plain, sign] = TOKEN.exec(text) ?? [];
    at = TOKEN.lastIndex;
    const token = string === undefined ? (plain === undefined ? (sign ?? ' ') : 'v') : 's';
    const closes = token === ']' || token === '}';
    if (!FITS[next].includes(token) || (closes && open.at(-1) !== (token === ']' ? '[' : '{')))
      return placeOf(text, place);
    if (closes) open.pop();
    if (token === '[' || token === '{') open.push(token);
    const inside = open.at(-1);
    if (token === '[') next = 'first';
    else if (token === '{') next = 'firstKey';
    else if (token === ':') next = 'value';
    else if (token === ',') next = inside === '{' ? 'key' : 'value';
    else if (next === 'key' || (next === 'firstKey' && !closes)) next = 'colon';
    else next = inside === undefined ? 'end' : 'more';
  }
}

function placeOf(text: string, at: number): Place {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}
