import { test as base, expect } from '@playwright/test';

const MISSING = 'missing files';

/** What Playwright says where the configuration keeps service workers out. */
const BLOCKED_WORKER = /Service Worker registration blocked by Playwright/;
/** The browser's word on how long it took to draw, which a busy machine decides: weight.spec reads whether preloads are used. */
const LATE_PRELOAD = /was preloaded using link preload but not used within a few seconds/;

/** The browser's word that signing out cleared what pages keep. */
const CLEARED = /^Clear-Site-Data header on .*: Cleared data types/;

/** Every browser test fails on a word in the console or an uncaught error: a hydration warning is one. */
export const test = base.extend<{ silence: void }>({
  silence: [
    async ({ page }, use) => {
      const said: string[] = [];
      const missingPages = new Set<string>();
      page.on('response', (response) => {
        if (response.status() === 404 && response.request().isNavigationRequest()) missingPages.add(response.url());
      });
      page.on('console', (message) => {
        // The browser reports a page that does not exist, which a test may ask for; a missing file is a fault.
        const { url } = message.location();
        if (message.type() !== 'log' && !(/status of 404/.test(message.text()) && missingPages.has(url)))
          said.push(`${message.text()} ${url}`);
      });
      page.on('pageerror', (error) => said.push(String(error)));
      await use();
      const expected = test.info().annotations.filter(({ type }) => type === MISSING);
      const isExpected = (text: string) =>
        /status of 40[14]/.test(text) && expected.some(({ description }) => new RegExp(description!).test(text));
      expect(
        said.filter(
          (text) => !isExpected(text) && !LATE_PRELOAD.test(text) && !BLOCKED_WORKER.test(text) && !CLEARED.test(text),
        ),
      ).toEqual([]);
    },
    { auto: true },
  ],
});

/** Says that a test itself makes answers missing, or ends the session that they need: those whose address matches. */
export const expectMissing = (address: RegExp): void => {
  test.info().annotations.push({ type: MISSING, description: address.source });
};

export { expect };

export const languages = [
  { locale: 'en', prefix: '', dir: 'ltr', title: 'Be the one they lean on.' },
  { locale: 'ar', prefix: '/ar', dir: 'rtl', title: 'كُن سندًا لمن لا سند له.' },
  { locale: 'tr', prefix: '/tr', dir: 'ltr', title: 'Dayanağı olmayana dayanak olun.' },
] as const;
