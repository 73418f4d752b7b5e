import { setImmediate } from 'node:timers/promises';
import { beforeEach, expect, test, vi } from 'vitest';

const whoAmI = vi.hoisted(() => vi.fn(async () => null));
vi.mock('./session.ts', () => ({ whoAmI }));

/** A stream whose server says what the test wants. */
class Said extends EventTarget {
  static last: Said;
  static readonly CLOSED = 2;

  constructor() {
    super();
    Said.last = this;
  }

  readyState = 1;

  close(): void {}

  /** The server answers with an error. */
  refuse(): void {
    this.readyState = Said.CLOSED;
    this.dispatchEvent(new Event('error'));
  }

  hello(version: string, lastEventId = 'x.1'): void {
    const message = { kind: 'hello', person: 'noor', version, now: 0 };
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message), lastEventId }));
  }
}

/** The page the server hands out now, and how. */
let served = '';
let status = 200;

beforeEach(() => {
  vi.resetModules();
  status = 200;
  const page = new EventTarget();
  const script = { src: 'http://localhost/assets/index-old.js' };
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { querySelector: () => script }));
  vi.stubGlobal('navigator', {}); // no locks: this tab has a stream of its own
  vi.stubGlobal('EventSource', Said);
  vi.stubGlobal('fetch', async () => new Response(served, { status }));
  return () => vi.unstubAllGlobals();
});

async function open() {
  const { listen } = await import('./stream.ts');
  const { link } = await import('./link.ts');
  listen({ hear: () => {}, anew: () => {} });
  return link;
}

test('a tab is told of an update that came before it heard from any server', async () => {
  served = '<script type="module" src="/assets/index-new.js"></script>';
  const link = await open();
  Said.last.hello('new');
  await vi.waitUntil(() => link.get().outdated);
});

test('a server that hands out no page just now was not updated', async () => {
  [served, status] = ['too many requests', 429];
  const link = await open();
  const asked = vi.fn(fetch);
  vi.stubGlobal('fetch', asked);
  Said.last.hello('new');
  await vi.waitUntil(() => asked.mock.results[0]);
  await setImmediate();
  expect(link.get().outdated).toBe(false);
});

test('a tab is told of an update while it listens, and only then', async () => {
  served = '<script type="module" src="/assets/index-old.js"></script>';
  const link = await open();
  const asked = vi.fn(fetch);
  vi.stubGlobal('fetch', asked);
  Said.last.hello('old');
  await asked.mock.results[0]!.value;
  Said.last.hello('old');
  expect(asked).toHaveBeenCalledTimes(1);
  expect(link.get().outdated).toBe(false);
  Said.last.hello('new');
  expect(link.get().outdated).toBe(true);
});

test('a stream that goes on with other data begins anew, though its word for it is lost', async () => {
  const { listen } = await import('./stream.ts');
  const anew = vi.fn();
  listen({ hear: () => {}, anew });
  Said.last.hello('same', 'x.7');
  Said.last.hello('same', 'x.9');
  expect(anew).not.toHaveBeenCalled();
  Said.last.hello('same', 'y.3');
  expect(anew).toHaveBeenCalledOnce();
});

test('a server that refuses the stream is asked whether it knows us still; one that is not there is not', async () => {
  const { listen } = await import('./stream.ts');
  listen({ hear: () => {}, anew: () => {} });
  Said.last.dispatchEvent(new Event('error'));
  expect(whoAmI).not.toHaveBeenCalled();
  Said.last.refuse();
  expect(whoAmI).toHaveBeenCalledOnce();
});
