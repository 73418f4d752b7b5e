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
