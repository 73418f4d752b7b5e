import type { StreamMessage } from '@outcry/server/api';
import { addressOf } from '@outcry/server/client';
import { newId } from '../ids.ts';
import { api, ApiError } from './api.ts';
import { askedFor } from './deal.ts';
import { compareWithServer, setLink } from './link.ts';
import { checkSession, me, signedOut } from './session.ts';

/**
 * One stream of events for all tabs of the browser (a browser opens only six connections to a host). The tab that holds
 * the lock has the stream and tells the others; when it closes, the next one goes on after the last message seen. Where
 * there are no locks (plain http on a home network) each tab has a stream of its own.
 */

/** What somebody wants to hear of. */
export interface Want {
  /** A table to look on at. */
  readonly watch?: string;
  readonly lobby?: boolean;
  hear(message: StreamMessage): void;
  /** The stream begins anew: what was missed is not told, so look for yourself. */
  anew(): void;
}

/** What a tab wants to hear of, and whether it is on the screen. */
type Wishes = { readonly watch: readonly string[]; readonly lobby: boolean; readonly visible: boolean };
type StreamState = 'open' | 'lost' | 'full';
type Between =
  | { readonly kind: 'wish'; readonly tab: string; readonly wishes: Wishes | null }
  | { readonly kind: 'who' }
  /** A tab has heard nothing for long: whoever has the stream is to make sure of it. */
  | { readonly kind: 'check' }
  | { readonly kind: 'said'; readonly id: string; readonly message: StreamMessage }
  | { readonly kind: 'state'; readonly state: StreamState }
  | { readonly kind: 'anew' };

const NAME = 'outcry-stream';
const RETRY_FIRST = 1000;
const RETRY_MOST = 15_000;
/** The server sends a beat every ten seconds: after this long without a word the connection is dead. */
const SILENCE = 25_000;
/**
 * A new connection is to say hello sooner: a browser may send its request down another dead connection of its pool, and
 * only giving up gets rid of it. Each try waits longer, for the sake of slow networks.
 */
const GREETING = 6000;
/** When a tab is shown again, a shorter silence is enough to doubt the connection. */
const DOUBT = 12_000;

const tab = newId();
const wants = new Set<Want>();
/** Of the other tabs, while this one has the stream. */
const others = new Map<string, Wishes>();
let channel: BroadcastChannel | null = null;
let leads = false;
let asked = false;
let source: EventSource | null = null;
let address = '';
/** The last message seen: the stream goes on after it. */
let cursor = '';
let version: string | null = null;
let retry = RETRY_FIRST;
/** When the last word came, and the timer that runs out when none does. */
let heard = 0;
let silence: ReturnType<typeof setTimeout> | undefined;
/** How long the next connection may take to say hello. */
let greeting = GREETING;
/** The server's name of the stream, and what it was told last of who looks at it. */
let stream = '';
let sightTold = '';

function wishes(): Wishes {
  const all = [...wants];
  const watch = [...new Set(all.flatMap((want) => want.watch ?? []))];
  return { watch, lobby: all.some(({ lobby }) => lobby), visible: !document.hidden };
}

const allWishes = (): Wishes[] => [wishes(), ...others.values()];
const watchedBy = (some: readonly Wishes[]): string[] =>
  [...new Set(some.flatMap(({ watch }) => watch))].toSorted().slice(0, 10);

const tell = (message: Between): void => channel?.postMessage(message);

/** Starts to wait for the next word anew. */
function noteWord(patience = SILENCE): void {
  heard = Date.now();
  clearTimeout(silence);
  silence = setTimeout(onSilence, patience);
}

/** The connection is dead, though nobody said so. */
function onSilence(): void {
  if ((wants.size === 0 && !source) || signedOut.get()) return;
  if (leads) {
    setState('lost');
    return reconnect();
  }
  setLink({ state: 'lost' });
  tell({ kind: 'check' });
  return noteWord();
}

/** Makes sure of the stream where nothing was heard for some time. */
function check(): void {
  if (Date.now() - heard <= DOUBT) return;
  if (leads) reconnect();
  else tell({ kind: 'check' });
}

/** Tells the server whether somebody looks, and at which tables, where that has changed. */
function tellSight(): void {
  if (stream === '') return;
  const seen = allWishes().filter(({ visible }) => visible);
  const sight = { visible: seen.length > 0, looking: watchedBy(seen) };
  const text = JSON.stringify(sight);
  if (text === sightTold) return;
  sightTold = text;
  // Where it does not arrive, the stream is gone too: the next one says it anew.
  api('presence', { body: { stream, ...sight } }).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
  });
}

function hear(message: StreamMessage): void {
  noteWord();
  if (message.kind === 'hello') {
    // The first server that is heard need not be the one this tab came from.
    if (version === null) void compareWithServer();
    else if (version !== message.version) setLink({ outdated: true });
    version = message.version;
    if (message.person !== me.get()?.id) void checkSession(); // another tab has become somebody else
  }
  if (message.kind === 'beat') return;
  for (const want of wants) {
    if (message.kind === 'reset') want.anew();
    else want.hear(message);
  }
}

/** Takes part in the deal of any table of ours, whatever page is open. */
function answerDeal(message: StreamMessage): void {
  const table = message.kind === 'entry' && message.info;
  if (!table || askedFor(table) === null) return;
  import('./takePart.ts')
    .then(({ takePart }) => takePart(table))
    .catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error; // too late, or another browser of ours has answered
    });
}

const beginAnew = (): void => {
  for (const want of wants) want.anew();
};

/** Moves the cursor on. It names the server's data: another name means that a backup was restored. */
function advance(id: string): void {
  const isRestored = cursor !== '' && cursor.split('.')[0] !== id.split('.')[0];
  cursor = id;
  if (isRestored) beginAnew();
}

/** The server refuses the stream. Asks why, says so, and yields how many milliseconds to wait before the next try. */
async function askWhy(): Promise<number> {
  try {
    const signal = AbortSignal.timeout(GREETING);
    const { status, headers } = await fetch(addressOf('stream', {}), { method: 'HEAD', signal });
    if (status === 401) await checkSession(); // does it still know us?
    if (status !== 429) return 0;
    setState('full');
    return 1000 * Number(headers.get('retry-after'));
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof DOMException)) throw error;
    return 0;
  }
}

/** Tries again after the server refused the stream. */
async function comeBack(): Promise<void> {
  const wait = Math.max(retry, await askWhy());
  retry = Math.min(RETRY_MOST, retry * 2);
  setTimeout(connect, wait);
}

/** Opens the stream, or opens it anew when something else is wanted. Only the tab that leads. */
function connect(): void {
  if (!leads || signedOut.get()) return;
  const all = allWishes();
  if (wants.size === 0 && others.size === 0) return disconnect();
  const watch = watchedBy(all);
  const lobby = all.some((wish) => wish.lobby);
  const query = { ...(watch.length > 0 ? { watch: watch.join(',') } : {}), ...(lobby ? { lobby } : {}) };
  const wanted = addressOf('stream', { query });
  if (source && wanted === address) return tellSight();
  disconnect();
  address = wanted;
  noteWord(greeting);
  greeting = Math.min(SILENCE, greeting * 2);
  const visible = all.some((wish) => wish.visible);
  const more = { ...(visible ? {} : { visible }), ...(cursor ? { after: cursor } : {}) };
  source = new EventSource(addressOf('stream', { query: { ...query, ...more } }));
  source.addEventListener('open', () => {
    retry = RETRY_FIRST;
    setState('open');
    if (cursor === '') {
      beginAnew();
      tell({ kind: 'anew' });
    }
  });
  source.addEventListener('message', ({ data, lastEventId }: MessageEvent<string>) => {
    if (lastEventId) advance(lastEventId);
    const message = JSON.parse(data) as StreamMessage;
    hear(message);
    answerDeal(message);
    tell({ kind: 'said', id: cursor, message });
    if (message.kind !== 'hello') return;
    greeting = GREETING;
    ({ stream } = message);
    sightTold = JSON.stringify(visible ? { visible, looking: watch } : { visible, looking: [] });
    tellSight();
  });
  source.addEventListener('error', () => {
    setState('lost');
    if (source?.readyState !== EventSource.CLOSED) return; // it tries again by itself
    disconnect();
    void comeBack();
  });
}

function setState(state: StreamState): void {
  setLink({ state });
  tell({ kind: 'state', state });
}

function disconnect(): void {
  source?.close();
  source = null;
  address = '';
  stream = '';
  clearTimeout(silence);
}

function reconnect(): void {
  disconnect();
  connect();
}

function onBetween({ data }: MessageEvent<Between>): void {
  if (data.kind === 'wish') {
    if (data.wishes) others.set(data.tab, data.wishes);
    else others.delete(data.tab);
    return connect();
  }
  if (data.kind === 'who') return tell({ kind: 'wish', tab, wishes: wants.size > 0 ? wishes() : null });
  if (data.kind === 'check') return leads ? check() : undefined;
  if (leads) return undefined;
  if (data.kind === 'state') return setLink({ state: data.state });
  if (data.kind === 'anew') return beginAnew();
  setLink({ state: 'open' });
  advance(data.id);
  return hear(data.message);
}

/** Says anew what this tab wants. */
function changed(): void {
  if (leads) connect();
  else tell({ kind: 'wish', tab, wishes: wants.size > 0 ? wishes() : null });
}

/** Follows what the browser knows of the network, and makes sure of the stream after a sleep. */
function watchNetwork(): void {
  addEventListener('offline', () => {
    if (!leads || signedOut.get()) return;
    disconnect();
    setState('lost');
  });
  addEventListener('online', () => leads && reconnect());
  document.addEventListener('visibilitychange', () => {
    if (wants.size === 0 && others.size === 0) return;
    changed();
    if (!document.hidden) check();
  });
}

/** Without a session the server refuses every stream: none is opened until we are somebody again. */
function followSession(): void {
  signedOut.subscribe(() => {
    if (!signedOut.get()) return changed();
    disconnect();
    return setLink({ state: 'idle' });
  });
}

function lead(): void {
  leads = true;
  tell({ kind: 'who' });
  connect();
}

function join(): void {
  if (asked) return;
  asked = true;
  watchNetwork();
  followSession();
  if (!navigator.locks) return lead();
  channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', onBetween);
  addEventListener('pagehide', () => tell({ kind: 'wish', tab, wishes: null }));
  void navigator.locks.request(NAME, () => {
    lead();
    return new Promise(() => {}); // held until the tab is closed
  });
}

/** Hears of what it wants until the function given back is called. */
export function listen(want: Want): () => void {
  wants.add(want);
  join();
  changed();
  if (!leads) noteWord();
  return () => {
    wants.delete(want);
    changed();
    if (wants.size === 0) setLink({ state: 'idle' });
  };
}
