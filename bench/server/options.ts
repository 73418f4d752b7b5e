/** The value after `--name` on the command line. */
export const option = (name: string, fallback: string): string => {
  const place = process.argv.indexOf(`--${name}`);
  return place < 0 ? fallback : process.argv[place + 1]!;
};
