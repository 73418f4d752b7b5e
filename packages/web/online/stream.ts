import type { StreamMessage } from '@outcry/server/api';
import { addressOf } from '@outcry/server/client';
import { newId } from '../ids.ts';
import { ApiError } from './api.ts';
import { compareWithServer, setLink } from './link.ts';
import { whoAmI } from './session.ts';

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

type Wishes = { readonly watch: readonly string[]; readonly lobby: boolean };
type Between =
  | { readonly kind: 'wish'; readonly tab: string; readonly wishes: Wishes | null }
  | { readonly kind: 'who' }
  | { readonly kind: 'said'; readonly id: string; readonly message: StreamMessage }
  | { readonly kind: 'state'; readonly state: 'open' | 'lost' }
  | { readonly kind: 'anew' };

const NAME = 'outcry-stream';
const RETRY_FIRST = 1000;
const RETRY_MOST = 15_000;

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

function wishes(): Wishes {
  const all = [...wants];
  return { watch: [...new Set(all.flatMap(({ watch }) => watch ?? []))], lobby: all.some(({ lobby }) => lobby) };
}

const tell = (message: Between): void => channel?.postMessage(message);

function hear(message: StreamMessage): void {
  if (message.kind === 'hello') {
    // The first server that is heard need not be the one this tab came from.
    if (version === null) void compareWithServer();
    else if (version !== message.version) setLink({ outdated: true });
    version = message.version;
  }
  for (const want of wants) {
    if (message.kind === 'reset') want.anew();
    else want.hear(message);
  }
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

/** The server refuses the stream: does it still know us? */
async function askWhoWeAre(): Promise<void> {
  try {
    await whoAmI();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error; // it is not reached
  }
}

/** Opens the stream, or opens it anew when something else is wanted. Only the tab that leads. */
function connect(): void {
  if (!leads) return;
  const all = [wishes(), ...others.values()];
  if (wants.size === 0 && others.size === 0) return disconnect();
  const watch = [...new Set(all.flatMap((wish) => wish.watch))].toSorted().slice(0, 10);
  const lobby = all.some((wish) => wish.lobby);
  const query = { ...(watch.length > 0 ? { watch: watch.join(',') } : {}), ...(lobby ? { lobby } : {}) };
  const wanted = addressOf('stream', { query });
  if (source && wanted === address) return;
  disconnect();
  address = wanted;
  source = new EventSource(addressOf('stream', { query: { ...query, ...(cursor ? { after: cursor } : {}) } }));
  source.addEventListener('open', () => {
    retry = RETRY_FIRST;
    setLink({ state: 'open' });
    tell({ kind: 'state', state: 'open' });
    if (cursor === '') {
      beginAnew();
      tell({ kind: 'anew' });
    }
  });
  source.addEventListener('message', ({ data, lastEventId }: MessageEvent<string>) => {
    if (lastEventId) advance(lastEventId);
    const message = JSON.parse(data) as StreamMessage;
    hear(message);
    tell({ kind: 'said', id: cursor, message });
  });
  source.addEventListener('error', () => {
    lost();
    if (source?.readyState !== EventSource.CLOSED) return; // it tries again by itself
    disconnect();
    void askWhoWeAre();
    setTimeout(connect, retry);
    retry = Math.min(RETRY_MOST, retry * 2);
  });
}

function lost(): void {
  setLink({ state: 'lost' });
  tell({ kind: 'state', state: 'lost' });
}

function disconnect(): void {
  source?.close();
  source = null;
  address = '';
}

function onBetween({ data }: MessageEvent<Between>): void {
  if (data.kind === 'wish') {
    if (data.wishes) others.set(data.tab, data.wishes);
    else others.delete(data.tab);
    return connect();
  }
  if (data.kind === 'who') return tell({ kind: 'wish', tab, wishes: wants.size > 0 ? wishes() : null });
  if (leads) return undefined;
  if (data.kind === 'state') return setLink({ state: data.state });
  if (data.kind === 'anew') return beginAnew();
  advance(data.id);
  return hear(data.message);
}

/** A tab that slept longer than this may have a stream that died unheard. */
const NAP = 30_000;

/** Follows what the browser knows of the network, and makes sure of the stream after a sleep. */
function watchNetwork(): void {
  let hidden = 0;
  const anew = () => {
    disconnect();
    connect();
  };
  addEventListener('offline', () => {
    disconnect();
    lost();
  });
  addEventListener('online', anew);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) hidden = Date.now();
    else if (Date.now() - hidden > NAP) anew();
  });
}

function lead(): void {
  leads = true;
  watchNetwork();
  tell({ kind: 'who' });
  connect();
}

function join(): void {
  if (asked) return;
  asked = true;
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
  const changed = () => (leads ? connect() : tell({ kind: 'wish', tab, wishes: wants.size > 0 ? wishes() : null }));
  changed();
  return () => {
    wants.delete(want);
    changed();
    if (wants.size === 0) setLink({ state: 'idle' });
  };
}
