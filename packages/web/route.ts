/** Where an address of ours leads. */
export interface Route {
  /** The parts of the path ("/solo/x" is ["solo", "x"]); null: it cannot be read, so it leads nowhere. */
  readonly parts: readonly string[] | null;
  readonly query: URLSearchParams;
}

/** The place of an address without its origin. */
export function routeOf(address: string): Route {
  const [path = '', search = ''] = address.split('?');
  return { parts: readable(path.split('/').filter(Boolean)), query: new URLSearchParams(search) };
}

function readable(parts: readonly string[]): string[] | null {
  try {
    return parts.map(decodeURIComponent);
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}
