import { expect, test } from '@playwright/test';
import { ownSite } from './own-site.ts';

/** Every number of the page fails to be written, and the error quotes what a person typed. */
const PLANTED = `data:text/javascript,${encodeURIComponent("globalThis.Intl.NumberFormat = class { constructor() { throw Object.assign(new Error('planted huda@example.org'), { query: 'select', params: ['huda@example.org'] }); } };")}`;

const { lines, url: site } = ownSite('faults', { hasLines: true, nodeOptions: ['--import', PLANTED] });

for (const address of ['/ar/projects', '/RSC/R/ar/projects.txt']) {
  test(`a fault while ${address} is drawn is lines of the log, with its request and route and nothing of the person`, async () => {
    lines.length = 0;
    const answer = await fetch(`${site}${address}?search=mariam@example.org`, {
      headers: { cookie: 'theme=dark; session=secret-cookie' },
    });
    await answer.text();
    await expect.poll(() => lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      expect(line).not.toMatch(/@example\.org|secret-cookie|search=/);
      expect(JSON.parse(line)).toMatchObject({
        level: 50,
        msg: 'page failed to render',
        requestId: answer.headers.get('x-request-id'),
        route: '/projects',
        locale: 'ar',
        err: { name: 'Error', message: '[cut]' },
      });
    }
  });
}
