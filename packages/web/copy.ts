/** Puts a text on the clipboard. */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  // On plain http there is no clipboard of its own: what is selected is copied the old way.
  const field = Object.assign(document.createElement('textarea'), { value: text, readOnly: true });
  document.body.append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
  return undefined;
}
