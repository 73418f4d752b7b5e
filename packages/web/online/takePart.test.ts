import { commitmentToEntropy } from '@outcry/engine';
import { beforeEach, expect, test, vi } from 'vitest';
import { aTable } from './testing/table.ts';

const sent = vi.hoisted(() => [] as { name: string; body: Record<string, string> }[]);
vi.mock('./api.ts', () => ({
  api: async (name: string, { body }: { body: Record<string, string> }) => {
    sent.push({ name, body });
    return { answered: name };
  },
}));

/** A browser's storage, and the module as a page that was just loaded has it. */
const storage = new Map<string, string>();
async function load() {
  vi.resetModules();
  const localStorage = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => void storage.set(key, text),
    removeItem: (key: string) => void storage.delete(key),
  };
  vi.stubGlobal(
    'localStorage',
    new Proxy(localStorage, {
      ownKeys: () => [...storage.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  );
  vi.stubGlobal('addEventListener', () => {});
  return import('./takePart.ts');
}

beforeEach(() => {
  storage.clear();
  sent.length = 0;
});

const table = (step: 'commit' | 'reveal', own: string | null = null, commitment = 'the server’s') =>
  aTable({
    status: 'waiting',
    dealing: { attempt: 1, step, waiting: [0] },
    fairness: { commitment, contributions: [{ entropy: '', commitment: own, missing: null }], voided: [], seed: null },
  });

test('a browser commits to new random bytes, reveals them after a reload, and keeps what it saw and sent', async () => {
  let page = await load();
  await page.takePart(table('commit'));
  const { body } = sent[0]!;
  expect(sent).toEqual([{ name: 'commit', body: { attempt: 1, commitment: body.commitment } }]);
  page = await load();
  await page.takePart(table('reveal', body.commitment!));
  const { entropy } = sent[1]!.body;
  expect(sent[1]!.name).toBe('reveal');
  expect(commitmentToEntropy(entropy!)).toBe(body.commitment);
  expect(page.keptDeals('table')).toMatchObject([
    { attempt: 1, commitment: 'the server’s', own: body.commitment, entropy, accepted: 'entropy' },
  ]);
  expect(page.keptDeals('another')).toEqual([]);
});

test('page and stream together answer once', async () => {
  const { takePart } = await load();
  const answers = await Promise.all([takePart(table('commit')), takePart(table('commit'))]);
  expect(answers).toEqual([{ answered: 'commit' }, { answered: 'commit' }]);
  await takePart(table('commit')); // told late
  expect(sent).toHaveLength(1);
});

test('nothing is revealed where another device committed, or the server has exchanged its commitment', async () => {
  const { takePart } = await load();
  await takePart(table('commit'));
  const own = sent[0]!.body.commitment!;
  expect(await takePart(table('reveal', commitmentToEntropy('somebody’s')))).toBeNull();
  expect(await takePart(table('reveal', own, 'another'))).toBeNull();
  expect(sent).toHaveLength(1);
});

test('a table that does not wait for us is left alone', async () => {
  const { takePart } = await load();
  expect(await takePart(aTable())).toBeNull();
  expect(await takePart({ ...table('commit'), you: { seats: [1], host: false } })).toBeNull();
  expect(sent).toEqual([]);
});
