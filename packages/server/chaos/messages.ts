const NOTIFICATION = 'A'.charCodeAt(0);
/** A message of PostgreSQL: a byte for its kind, and four for its length, which counts itself. */
const HEAD = 5;

/** Takes notifications out of what PostgreSQL sends on one connection, while `losing` says so. */
export function withoutNotices(losing: () => boolean): (bytes: Buffer) => Buffer {
  let rest = Buffer.alloc(0);
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    const kept: Buffer[] = [];
    while (rest.length >= HEAD) {
      const length = 1 + rest.readInt32BE(1);
      if (rest.length < length) break;
      if (!(rest[0] === NOTIFICATION && losing())) kept.push(rest.subarray(0, length));
      rest = rest.subarray(length);
    }
    return Buffer.concat(kept);
  };
}
