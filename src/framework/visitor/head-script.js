/*
 * The one script that stands in the head of every page: constant, so that pages are the same bytes for everybody and a
 * single hash allows it. It turns the readable cookies into attributes of <html> before the first paint, and starts the
 * page's own script when the page is first touched. Until then links, forms and menus work by HTML alone.
 */
import { watchMenus } from './menus.js';

const root = document.documentElement;
const SHOWN_AT_MOST = 99;
/** Attributes that a cookie of the same name fills, and the values that they take. */
const SHOWN = { theme: /^(light|dark)$/, contrast: /^more$/, digits: /^arab$/, consent: /^(given|refused)$/, 'signed-in': /^1$/ };
const YEAR = 'path=/; max-age=31536000; samesite=lax' + (location.protocol === 'https:' ? '; secure' : '');

const attempt = (act) => { try { return act(); } catch { return undefined; } };

const cookies = () => {
  const found = {};
  for (const part of document.cookie.split(';')) {
    const at = part.indexOf('=');
    const name = part.slice(0, at).trim();
    if (at > 0 && !(name in found)) found[name] = part.slice(at + 1).trim();
  }
  return found;
};

/** Shows what the cookies say. */
const showCookies = () => {
  const held = cookies();
  for (const name in SHOWN) {
    if (SHOWN[name].test(held[name] ?? '')) root.setAttribute('data-' + name, held[name]);
    else root.removeAttribute('data-' + name);
  }
  const [version, , pending, ...items] = (attempt(() => decodeURIComponent(held.cart ?? '')) ?? '').split('*');
  const count = version === '1' ? items.length + (pending ? 1 : 0) : 0;
  if (count > 0) {
    root.setAttribute('data-cart', count);
    root.style.setProperty('--cart-count', '"' + (count > SHOWN_AT_MOST ? SHOWN_AT_MOST + '+' : count) + '"');
  } else root.removeAttribute('data-cart');
  for (const button of document.querySelectorAll('button[name=theme]')) button.setAttribute('aria-pressed', button.value === (root.dataset.theme ?? 'system'));
  return held;
};

const held = attempt(showCookies) ?? {};
// The mark by which the server knows that pages need not be rendered for this visitor.
if (held.js !== '1') document.cookie = 'js=1; ' + YEAR;

const spoken = [held.language, ...navigator.languages.map((tag) => tag.split('-')[0])].find((tag) => /^(en|ar|tr)$/.test(tag));
if (spoken && spoken !== root.lang) root.dataset.offer = spoken;

const showConnection = () => root.toggleAttribute('data-offline', !navigator.onLine);
addEventListener('online', showConnection);
addEventListener('offline', showConnection);
showConnection();

let isStarted = false;
let isLeaving = false;
addEventListener('pagehide', () => { isLeaving = true; });
/**
 * Loads a page again whose files or data are gone after a release, once for the same ones. It waits until the press that
 * began it is over: what was pressed is done first.
 */
const reloadOnce = async (what) => {
  await new Promise((resolve) => { setTimeout(resolve, 1000); });
  const hasTyped = [...document.querySelectorAll('input, textarea')].some((field) => field.type !== 'hidden' && (field.value !== field.defaultValue || field.checked !== field.defaultChecked));
  const isFirst = attempt(() => {
    const before = sessionStorage.getItem('reloaded-for');
    sessionStorage.setItem('reloaded-for', what);
    return before !== what;
  });
  // Where something was typed the page stays as it is: it works by its forms.
  if (isFirst && !hasTyped && !isLeaving && sent.size === 0) location.reload();
};

const start = async () => {
  const place = document.getElementById('page-data');
  if (isStarted || !place) return;
  isStarted = true;
  const { data, entry, flight, modules } = JSON.parse(place.textContent);
  addEventListener('vite:preloadError', (event) => {
    event.preventDefault();
    reloadOnce(entry);
  });
  for (const href of [entry, ...modules]) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href, crossOrigin: '' }));
  let response;
  try {
    response = flight === undefined ? await fetch(data) : new Response(flight);
  } catch {
    // No connection: the next touch tries again.
    isStarted = false;
    return;
  }
  // This content is gone from the server. Another one would not fit the page.
  if (!response.ok) return reloadOnce(data);
  globalThis.__WAKU_HYDRATE__ = true;
  globalThis.__WAKU_INITIAL_RSC__ = { response: Promise.resolve(response) };
  await import(/* @vite-ignore */ entry).catch(() => reloadOnce(entry));
};
const startSoon = () => { void start(); };
for (const touch of ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin']) addEventListener(touch, startSoon, { capture: true, passive: true });

watchMenus();

/** A form that the browser is sending is not sent again, by nobody, while the answer is on its way; but whoever has waited long may. */
const ANSWERED_WITHIN_MS = 15000;
const sent = new Set();
const isPost = (form, submitter) => (submitter?.formMethod || form.method) === 'post' && (submitter?.formTarget || form.target) !== '_blank';
addEventListener('submit', (event) => {
  const form = event.target;
  if (sent.has(form)) {
    event.preventDefault();
    event.stopImmediatePropagation();
    return;
  }
  // Asked after all others have spoken: what a script sends is not the browser's.
  setTimeout(() => {
    if (event.defaultPrevented || !isPost(form, event.submitter)) return;
    sent.add(form);
    setTimeout(() => sent.delete(form), ANSWERED_WITHIN_MS);
  });
}, true);
// Somebody who comes back finds the page as it was left.
addEventListener('pageshow', () => {
  sent.clear();
  attempt(showCookies);
});

/** What only a script can do, as copying, is done when the page's script has come. */
addEventListener('click', (event) => {
  const wish = event.target.closest?.('[data-replay]');
  if (wish && !globalThis.sanadIsStarted) globalThis.sanadReplay = wish;
}, true);

/** A link to another language leads to the page that is open now, with its query, and the choice is remembered. */
addEventListener('click', (event) => {
  const link = event.target.closest?.('a[data-language]');
  if (!link) return;
  const language = link.dataset.language;
  document.cookie = 'language=' + language + '; ' + YEAR;
  const path = location.pathname.replace(/^\/(ar|tr)(?=\/|$)/, '') || '/';
  link.href = (language === 'en' ? path : '/' + language + (path === '/' ? '' : path)) + location.search + location.hash;
}, true);

/** Opens the panel that the address or the last answer asks for, and takes the parameter out of the address. */
const openPanel = () => {
  const url = new URL(location.href);
  const asked = url.searchParams.get('donationFrequency');
  const tab = document.querySelector('[data-donate-tab]');
  const panel = tab && document.getElementById(tab.getAttribute('popovertarget') ?? tab.hash.slice(1));
  if (!panel) return;
  // The rest of the query stays as it was written.
  if (asked !== null) history.replaceState(history.state, '', url.pathname + url.search.replace(/([?&])donationFrequency=[^&]*(&|$)/, (_all, before, after) => (after ? before : '')) + url.hash);
  if (!/^(day|week|month|year)$/.test(asked ?? '') && !panel.hasAttribute('data-open')) return;
  if (panel.hasAttribute('popover')) panel.showPopover();
  else panel.scrollIntoView();
};

addEventListener('DOMContentLoaded', () => {
  attempt(showCookies);
  attempt(openPanel);
  const place = document.getElementById('page-data');
  if (place?.hasAttribute('data-now')) startSoon();
  const end = document.querySelector('[data-load-more]');
  if (end) new IntersectionObserver(([entry], watch) => { if (entry.isIntersecting) { watch.disconnect(); startSoon(); } }, { rootMargin: '600px' }).observe(end);
  if (navigator.connection?.saveData || !HTMLScriptElement.supports?.('speculationrules')) return;
  document.head.append(Object.assign(document.createElement('script'), { type: 'speculationrules', id: 'prefetch-rules', textContent: PREFETCH_RULES }));
});
