import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export type Change = { id: string; title: string; kind: 'changed' | 'new' | 'gone'; share: number; before?: Buffer | undefined; after?: Buffer | undefined; difference?: Buffer | undefined };

const escaped = (text: string) => text.replaceAll(/[<>&"]/g, (sign) => `&#${sign.codePointAt(0)};`);

/** A page that stands alone: what was, what is, what differs. */
export function writeReport(folder: string, changes: readonly Change[], total: number, commit: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const image = (change: Change, kind: 'before' | 'after' | 'difference') => {
    const png = change[kind];
    if (!png) return '<td>—</td>';
    const name = `${change.id.replaceAll(/\W+/g, '-')}-${kind}.png`;
    writeFileSync(path.join(folder, name), png);
    return `<td><a href="${name}"><img src="${name}" alt="${kind}" loading="lazy"></a></td>`;
  };
  const rows = changes.map((change) => `<tr><th scope="row">${escaped(change.title)}<br>${change.kind}${change.kind === 'changed' ? ` ${(change.share * 100).toFixed(2)} %` : ''}</th>${image(change, 'before')}${image(change, 'after')}${image(change, 'difference')}</tr>`).join('\n');
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures compared</title><style>body{font:16px/1.5 system-ui;margin:32px}table{border-collapse:collapse}td,th{border:1px solid #ccc;padding:8px;vertical-align:top;text-align:start}img{max-width:420px}</style><h1>Pictures compared</h1><p>${total} pictures against ${escaped(commit.slice(0, 9))}: ${changes.length} differ.</p>${changes.length === 0 ? '' : `<table><thead><tr><th scope="col">Story</th><th scope="col">Before</th><th scope="col">Now</th><th scope="col">Difference</th></tr></thead><tbody>${rows}</tbody></table>`}</html>`;
  const file = path.join(folder, 'index.html');
  writeFileSync(file, page);
  return file;
}
