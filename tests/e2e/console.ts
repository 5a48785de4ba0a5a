import { test as base, expect } from '@playwright/test';

/** Every browser test fails on a word in the console or an uncaught error: a hydration warning is one. */
export const test = base.extend<{ silence: void }>({
  silence: [async ({ page }, use) => {
    const said: string[] = [];
    page.on('console', (message) => { if (message.type() !== 'log') said.push(message.text()); });
    page.on('pageerror', (error) => said.push(String(error)));
    await use();
    // A missing page is told by the browser itself; that is the answer, not a fault of the page.
    expect(said.filter((text) => !/status of 404/.test(text))).toEqual([]);
  }, { auto: true }],
});

export { expect };

export const languages = [
  { locale: 'en', prefix: '', dir: 'ltr', title: 'Be the one they lean on.' },
  { locale: 'ar', prefix: '/ar', dir: 'rtl', title: 'كُن سندًا لمن لا سند له.' },
  { locale: 'tr', prefix: '/tr', dir: 'ltr', title: 'Dayanağı olmayana dayanak ol.' },
] as const;
