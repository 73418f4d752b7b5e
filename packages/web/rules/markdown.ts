/** The little Markdown our rules are written in, as data: no HTML is ever made of text. */

export type Inline = { readonly kind: 'text' | 'bold' | 'italic' | 'code'; readonly text: string };

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly text: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly (readonly Inline[])[])[] };

/** A numbered rule with all that belongs to it, or what stands between rules (its number is null). */
export interface Rule {
  readonly number: string | null;
  readonly blocks: readonly Block[];
  /** All of it in lower case, for the search. */
  readonly plain: string;
}

/** Inline marks: **bold**, *italic*, `code`. */
export function inline(text: string): Inline[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/)
    .filter((part) => part !== '')
    .map((part) => {
      if (part.startsWith('**') && part.endsWith('**') && part.length > 4)
        return { kind: 'bold', text: part.slice(2, -2) };
      if (part.startsWith('`') && part.length > 2) return { kind: 'code', text: part.slice(1, -1) };
      if (part.startsWith('*') && part.endsWith('*') && part.length > 2)
        return { kind: 'italic', text: part.slice(1, -1) };
      return { kind: 'text', text: part };
    });
}

const cells = (line: string): Inline[][] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => inline(cell.trim()));

function blockOf(lines: readonly string[]): Block {
  const first = lines[0]!;
  const heading = /^(#+)\s+(.*)$/.exec(first);
  if (heading) return { kind: 'heading', level: heading[1]!.length, text: inline(heading[2]!) };
  if (first.startsWith('|'))
    return { kind: 'table', rows: lines.filter((line) => !/^\|[\s:|-]+$/.test(line.trim())).map(cells) };
  const bullet = /^\s*(?:[-*]|\d+\.)\s+/;
  if (bullet.test(first)) {
    const items: string[] = [];
    for (const line of lines) {
      if (bullet.test(line)) items.push(line.replace(bullet, ''));
      else items[items.length - 1] += ` ${line.trim()}`;
    }
    return { kind: 'list', ordered: /^\s*\d/.test(first), items: items.map(inline) };
  }
  return { kind: 'paragraph', text: inline(lines.map((line) => line.trim()).join(' ')) };
}

/** The blocks of a text: separated by empty lines; a heading, a list or a table begins one of its own. */
function parseBlocks(markdown: string): Block[] {
  const groups: string[][] = [[]];
  const kindOf = (line: string) => (line.startsWith('#') ? 'heading' : line.startsWith('|') ? 'table' : 'text');
  for (const line of markdown.split('\n')) {
    const group = groups.at(-1)!;
    if (line.trim() === '') groups.push([]);
    else if (group.length > 0 && (kindOf(line) !== kindOf(group[0]!) || kindOf(line) === 'heading'))
      groups.push([line]);
    else if (group.length > 0 && /^\s*[-*]\s/.test(line) && !/^\s*(?:[-*]|\d+\.)\s/.test(group[0]!))
      groups.push([line]);
    else group.push(line);
  }
  return groups.filter((group) => group.length > 0).map(blockOf);
}

const textOf = (block: Block): string => {
  const join = (parts: readonly Inline[]) => parts.map(({ text }) => text).join('');
  if (block.kind === 'list') return block.items.map(join).join(' ');
  if (block.kind === 'table') return block.rows.flat().map(join).join(' ');
  return join(block.text);
};

/** Rules by their number: a paragraph that begins with a bold "T7." starts one. */
export function parseRules(markdown: string): Rule[] {
  const rules: { number: string | null; blocks: Block[] }[] = [];
  for (const block of parseBlocks(markdown)) {
    const first = block.kind === 'paragraph' ? block.text[0] : undefined;
    const number = first?.kind === 'bold' ? (/^([A-Z]+\d+[a-z]?)\.?$/.exec(first.text.trim())?.[1] ?? null) : null;
    if (number !== null && block.kind === 'paragraph')
      rules.push({ number, blocks: [{ kind: 'paragraph', text: block.text.slice(1) }] });
    else if (block.kind === 'heading' || (rules.at(-1)?.number ?? null) === null)
      rules.push({ number: null, blocks: [block] });
    else rules.at(-1)!.blocks.push(block);
  }
  return rules.map((rule) => ({
    ...rule,
    plain: `${rule.number ?? ''} ${rule.blocks.map(textOf).join(' ')}`.toLowerCase(),
  }));
}
