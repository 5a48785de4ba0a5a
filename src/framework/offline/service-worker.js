/*
 * Keeps copies of a few public pages and of the cart's page on the device, and shows them when the connection is gone.
 * It answers nothing else from a copy: no payment, no checkout, no form, no API. `/service-worker.js` writes SETTINGS above it.
 */
const { cart, offline, project, version, words } = self.SETTINGS;
const PAGES = `pages:${version}`;
const FILES = `files:${version}`;
/** Without a version in its name, so that a page whose cart is empty can delete it. */
const CART = 'cart';
const PROJECTS_KEPT = 10;
const FRESH_FOR_MS = 6 * 3_600_000;
/** A page that was just loaded is kept already. */
const JUST_NOW_MS = 60_000;
/** So long a page is waited for: a server that took the connection may never answer. */
const ANSWERED_WITHIN_MS = 20_000;
const FILE = /^\/(?:assets|fonts)\//;
const FILES_OF_PAGE = /"(\/(?:assets|fonts)\/[^"]+)"/g;
/** What a script imports later, such as the texts of the page's language. */
const LATER = /import\([`"']\.\/([\w-]+\.js)/g;
const projects = new RegExp(project);
const carts = new Set(cart);

let savesData = false;
const isSaving = () => savesData || self.navigator.connection?.saveData === true;
const languageOf = (path) => /^\/(ar|tr)(?:\/|$)/.exec(path)?.[1] ?? 'en';
const cacheOf = (path) => caches.open(carts.has(path) ? CART : PAGES);
const copyOf = async (path) => (await cacheOf(path)).match(path);
const keptAt = (copy) => copy?.headers.get('x-kept-at') ?? '';
const dataOf = (html) => /"data":"([^"]+)"/.exec(html)?.[1];

async function forget(path) {
  const cache = await cacheOf(path);
  await forgetData(cache, path);
  await cache.delete(path);
}

/** Deletes the data of a copy, unless they are those of the page that takes its place. */
async function forgetData(cache, path, next) {
  const copy = await cache.match(path);
  const data = copy && dataOf(await copy.text());
  if (data && data !== next) await cache.delete(data);
}

/**
 * Stores a page, and unless data is saved also what it needs to work: its styles, scripts, fonts and flight data. The page
 * comes last, so a page that is kept is one that works, and the former copy stays until then.
 */
async function store(path, response) {
  const html = await response.text();
  // What a form left for one showing is not kept.
  if (/id="page-data"[^>]* data-now/.test(html)) return;
  if (!isSaving()) await keepFiles(html);
  const cache = await cacheOf(path);
  const data = dataOf(html);
  if (data && !isSaving()) await cache.add(data).catch(() => {});
  await forgetData(cache, path, data);
  const headers = new Headers(response.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set('x-kept-at', new Date().toISOString());
  await cache.put(path, new Response(html, { headers }));
  if (projects.test(path)) await dropOldProjects();
}

/** Keeps the files that a page names. One that cannot be fetched hinders no other. */
async function keepFiles(html) {
  const files = new Set([...html.matchAll(FILES_OF_PAGE)].map(([, file]) => file));
  // The entry names the scripts of all pages.
  const entry = /"entry":"([^"]+)"/.exec(html)?.[1];
  await Promise.allSettled(
    [...files].map((file) => (file.endsWith('.js') && file !== entry ? keepScript(file) : readFile(file))),
  );
}

/** Keeps a script with those that it imports later. */
async function keepScript(file) {
  const code = await (await readFile(file)).text();
  await Promise.allSettled([...code.matchAll(LATER)].map(([, name]) => readFile(`/assets/${name}`)));
}

async function dropOldProjects() {
  const cache = await caches.open(PAGES);
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname).filter((path) => projects.test(path));
  const dated = await Promise.all(paths.map(async (path) => ({ path, at: keptAt(await cache.match(path)) })));
  const oldest = dated.toSorted((a, b) => b.at.localeCompare(a.at)).slice(PROJECTS_KEPT);
  await Promise.all(oldest.map(({ path }) => forget(path)));
}

/** Fetches a page and stores it. Public pages are asked for without cookies, as they are the same for everybody. */
async function keep(path) {
  const response = await fetch(path, {
    credentials: carts.has(path) ? 'same-origin' : 'omit',
    redirect: 'error',
    // Nobody has opened it: the server does not count it.
    headers: { purpose: 'prefetch' },
  });
  if (response.ok) await store(path, response);
}

async function keepUnlessFresh(path, freshForMs) {
  const at = keptAt(await copyOf(path));
  if (at === '' || Date.now() - Date.parse(at) > freshForMs) await keep(path);
}

/** The pages that a former build kept are fetched again; then its caches are deleted. */
async function replaceFormerBuilds() {
  const former = (await caches.keys()).filter((name) => ![PAGES, FILES, CART].includes(name));
  if (former.length === 0) return;
  const keys = await Promise.all(
    [...former.filter((name) => name.startsWith('pages:')), CART].map(async (name) => (await caches.open(name)).keys()),
  );
  const paths = keys.flat().map(({ url }) => new URL(url).pathname);
  // The files of its copy are of the former build.
  await caches.delete(CART);
  if (!isSaving()) await Promise.allSettled(paths.filter((path) => !path.startsWith('/RSC/')).map(keep));
  await Promise.all(former.map((name) => caches.delete(name)));
}

/** After a page was opened: keeps it if it is one to keep, and the calculators of its language, which the offline page names. */
async function refresh(path) {
  await replaceFormerBuilds();
  if (isSaving()) return;
  const home = offline[languageOf(path)];
  await keepUnlessFresh(home, FRESH_FOR_MS);
  const html = (await (await copyOf(home))?.text()) ?? '';
  const calculators = [...html.matchAll(/<a [^>]*data-keep[^>]*>/g)].map(([tag]) => /href="([^"]+)"/.exec(tag)[1]);
  await Promise.allSettled(calculators.map((calculator) => keepUnlessFresh(calculator, FRESH_FOR_MS)));
  if (projects.test(path) || carts.has(path)) await keepUnlessFresh(path, JUST_NOW_MS);
}

/** The kept copy, which says on its root when it was made. */
async function shownCopy(path) {
  const copy = await copyOf(path);
  if (!copy || Object.values(offline).includes(path)) return copy;
  const language = languageOf(path);
  const when = new Intl.DateTimeFormat(language === 'ar' ? 'ar-u-nu-latn-ca-gregory' : language, {
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(new Date(keptAt(copy)));
  const html = (await copy.text())
    .replace('<html ', '<html data-kept ')
    .replace(/(<time data-kept-at[^>]*>)[^<]*/, (_all, tag) => tag + when);
  return new Response(html, { headers: copy.headers });
}

async function offlineResponse({ pathname, search }) {
  const language = languageOf(pathname);
  const home = offline[language];
  if (pathname !== home && (await copyOf(home)))
    return Response.redirect(`${home}?to=${encodeURIComponent(pathname + search)}`, 302);
  return new Response(words[language], { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
}

/** Fails where no answer begins in time; what has begun to come is waited for. */
function inTime(answer) {
  return new Promise((resolve, reject) => {
    const patience = setTimeout(reject, ANSWERED_WITHIN_MS, new Error('no answer'));
    answer.then(resolve, reject).finally(() => clearTimeout(patience));
  });
}

const answerOf = async (event) => (await event.preloadResponse) ?? fetch(event.request);

async function visit(event, url) {
  const { pathname, search } = url;
  try {
    const response = await inTime(answerOf(event));
    const isOfKind = projects.test(pathname) || carts.has(pathname);
    if (response.status === 200 && search === '' && (isOfKind || (await copyOf(pathname))))
      event.waitUntil(store(pathname, response.clone()));
    return response;
  } catch {
    return (await shownCopy(pathname)) ?? offlineResponse(url);
  }
}

/** Files with a hash in their name never change: the first copy serves. */
async function readFile(address) {
  const cache = await caches.open(FILES);
  const copy = await cache.match(address);
  if (copy) return copy;
  const response = await fetch(address);
  if (response.status === 200) await cache.put(address, response.clone());
  return response;
}

/** Flight data of one rendering never change either. */
const readData = async (request) => (await caches.match(request, { ignoreVary: true })) ?? fetch(request);

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), self.clients.claim()]));
});
self.addEventListener('message', (event) => {
  savesData = event.data.savesData === true;
  event.waitUntil(refresh(event.data.path).catch(() => {}));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(visit(event, url));
  else if (FILE.test(url.pathname)) event.respondWith(readFile(url.pathname).catch(() => fetch(request)));
  else if (url.pathname.startsWith('/RSC/') && url.searchParams.has('version'))
    event.respondWith(readData(request).catch(() => fetch(request)));
});
