import { tidyCode } from '@outcry/server/codes';

/** The code of a table in what somebody typed or pasted: the code itself, however it is written, or a link. */
export function codeIn(text: string): string {
  const [path] = text.split(/[?#]/);
  const last = path!.split('/').findLast((part) => part.trim() !== '') ?? '';
  return tidyCode(last);
}
