// Keeps the whole app on the device, so that games alone need no network. The build fills in the version and the files.
const CACHE = `outcry-${'VERSION'}`;
const FILES = ['FILES'];

addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

// Only once no tab of the version before is open any more: until then that one finds its own parts in its own cache.
addEventListener('activate', (event) => {
  const old = (name) => name.startsWith('outcry-') && name !== CACHE;
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name)))));
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  // A page is fetched anew, so that an update is seen at once; without a network the kept one serves for every address.
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match('/index.html')));
  else event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
});

// A message of the server (its notify/push.ts says what is in it). One of a table replaces the one before.
addEventListener('push', (event) => {
  const { title, text, url, tag, table, event: what, words } = event.data.json();
  const actions = [
    { action: 'open', title: words.takeTurn },
    { action: 'never', title: words.notThisTable },
  ];
  event.waitUntil(
    registration.showNotification(title, {
      body: text,
      tag,
      renotify: true,
      icon: '/icon.svg',
      data: { path: new URL(url).pathname, table },
      actions: what === 'turn' ? actions : [],
    }),
  );
});

addEventListener('notificationclick', (event) => {
  const { path, table } = event.notification.data;
  event.notification.close();
  event.waitUntil(event.action === 'never' ? hearNoMoreOf(table) : show(path));
});

const hearNoMoreOf = (table) =>
  fetch(`/api/notifications/tables/${table}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ when: 'never' }),
  });

/** Shows a page of ours: a tab that has it already, else a new one. */
async function show(path) {
  const tabs = await clients.matchAll({ type: 'window' });
  const tab = tabs.find(({ url }) => new URL(url).pathname === path);
  return tab ? tab.focus() : clients.openWindow(path);
}
