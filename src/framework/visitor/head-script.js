/*
 * The script in the head of every page. It is constant, so that pages are the same bytes for all visitors and one hash in the
 * policy allows it. It copies the readable cookies to attributes of <html> before the first paint, and hydrates the page at
 * the first interaction. Until then links, forms and menus work as plain HTML.
 */
import { watchMenus } from './menus.js';

const root = document.documentElement;
const SHOWN_AT_MOST = 99;
/** Attributes with the name of their cookie, and their valid values. */
const SHOWN = {
  theme: /^(light|dark)$/,
  contrast: /^more$/,
  motion: /^reduced$/,
  digits: /^arab$/,
  consent: /^(given|refused)$/,
  'signed-in': /^1$/,
};
const YEAR = 'path=/; max-age=31536000; samesite=lax' + (location.protocol === 'https:' ? '; secure' : '');

const attempt = (act) => {
  try {
    return act();
  } catch {
    return undefined;
  }
};

const cookies = () => {
  const found = {};
  for (const part of document.cookie.split(';')) {
    const at = part.indexOf('=');
    const name = part.slice(0, at).trim();
    if (at > 0 && !(name in found)) found[name] = part.slice(at + 1).trim();
  }
  return found;
};

/** Copies the cookies to attributes. */
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
  } else {
    root.removeAttribute('data-cart');
    // The copy of the cart's page goes with the cart: the order is placed, or the cart was emptied.
    const gone = attempt(() => caches.delete('cart'));
    if (root.hasAttribute('data-kept') && location.pathname.endsWith('/cart')) gone.then(() => location.reload());
  }
  for (const button of document.querySelectorAll('button[name=theme]'))
    button.setAttribute('aria-pressed', button.value === (root.dataset.theme ?? 'system'));
  // A second press turns the setting off.
  for (const button of document.querySelectorAll('button:is([name=contrast], [name=motion], [name=digits])')) {
    const isSet = button.name in root.dataset;
    button.setAttribute('aria-pressed', isSet);
    button.value = isSet ? 'system' : button.dataset.value;
  }
  return held;
};

const held = attempt(showCookies) ?? {};
// Tells the server that script runs here, so that cached pages serve this visitor.
if (held.js !== '1') document.cookie = 'js=1; ' + YEAR;

const spoken = [held.language, ...navigator.languages.map((tag) => tag.split('-')[0])].find((tag) =>
  /^(en|ar|tr)$/.test(tag),
);
if (spoken && spoken !== root.lang) root.dataset.offer = spoken;

const kept = (key) => attempt(() => localStorage.getItem(key));
// A cause that this device keeps: the home page has a place for it.
root.toggleAttribute('data-gave', /"path"/.test(kept('last-cause')));
// How many recurring donations this browser last showed to whoever is signed in: the home page has a place for them.
root.dataset.plans = kept('plans');

/** Milliseconds in which a page says that the connection is back. */
const BACK_FOR_MS = 10000;
const showConnection = () => {
  const wasOffline = root.hasAttribute('data-offline');
  root.toggleAttribute('data-offline', !navigator.onLine);
  root.removeAttribute('data-unsent');
  root.toggleAttribute('data-back', wasOffline && navigator.onLine);
  if (wasOffline) setTimeout(() => root.removeAttribute('data-back'), BACK_FOR_MS);
};
addEventListener('online', showConnection);
addEventListener('offline', showConnection);
showConnection();

const savesData = navigator.connection?.saveData === true;
/** Tells the service worker which page is open, so that it keeps the ones to keep. */
const tellWorker = () =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's messages have no origin
  navigator.serviceWorker?.ready.then(({ active }) => active.postMessage({ path: location.pathname, savesData }));
const register = () => {
  navigator.serviceWorker?.register('/service-worker.js').then(tellWorker, () => {});
};
addEventListener('load', () => {
  // After the page's own files: a first visit waits for nothing, and a device that never rests 2 seconds at most.
  if (globalThis.requestIdleCallback) requestIdleCallback(register, { timeout: 2000 });
  else setTimeout(register);
});
globalThis.navigation?.addEventListener('navigatesuccess', () => {
  root.removeAttribute('data-kept');
  void tellWorker();
});

let isStarted = false;
let isLeaving = false;
addEventListener('pagehide', () => {
  isLeaving = true;
});
/**
 * Reloads a page whose files or data are gone after a release, once for the same file. It waits until the event that started
 * it is over, so that the pressed control acts first.
 */
const reloadOnce = async (what) => {
  await new Promise((resolve) => {
    setTimeout(resolve, 1000);
  });
  const hasTyped = [...document.querySelectorAll('input, textarea')].some(
    (field) =>
      field.type !== 'hidden' && (field.value !== field.defaultValue || field.checked !== field.defaultChecked),
  );
  const isFirst = attempt(() => {
    const before = sessionStorage.getItem('reloaded-for');
    sessionStorage.setItem('reloaded-for', what);
    return before !== what;
  });
  // A page with typed text is not reloaded: its forms work without script.
  if (isFirst && !hasTyped && !isLeaving && sent.size === 0) location.reload();
};

const start = async () => {
  const place = document.getElementById('page-data');
  if (isStarted) return;
  if (!place) {
    // The data comes last in the document: who touches the page while it loads is served when it is there.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', startSoon, { once: true });
    return;
  }
  isStarted = true;
  const { data, entry, flight, modules } = JSON.parse(place.textContent);
  addEventListener('vite:preloadError', (event) => {
    event.preventDefault();
    reloadOnce(entry);
  });
  for (const href of [entry, ...modules])
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href, crossOrigin: '' }),
    );
  let response;
  try {
    response = flight === undefined ? await fetch(data) : new Response(flight);
  } catch {
    // No connection: the next interaction tries again.
    isStarted = false;
    return;
  }
  // The server no longer has this version, and the data of another would not match the document.
  if (!response.ok) return reloadOnce(data);
  globalThis.__WAKU_HYDRATE__ = true;
  globalThis.__WAKU_INITIAL_RSC__ = { response: Promise.resolve(response) };
  await import(/* @vite-ignore */ entry).catch(() => reloadOnce(entry));
};
// A pointer that rests where the page appears is told to the page as a move by nothing: it is no touch.
const startSoon = ({ type, movementX, movementY } = {}) => {
  if (type !== 'pointermove' || movementX || movementY) void start();
};
for (const touch of ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'])
  addEventListener(touch, startSoon, { capture: true, passive: true });

watchMenus();

/** Milliseconds in which a form that is being submitted is not submitted again. */
const ANSWERED_WITHIN_MS = 15000;
const sent = new Set();
const isPost = (form, submitter) =>
  (submitter?.formMethod || form.method) === 'post' && (submitter?.formTarget || form.target) !== '_blank';
addEventListener(
  'submit',
  (event) => {
    const form = event.target;
    if (sent.has(form)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    // Read after all other listeners: a submit that script handles is prevented by then.
    setTimeout(() => {
      if (event.defaultPrevented || !isPost(form, event.submitter)) return;
      sent.add(form);
      setTimeout(() => sent.delete(form), ANSWERED_WITHIN_MS);
    });
  },
  true,
);
// Without a connection a native form would leave the page with what was typed. Read last: script may send the form itself.
addEventListener('submit', (event) => {
  if (navigator.onLine || event.defaultPrevented || !isPost(event.target, event.submitter)) return;
  event.preventDefault();
  root.setAttribute('data-unsent', '');
});
// A page restored by going back may submit its forms again.
addEventListener('pageshow', () => {
  sent.clear();
  attempt(showCookies);
});

/** A press on a control that needs script, such as copying, is repeated after hydration. */
addEventListener(
  'click',
  (event) => {
    const wish = event.target.closest?.('[data-replay]');
    if (wish && !globalThis.sanadIsStarted) globalThis.sanadReplay = wish;
  },
  true,
);

/** A link to another language leads to the present page with its query, and the choice is stored. */
addEventListener(
  'click',
  (event) => {
    const link = event.target.closest?.('a[data-language]');
    if (!link) return;
    const language = link.dataset.language;
    document.cookie = 'language=' + language + '; ' + YEAR;
    root.removeAttribute('data-offer');
    const path = location.pathname.replace(/^\/(ar|tr)(?=\/|$)/, '') || '/';
    link.href =
      (language === 'en' ? path : '/' + language + (path === '/' ? '' : path)) + location.search + location.hash;
  },
  true,
);

/** Opens the panel that the address or the last response names, and removes the parameter from the address. */
const openPanel = () => {
  const url = new URL(location.href);
  const asked = url.searchParams.get('donationFrequency');
  const tab = document.querySelector('[data-donate-tab]');
  const panel = tab && document.getElementById(tab.getAttribute('popovertarget') ?? tab.hash.slice(1));
  if (!panel) return;
  // Only this parameter is removed; the rest of the query keeps its spelling.
  if (asked !== null)
    history.replaceState(
      history.state,
      '',
      url.pathname +
        url.search.replace(/([?&])donationFrequency=[^&]*(&|$)/, (_all, before, after) => (after ? before : '')) +
        url.hash,
    );
  if (!/^(day|week|month|year)$/.test(asked ?? '') && !panel.hasAttribute('data-open')) return;
  if (panel.hasAttribute('popover')) panel.showPopover();
  else panel.scrollIntoView();
};

addEventListener('DOMContentLoaded', () => {
  attempt(showCookies);
  attempt(openPanel);
  const place = document.getElementById('page-data');
  // A calculator whose figures are kept in this browser shows them at once.
  const figures = kept('figures:' + location.pathname.replace(/^\/(ar|tr)(?=\/)/, ''));
  if (
    place?.hasAttribute('data-now') ||
    // Where no recurring donation was to be shown, the next touch asks again.
    document.querySelector('[data-hydrates],:is([data-gave],[data-signed-in]:not([data-plans="0"])) [data-again]') ||
    figures
  )
    startSoon();
  const end = document.querySelector('[data-load-more]');
  if (end)
    new IntersectionObserver(
      ([entry], watch) => {
        if (entry.isIntersecting) {
          watch.disconnect();
          startSoon();
        }
      },
      { rootMargin: '600px' },
    ).observe(end);
  if (savesData || !HTMLScriptElement.supports?.('speculationrules')) return;
  document.head.append(
    Object.assign(document.createElement('script'), {
      type: 'speculationrules',
      id: 'prefetch-rules',
      textContent: PREFETCH_RULES,
    }),
  );
});
