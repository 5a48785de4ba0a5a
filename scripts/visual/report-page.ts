type Shown = {
  id: string;
  title: string;
  look: string;
  kind: 'changed' | 'new' | 'gone' | 'failed';
  cause: string;
  pixels: number;
  isResized: boolean;
  failure?: string | undefined;
  before?: string | undefined;
  after?: string | undefined;
  difference?: string | undefined;
};

const escaped = (text: string) => text.replaceAll(/[<>&"]/g, (sign) => `&#${sign.codePointAt(0)};`);

const style = `
:root{color-scheme:light dark;font:16px/1.5 system-ui}
body{margin:32px;max-width:1200px}
nav{position:sticky;top:0;z-index:1;display:flex;flex-wrap:wrap;gap:12px;align-items:end;padding:12px 0;background:Canvas}
label{display:grid;gap:4px;font-size:14px}
input,select{font:inherit;min-height:44px}
details{margin:16px 0}summary{font-weight:600;cursor:pointer;min-height:44px}
article{margin:16px 0;padding:16px;border:1px solid GrayText}
.pair{position:relative;display:grid;max-width:100%;overflow:hidden;border:1px solid GrayText;width:fit-content}
.pair img{grid-area:1/1;display:block;max-width:100%}
.pair img+img{clip-path:inset(0 0 0 var(--at,50%))}
.difference{max-width:100%}`;

// The filter searches the titles; a slider shows the former picture to its left and the new one to its right.
const script = `
const [find, look, kind] = document.querySelectorAll('#find, #look, #kind');
const filter = () => {
  const words = find.value.toLowerCase();
  for (const one of document.querySelectorAll('article'))
    one.hidden = !(one.dataset.title.includes(words) && (!look.value || one.dataset.look === look.value) && (!kind.value || one.dataset.kind === kind.value));
  for (const group of document.querySelectorAll('details'))
    group.hidden = !group.querySelector('article:not([hidden])');
};
for (const field of [find, look, kind]) field.addEventListener('input', filter);
document.addEventListener('input', ({ target }) => {
  if (target.matches('[data-slider]')) target.closest('article').querySelector('.pair').style.setProperty('--at', target.value + '%');
});`;

function article(change: Shown): string {
  const facts =
    change.kind === 'changed'
      ? `${change.pixels} pixels differ${change.isResized ? ', and its size' : ''}`
      : (change.failure ?? change.kind);
  const pair =
    change.before && change.after
      ? `<label>Before at the left, now at the right<input type="range" min="0" max="100" value="50" data-slider></label><div class="pair"><img src="${change.before}" alt="before" loading="lazy"><img src="${change.after}" alt="now" loading="lazy"></div><p><a href="${change.difference}">What differs</a></p>`
      : [change.before, change.after]
          .filter((name) => name !== undefined)
          .map((name) => `<img class="difference" src="${name}" alt="${change.kind}" loading="lazy">`)
          .join('');
  return `<article data-title="${escaped(change.title.toLowerCase())}" data-look="${change.look}" data-kind="${change.kind}"><h3>${escaped(change.title)} (${change.look})</h3><p>${escaped(facts)}</p>${pair}</article>`;
}

const options = (values: readonly string[]) =>
  ['', ...values].map((value) => `<option value="${value}">${value || 'all'}</option>`).join('');

/** The report as one page, with a slider a picture and a filter by words, look and kind. */
export function page(changes: readonly Shown[], total: number, commit: string): string {
  const causes = [...new Set(changes.map(({ cause }) => cause))].toSorted();
  const groups = causes.map((cause) => {
    const own = changes.filter((change) => change.cause === cause);
    return `<details open><summary>${escaped(cause)}: ${own.length}</summary>${own.map(article).join('\n')}</details>`;
  });
  const distinct = (of: (change: Shown) => string) => [...new Set(changes.map(of))].toSorted();
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pictures compared</title><style>${style}</style><h1>Pictures compared</h1><p>${total} pictures against ${escaped(commit.slice(0, 9))}: ${changes.length} differ.</p><nav><label>Find<input id="find" type="search"></label><label>Look<select id="look">${options(distinct(({ look }) => look))}</select></label><label>Kind<select id="kind">${options(distinct(({ kind }) => kind))}</select></label></nav>${groups.join('\n')}<script>${script}</script></html>`;
}
