import type { Messages } from '@lingui/core';
import type { Decorator, Preview } from '@storybook/react-vite';
import '#ds/themes/theme.css';
import '#ds/themes/global.css';
import { loadFullCatalog } from '#src/i18n/server-catalogs.ts';
import { DocsPage } from './docs.tsx';
import { type Globals, Spoken, type StoryLocale, usePageLook } from './look.tsx';
import { pseudoCatalog } from './pseudo.ts';

const catalogOf = async (locale: StoryLocale) => (locale === 'xr' ? pseudoCatalog(await loadFullCatalog('en')) : loadFullCatalog(locale));

const withLook: Decorator = (Story, { globals, loaded, title }) => {
  const look = globals as Globals;
  usePageLook(look);
  const story = <Story />;
  return (
    <Spoken key={look.locale} locale={look.locale} messages={loaded.messages as Messages}>
      {title.startsWith('Screens') ? story : <div style={{ padding: '24px clamp(16px, 4vw, 32px)' }}>{story}</div>}
    </Spoken>
  );
};

const item = (value: string, title: string) => ({ value, title });
const tool = (description: string, icon: string, items: { value: string; title: string }[]) => ({ description, toolbar: { icon, dynamicTitle: true, items } });
const viewport = (name: string, width: number, height: number) => ({ name, styles: { width: `${width}px`, height: `${height}px` } });

const preview: Preview = {
  globalTypes: {
    locale: tool('Language', 'globe', [item('en', 'English'), item('ar', 'العربية'), item('tr', 'Türkçe'), item('xr', 'Long, right to left')]),
    theme: tool('Theme', 'contrast', [item('system', 'System'), item('light', 'Light'), item('dark', 'Dark')]),
    contrast: tool('Contrast', 'accessibility', [item('system', 'Contrast of the system'), item('more', 'More contrast')]),
    textSize: tool('Text size', 'zoom', [item('100', '100 %'), item('150', '150 %'), item('200', '200 %')]),
    motion: tool('Motion', 'play', [item('system', 'Motion of the system'), item('reduced', 'No motion')]),
  },
  initialGlobals: { locale: (import.meta.env.STORYBOOK_LOCALE as string | undefined) ?? 'en', theme: 'system', contrast: 'system', textSize: '100', motion: 'system' },
  loaders: [async ({ globals }) => ({ messages: await catalogOf((globals as Globals).locale) })],
  decorators: [withLook],
  parameters: {
    layout: 'fullscreen',
    docs: { page: DocsPage },
    a11y: { test: 'error', options: { runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] } } },
    controls: { matchers: { color: /(background|color)$/i } },
    options: { storySort: { order: ['Foundations', ['Voice', 'Colour', 'Type', 'Space', 'Motion', 'Icons', 'Right to left', 'Accessibility'], 'Components', 'Screens', ['Index'], 'Mails'] } },
    viewport: { options: { narrow: viewport('320', 320, 640), phone: viewport('360', 360, 740), tablet: viewport('768', 768, 1024), desktop: viewport('1440', 1440, 900) } },
    chromatic: {
      modes: {
        en: { locale: 'en', theme: 'light' },
        ar: { locale: 'ar', theme: 'light' },
        dark: { locale: 'en', theme: 'dark' },
        mobile: { locale: 'ar', theme: 'light', viewport: { width: 360, height: 740 } },
      },
    },
  },
};
export default preview;
