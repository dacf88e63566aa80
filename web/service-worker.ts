/**
 * Keeps what a signed-in user needs to read the last threads without a connection, and shows notifications. Built by itself
 * (tools/installable.ts). What it does not name here goes to the network as if it were not there: streams, files, shared pages.
 */

/** What is used of the global scope, of which the types of pages know nothing. */
interface Scope {
  addEventListener<Name extends keyof Events>(type: Name, listener: (event: Events[Name]) => void): void;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim: () => Promise<void>;
    matchAll: (options: { type: 'window' }) => Promise<readonly Window[]>;
    openWindow: (path: string) => Promise<unknown>;
  };
  skipWaiting: () => Promise<void>;
}
interface Waiting {
  waitUntil: (work: Promise<unknown>) => void;
}
interface Fetching extends Waiting {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}
interface Window {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  focus: () => Promise<Window>;
  postMessage: (message: unknown) => void;
}
interface Notice {
  title: string;
  body: string;
  tag: string;
  path: string;
}
interface Events {
  install: Waiting;
  activate: Waiting;
  fetch: Fetching;
  message: Waiting & { readonly data: { forget?: true; notify?: Notice } };
  notificationclick: Waiting & { readonly notification: Notification };
}
declare const self: Scope;

/** Of this build: its files that show a thread, the page's own script first, and a name for all of them. */
declare const BUILD: { version: string; files: readonly string[] };

const PAGE = '/index.html';
const SHELL = 'shell-';
const shell = SHELL + BUILD.version;
/** Who is signed in, the list of threads, and the newest messages of those that were read last. */
const PRIVATE = 'sidekick-private';
const KEPT_THREADS = 20;

/** Rises when what is private is forgotten: an answer that was on its way then is not kept. */
let forgotten = 0;

function forget(): Promise<boolean> {
  forgotten += 1;
  return caches.delete(PRIVATE);
}

/** The page is kept only together with the files that it names: behind a proxy another build may have answered it. */
async function install(): Promise<void> {
  const cache = await caches.open(shell);
  const page = await fetch(PAGE, { cache: 'reload' });
  if (!(await page.clone().text()).includes(BUILD.files[0] ?? '')) throw new Error('The page is that of another build');
  await Promise.all([cache.put(PAGE, page), cache.addAll([...BUILD.files, '/boot.js', '/favicon.svg'])]);
  await self.skipWaiting();
}

/** What the build before had stays for the tabs that are still open with it. */
async function activate(): Promise<void> {
  const shells = (await caches.keys()).filter((name) => name.startsWith(SHELL));
  await Promise.all(shells.slice(0, -2).map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function kept(request: Request | string): Promise<Response> {
  return (await caches.match(request)) ?? Response.error();
}

async function page({ request, preloadResponse }: Fetching): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return kept(PAGE);
  }
}

/** A file with its content's hash in the name; what was used once is there the next time. */
async function asset(request: Request): Promise<Response> {
  const known = await caches.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(shell)).put(request, answer.clone());
  return answer;
}

/** Something is kept of a user, and this is another one. */
async function isSomebodyElse(me: Response): Promise<boolean> {
  const known = await caches.match('/api/me');
  if (!known) return false;
  const [before, now] = (await Promise.all([known.json(), me.json()])) as { id: string }[];
  return before?.id !== now?.id;
}

async function keep(request: Request, answer: Response, asOf: number): Promise<void> {
  let since = asOf;
  if (new URL(request.url).pathname === '/api/me' && (await isSomebodyElse(answer.clone()))) {
    await forget();
    since = forgotten;
  }
  const cache = await caches.open(PRIVATE);
  // What was read last stands last.
  await cache.delete(request);
  await cache.put(request, answer);
  const threads = (await cache.keys()).filter(({ url }) => url.includes('/messages?'));
  await Promise.all(threads.slice(0, -KEPT_THREADS).map((old) => cache.delete(old)));
  if (since !== forgotten) await caches.delete(PRIVATE);
}

async function answer(event: Fetching): Promise<Response> {
  const { request } = event;
  const asOf = forgotten;
  let answered: Response;
  try {
    answered = await fetch(request);
  } catch (error) {
    if (request.signal.aborted) throw error;
    return kept(request);
  }
  if (answered.ok) event.waitUntil(keep(request, answered.clone(), asOf).catch(() => undefined));
  if (answered.status === 401) event.waitUntil(forget());
  return answered;
}

const isKept = ({ pathname, search }: URL): boolean =>
  (/^\/api\/(me|chat\/threads)$/.test(pathname) && search === '') ||
  (/^\/api\/chat\/threads\/[\w-]+\/messages$/.test(pathname) && /[?&]page=1(&|$)/.test(search));

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (url.pathname === '/api/auth/logout') event.waitUntil(forget());
  else if (isKept(url)) event.respondWith(answer(event));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(request));
  else if (/^\/(boot\.js|favicon\.svg)$/.test(url.pathname)) event.respondWith(fetch(request).catch(() => kept(request)));
  // Of other pages nothing is kept that they could show.
  else if (request.mode === 'navigate' && /^\/(chat\/[\w-]+)?$/.test(url.pathname)) event.respondWith(page(event));
});

async function notify({ title, body, tag, path }: Notice): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  if (windows.some(({ visibilityState }) => visibilityState === 'visible')) return;
  await self.registration.showNotification(title, { body, tag, icon: '/icons/192.png', data: path });
}

self.addEventListener('message', (event) => {
  if (event.data.forget) event.waitUntil(forget());
  if (event.data.notify) event.waitUntil(notify(event.data.notify));
});

async function open(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  const ours = windows.find(({ url }) => !new URL(url).pathname.startsWith('/p/'));
  if (!ours) return void (await self.clients.openWindow(path));
  (await ours.focus()).postMessage({ open: path });
}

self.addEventListener('notificationclick', (event) => {
  const path: unknown = event.notification.data;
  event.notification.close();
  if (typeof path === 'string') event.waitUntil(open(path));
});
