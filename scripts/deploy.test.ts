import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

test('the container knows every package, and its health check asks for the port the server listens on', () => {
  const dockerfile = read('Dockerfile');
  const copied = [...dockerfile.matchAll(/^COPY packages\/(\w+)\/package\.json packages\/\1\/$/gm)].map(
    ([, name]) => name,
  );
  expect(copied).toEqual(readdirSync(new URL('../packages', import.meta.url)).sort());
  expect(dockerfile).toContain('EXPOSE 4180');
  expect(read('deploy/compose.yaml')).toContain('OUTCRY_UPSTREAM: outcry:4180');
});
