/** All that this app keeps in the browser: games, history, settings. */

const OURS = 'outcry.';

const keys = (): string[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(OURS))
    .toSorted();

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text; // damaged: as it is
  }
}

/** All of it as one JSON text, by the names it is kept under. */
export const exported = (): string =>
  JSON.stringify(
    {
      format: 'outcry-device',
      kept: Object.fromEntries(keys().map((key) => [key.slice(OURS.length), parsed(localStorage.getItem(key)!)])),
    },
    null,
    1,
  );

/** Deletes all of it. */
export function deleteAll(): void {
  for (const key of keys()) localStorage.removeItem(key);
}
