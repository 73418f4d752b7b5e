import { setImmediate } from 'node:timers/promises';
import type { StreamMessage } from '@outcry/server/api';
import { beforeEach, expect, test, vi } from 'vitest';
import { createStore } from '../store.ts';
import type { Store } from '../store.ts';

const checkSession = vi.fn(async () => {});
let signedOut: Store<boolean>;
vi.mock('./session.ts', () => ({
  checkSession: () => checkSession(),
  me: { get: () => ({ id: 'noor' }) },
  get signedOut() {
    return signedOut;
  },
}));

/** A stream whose server says what the test wants. */
class Said extends EventTarget {
  static last: Said;
  static opened: string[] = [];
  static readonly CLOSED = 2;

  constructor(address: string) {
    super();
    Said.last = this;
    Said.opened.push(address);
  }

  readyState = 1;

  close(): void {}

  /** The server answers with an error. */
  refuse(): void {
    this.readyState = Said.CLOSED;
    this.dispatchEvent(new Event('error'));
  }

  say(message: StreamMessage, lastEventId = 'x.1'): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message), lastEventId }));
  }

  hello(version: string, lastEventId?: string): void {
    this.dispatchEvent(new Event('open'));
    this.say({ kind: 'hello', person: 'noor', stream: 's1', version, now: 0 }, lastEventId);
  }
}

/** The page the server hands out now, and how. */
let served = '';
let status = 200;
let headers = {};
let page: EventTarget;
const dispatchOnline = (): boolean => page.dispatchEvent(new Event('online'));

beforeEach(() => {
  vi.resetModules();
  checkSession.mockClear();
  signedOut = createStore(false);
  vi.useFakeTimers(); // no timer of a stream may run out after its test
  status = 200;
  headers = {};
  Said.opened = [];
  page = new EventTarget();
  const script = { src: 'http://localhost/assets/index-old.js' };
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { querySelector: () => script }));
  vi.stubGlobal('navigator', {}); // no locks: this tab has a stream of its own
  vi.stubGlobal('EventSource', Said);
  vi.stubGlobal('fetch', async () => new Response(served, { status, headers }));
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

async function open(watch = 'table') {
  const { listen } = await import('./stream.ts');
  const { link } = await import('./link.ts');
  listen({ watch, hear: () => {}, anew: () => {} });
  return link;
}

/** Shows or hides the tab. */
function show(visible: boolean): void {
  Object.assign(document, { hidden: !visible });
  document.dispatchEvent(new Event('visibilitychange'));
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
  anew.mockClear(); // the first word is a beginning, too
  Said.last.hello('same', 'x.9');
  expect(anew).not.toHaveBeenCalled();
  Said.last.hello('same', 'y.3');
  expect(anew).toHaveBeenCalledOnce();
});

test('a server that refuses the stream is asked whether it knows us still; one that is not there is not', async () => {
  const { listen } = await import('./stream.ts');
  listen({ hear: () => {}, anew: () => {} });
  Said.last.dispatchEvent(new Event('error'));
  expect(checkSession).not.toHaveBeenCalled();
  status = 401;
  Said.last.refuse();
  await vi.waitUntil(() => checkSession.mock.calls.length === 1);
});

test('where too many streams are open the page says so, and tries again no sooner than the server wants', async () => {
  const link = await open();
  [served, status, headers] = ['', 429, { 'retry-after': '30' }];
  Said.last.refuse();
  await vi.waitUntil(() => link.get().state === 'full');
  await vi.advanceTimersByTimeAsync(29_000);
  expect(Said.opened).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(Said.opened).toHaveLength(2);
  Said.last.hello('v');
  expect(link.get().state).toBe('open');
});

test('a server that does not say why it refuses the stream is asked for it again and again, ever more slowly', async () => {
  const link = await open();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  for (const [wait, opened] of [
    [1000, 2],
    [2000, 3],
    [4000, 4],
  ] as const) {
    Said.last.refuse();
    await vi.advanceTimersByTimeAsync(wait - 100);
    expect(Said.opened).toHaveLength(opened - 1);
    await vi.advanceTimersByTimeAsync(200);
    expect([link.get().state, Said.opened.length]).toEqual(['lost', opened]);
  }
});

test('who is signed out is not told that the connection is lost, and the stream is left alone until they are back', async () => {
  const link = await open();
  Said.last.hello('v');
  checkSession.mockImplementationOnce(async () => signedOut.set(true));
  status = 401;
  Said.last.refuse();
  await vi.advanceTimersByTimeAsync(120_000);
  show(true);
  dispatchOnline();
  expect([Said.opened.length, link.get().state]).toEqual([1, 'idle']);
  signedOut.set(false);
  expect(Said.opened).toHaveLength(2);
});

test('a stream that greets another person than we think we are makes us ask', async () => {
  await open();
  Said.last.hello('v');
  expect(checkSession).not.toHaveBeenCalled();
  Said.last.say({ kind: 'hello', person: 'jules', stream: 's2', version: 'v', now: 0 });
  expect(checkSession).toHaveBeenCalledOnce();
});

test('a connection that goes silent is noticed, said, and opened anew; one that beats is left alone', async () => {
  const link = await open();
  Said.last.hello('v');
  for (let beat = 0; beat < 9; beat++) {
    vi.advanceTimersByTime(10_000);
    Said.last.say({ kind: 'beat' });
  }
  expect([link.get().state, Said.opened.length]).toEqual(['open', 1]);
  vi.advanceTimersByTime(26_000);
  expect([link.get().state, Said.opened.length]).toEqual(['lost', 2]);
  expect(Said.opened[1]).toContain('after=x.1');
  vi.advanceTimersByTime(20_000); // two new ones never say a word: the browser may have more dead connections
  expect(Said.opened).toHaveLength(4);
  Said.last.hello('v');
  expect(link.get().state).toBe('open');
});

test('a tab that is shown again after a silence looks at once', async () => {
  await open();
  Said.last.hello('v');
  show(false);
  vi.advanceTimersByTime(5000);
  show(true);
  expect(Said.opened).toHaveLength(1);
  show(false);
  vi.setSystemTime(Date.now() + 3_600_000); // the machine slept: no timer ran
  show(true);
  expect(Said.opened).toHaveLength(2);
});

test('the server is told when nobody looks, and when somebody does again; nothing where nothing changed', async () => {
  const asked = vi.fn(async (_address: string, _init: RequestInit) => new Response('{"ok":true}'));
  vi.stubGlobal('fetch', asked);
  const told = () =>
    asked.mock.calls.flatMap(([address, init]) =>
      address === '/api/presence' ? [JSON.parse(init.body as string) as unknown] : [],
    );
  await open();
  Said.last.hello('v');
  expect([Said.opened[0], told()]).toEqual(['/api/stream?watch=table', []]);
  show(false);
  show(false);
  expect(told()).toEqual([{ stream: 's1', visible: false, looking: [] }]);
  show(true);
  expect(told()[1]).toEqual({ stream: 's1', visible: true, looking: ['table'] });
  show(false);
  dispatchOnline();
  expect(Said.opened[1]).toBe('/api/stream?watch=table&visible=false&after=x.1');
  Said.last.hello('v');
  expect(told()).toHaveLength(3);
});
