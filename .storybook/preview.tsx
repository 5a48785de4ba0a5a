import type { Messages } from '@lingui/core';
import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '#ds/themes/theme.css';
import '#ds/themes/global.css';
import { loadFullCatalog } from '#src/i18n/server-catalogs.ts';
import { wordsOf } from '#tests/fixtures/words.ts';
import { chromaticModes } from './chromatic-modes.ts';
import { controlsFromTypes } from './controls.ts';
import { DocsContainer, DocsPage } from './docs.tsx';
import { expectMeasures } from './expect-measures.ts';
import { type Globals, Spoken, type StoryLocale, usePageLook } from './look.tsx';
import { pseudoCatalog } from './pseudo.ts';
import { readFrames } from './read-frames.ts';
import { spokenArgs } from './story-words.ts';

// No story asserts a time: this only ends one that waits in vain, on a machine however busy.
configure({ asyncUtilTimeout: 15_000 });

const catalogOf = async (locale: StoryLocale) =>
  locale === 'xr' ? pseudoCatalog(await loadFullCatalog('en')) : loadFullCatalog(locale);

const withLook: Decorator = (Story, { args, globals, loaded, title }) => {
  const look = globals as Globals;
  usePageLook(look);
  const story = <Story args={spokenArgs(args, wordsOf(globals))} />;
  return (
    <Spoken key={look.locale} locale={look.locale} messages={loaded.messages as Messages}>
      {title.startsWith('Screens') ? story : <div style={{ padding: '24px clamp(16px, 4vw, 32px)' }}>{story}</div>}
    </Spoken>
  );
};

const item = (value: string, title: string) => ({ value, title });
const tool = <const Icon extends string>(
  description: string,
  icon: Icon,
  items: { value: string; title: string }[],
) => ({ description, toolbar: { icon, dynamicTitle: true, items } });
const viewport = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

const allRules = { type: 'tag' as const, values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] };
/** What another language and another theme can break; the rest of the same story is read in English. */
const onlyInThisLook = { type: 'rule' as const, values: ['color-contrast', 'valid-lang', 'target-size'] };
const readShort = import.meta.env.STORYBOOK_READING === 'short' && import.meta.env.STORYBOOK_LOCALE === 'ar';

const preview: Preview = {
  globalTypes: {
    locale: tool('Language', 'globe', [
      item('en', 'English'),
      item('ar', 'العربية'),
      item('tr', 'Türkçe'),
      item('xr', 'Long, right to left'),
    ]),
    theme: tool('Theme', 'contrast', [item('system', 'System'), item('light', 'Light'), item('dark', 'Dark')]),
    contrast: tool('Contrast', 'accessibility', [
      item('system', 'Contrast of the system'),
      item('more', 'More contrast'),
    ]),
    textSize: tool('Text size', 'zoom', [item('100', '100 %'), item('150', '150 %'), item('200', '200 %')]),
    motion: tool('Motion', 'play', [item('system', 'Motion of the system'), item('reduced', 'No motion')]),
  },
  initialGlobals: {
    locale: (import.meta.env.STORYBOOK_LOCALE as string | undefined) ?? 'en',
    theme: (import.meta.env.STORYBOOK_THEME as string | undefined) ?? 'system',
    contrast: 'system',
    textSize: '100',
    motion: 'system',
  },
  loaders: [async ({ globals }) => ({ messages: await catalogOf((globals as Globals).locale) })],
  argTypesEnhancers: [controlsFromTypes],
  decorators: [withLook],
  afterEach: async ({ title, viewMode }) => {
    if (viewMode !== 'docs' && title.startsWith('Emails')) await readFrames(document.body);
    if (viewMode !== 'docs' && !/^(Foundations|Introduction|Emails)/.test(title)) expectMeasures(document.body);
  },
  parameters: {
    layout: 'fullscreen',
    docs: { page: DocsPage, container: DocsContainer, source: { type: 'dynamic', excludeDecorators: true } },
    a11y: {
      test: 'error',
      options: {
        runOnly: readShort ? onlyInThisLook : allRules,
        // A test wants what is wrong, which is quicker; the panel shows auditors what passes and what to look at too.
        ...(import.meta.env.MODE === 'test' ? { resultTypes: ['violations' as const] } : {}),
      },
    },
    controls: { matchers: { color: /(background|color)$/i } },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Foundations',
          ['Search', 'Components', 'Voice'],
          'Components',
          'Screens',
          ['Index'],
          'Emails',
        ],
      },
    },
    viewport: {
      options: {
        narrow: viewport('320', 320, 640),
        phone: viewport('360', 360, 740),
        tablet: viewport('768', 768, 1024),
        desktop: viewport('1440', 1440, 900),
      },
    },
    // Snapshots cost: each mode shows what no other does. Components in all five; see `chromaticModes` for the rest.
    chromatic: { modes: chromaticModes },
  },
};
export default preview;
