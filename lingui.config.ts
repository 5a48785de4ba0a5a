import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { browserFiles } from './scripts/browser-files.ts';

/**
 * Two catalogues a language: `browser` holds only what a client component (or what it imports) says, so that a
 * visitor downloads no sentence of the server; `server` holds the rest. A sentence said in both stands in both.
 */
const inBrowser = browserFiles();

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'ar', 'tr'],
  fallbackLocales: { default: 'en' },
  catalogs: [
    { path: '<rootDir>/locales/{locale}/browser', include: inBrowser },
    {
      path: '<rootDir>/locales/{locale}/server',
      include: ['src', 'design-system'],
      exclude: ['**/*.test.*', ...inBrowser],
    },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
});
