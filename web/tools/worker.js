/**
 * The page's worker: lets the page open without the server, shows games again that were looked at before, and tells
 * "your turn" while no page is open. FILES and VERSION are put before it by the build (worker.ts).
 *
 * What the server says comes first, always; what is kept is shown only if it does not answer. Nothing that needed a
 * token or a password is kept.
 */
const SHELL = `whistlestop-shell-${VERSION}`;
const SEEN = 'whistlestop-seen';
const MOST_SEEN = 200;
const PATIENCE = 6000; // after which the server counts as away
const SEEN_AGAIN = /^\/api\/(server|board-schema|boards(\/.*)?|locale\/.*|tables\/[A-Za-z0-9]{1,12}(\/(board|geometry|ground\.svg|replay))?)$/;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((shell) => shell.addAll(['/', ...FILES]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const old = (name) => name.startsWith('whistlestop-shell-') && name !== SHELL;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event, url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(file(request));
  else if (SEEN_AGAIN.test(url.pathname) && !secret(request)) event.respondWith(seen(request));
  else if (FILES.includes(url.pathname)) event.respondWith(patiently(request).catch(() => kept(SHELL, request)));
});

const secret = ({ headers }) => headers.has('Authorization') || headers.has('Table-Password');

/** Asks the server, but not for ever. */
function patiently(request) {
  return fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
}

async function kept(name, request) {
  const found = await (await caches.open(name)).match(request);
  return found ?? Response.error();
}

/** Every page is the first one, which finds out by its address what to show. */
async function page(request) {
  try {
    return await patiently(request);
  } catch {
    return kept(SHELL, '/');
  }
}

/** Files whose name has a digest of their content never change. */
async function file(request) {
  const found = await (await caches.open(SHELL)).match(request);
  return found ?? fetch(request);
}

async function seen(request) {
  try {
    const answer = await patiently(request);
    if (answer.ok) await remember(request, answer.clone());
    return answer;
  } catch {
    return kept(SEEN, request);
  }
}

/** Keeps an answer; the ones that have lain longest go. */
async function remember(request, answer) {
  const cache = await caches.open(SEEN);
  await cache.delete(request);
  await cache.put(request, answer);
  const all = await cache.keys();
  for (const old of all.slice(0, Math.max(0, all.length - MOST_SEEN))) await cache.delete(old);
}

self.addEventListener('push', (event) => {
  const { title, body, path } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag: path, icon: '/icon.svg', data: path }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

async function show(path) {
  const pages = await self.clients.matchAll({ type: 'window' });
  const there = pages.find((one) => new URL(one.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}
