import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ArticleDetail } from '#src/contracts/articles.ts';
import type { ProjectCard } from '#src/contracts/projects.ts';
import { ArticleScreen } from '#src/screens/article/article-screen.tsx';
import { articleDetailFixture, drawnBody, longBody } from '#tests/fixtures/articles.ts';
import { projectFixture } from '#tests/fixtures/projects.ts';
import { at } from '#tests/screens.ts';
import { fits } from './article-lists.tsx';
import { Framed, translatorOf, useLocale } from './frame.tsx';

export default { title: 'Screens/Article', globals: { viewport: { value: 'desktop' } } } satisfies Meta;
type Story = StoryObj;

const tags = [{ code: 'well', title: { en: 'Well', ar: 'بئر', tr: 'Su kuyusu' } }];

function Article({ project, ...change }: Partial<Omit<ArticleDetail, 'project'>> & { project?: ProjectCard }) {
  return (
    <Framed>
      <ArticleScreen
        view={{ article: articleDetailFixture(change), tags, project, url: 'https://sanad.example/news/article-1' }}
        locale={useLocale()}
      />
    </Framed>
  );
}

/** Too short for a table of contents. */
export const Short: Story = {
  parameters: at('article', 'short'),
  render: () => <Article project={projectFixture()} />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.queryByRole('navigation', { name: say(msg`On this page`) })).toBeNull();
    await expect(story.canvas.getByRole('link', { name: say(msg`Donate`) })).toBeVisible();
    await fits();
  },
};

/** Contents lead to the sections; figures are numbered in the language of the page. */
export const Long: Story = {
  parameters: at('article', 'long'),
  render: () => <Article body={longBody} project={projectFixture()} />,
  play: async (story) => {
    const say = translatorOf(story);
    const number = '[number]';
    const contents = story.canvas.getByRole('navigation', { name: say(msg`On this page`) });
    const links = [...contents.querySelectorAll('a')];
    await expect(links).toHaveLength(4);
    for (const link of links)
      await expect(
        story.canvasElement.querySelector(`[id="${decodeURIComponent(link.hash.slice(1))}"]`),
      ).not.toBeNull();
    await expect(
      story.canvas.getByText(
        say(msg`Figure ${number}.`)
          .replace('{number}', '1')
          .replace('[number]', '1'),
      ),
    ).toBeVisible();
    await fits();
  },
};

export const LongOnAPhone: Story = {
  parameters: at('article', 'long'),
  globals: { viewport: { value: 'phone' } },
  render: () => <Article body={longBody} project={projectFixture()} />,
  play: fits,
};

/** One series of figures is drawn in its table; the table of two stays as it is. */
export const DrawnFigure: Story = {
  parameters: at('article', 'drawn figure'),
  render: () => <Article body={drawnBody} project={projectFixture()} />,
  play: async ({ canvasElement }) => {
    const tables = [...canvasElement.querySelectorAll('table')];
    await expect(tables).toHaveLength(2);
    const bars = [...tables[0]!.querySelectorAll<HTMLElement>('tbody [aria-hidden]')];
    const widths = bars.map((bar) => bar.getBoundingClientRect().width);
    await expect(widths).toHaveLength(3);
    await expect(widths[1]! / widths[0]!).toBeCloseTo(0.5, 1);
    // Nothing is as short as it is drawn, so that it is seen.
    await expect(widths[2]).toBe(2);
    const words = document.createRange();
    words.selectNodeContents(bars[0]!.previousSibling!);
    const start = ({ left, right }: DOMRect) => (getComputedStyle(bars[0]!).direction === 'rtl' ? right : left);
    await expect(start(bars[0]!.getBoundingClientRect())).toBeCloseTo(start(words.getBoundingClientRect()), 0);
    await expect(tables[1]!.querySelector('[aria-hidden]')).toBeNull();
    await fits();
  },
};

export const DrawnFigureOnAPhone: Story = {
  parameters: at('article', 'drawn figure'),
  globals: { viewport: { value: 'phone' } },
  render: () => <Article body={drawnBody} project={projectFixture()} />,
  play: fits,
};

export const BlogPost: Story = {
  parameters: at('article', 'blog post'),
  render: () => <Article kind="blog" project={projectFixture()} />,
  play: async (story) =>
    expect(story.canvas.getByText(translatorOf(story)(msg`A project mentioned in this post`))).toBeVisible(),
};

/** Who translated it, and the way to the original. */
export const Translated: Story = {
  parameters: at('article', 'translated'),
  render: () => (
    <Article originalLanguage="tr" translator={{ en: 'Leyla Begić', ar: 'ليلى بيغيتش', tr: 'Leyla Begiç' }} />
  ),
  play: async ({ canvas }) => {
    const original = canvas.getByRole('link', { name: 'Türkçe' });
    await expect(original).toHaveAttribute('hreflang', 'tr');
    await expect(original).toHaveAttribute('href', expect.stringMatching(/^\/tr\/news\//));
  },
};

const arabicAlone = {
  title: { ar: 'كيف نكتب عن طفل لا نعرفه' },
  lead: { ar: 'ملاحظات لمن يكتب قصص الأطفال في صفحات الكفالة.' },
  body: { ar: longBody.ar },
  minutes: { ar: 3 },
  originalLanguage: 'ar',
} as const;

/** The note says what does not exist. */
export const OriginalOnly: Story = {
  parameters: at('article', 'original only'),
  render: () => <Article {...arabicAlone} />,
  play: async (story) =>
    expect(
      story.canvas.getByText((text) => text.includes(translatorOf(story)(msg`There is no Turkish version.`))),
    ).toBeVisible(),
};

/** Title, lead, contents and text carry their own language and direction; all around them has that of the page. */
export const AnotherLanguage: Story = {
  parameters: at('article', 'another language than the page'),
  globals: { viewport: { value: 'phone' } },
  render: () => <Article {...arabicAlone} />,
  play: async ({ canvas, globals }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    if (globals['locale'] === 'ar') await expect(title).not.toHaveAttribute('lang');
    else {
      await expect(title).toHaveAttribute('lang', 'ar');
      await expect(title).toHaveAttribute('dir', 'rtl');
      await expect(canvas.getByRole('blockquote').closest('[dir="rtl"]')).not.toBeNull();
    }
    await fits();
  },
};

export const NoRelatedProject: Story = {
  parameters: at('article', 'no related project'),
  render: () => <Article />,
  play: async (story) =>
    expect(story.canvas.queryByRole('complementary', { name: translatorOf(story)(msg`Related project`) })).toBeNull(),
};

/** A finished project takes nothing, and says so. */
export const ProjectCompleted: Story = {
  parameters: at('article', 'project completed'),
  render: () => <Article project={projectFixture({ status: 'completed', outcome: 'funded', isOpen: false })} />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(
      story.canvas.getByText(say(msg`This project is complete and accepts no more donations.`)),
    ).toBeVisible();
    await expect(story.canvas.queryByRole('link', { name: say(msg`Donate`) })).toBeNull();
  },
};

/** A debtor's case whose debt is settled otherwise: closed, though not complete. */
export const CaseClosed: Story = {
  parameters: at('article', 'case closed'),
  render: () => <Article project={projectFixture({ status: 'completed', outcome: 'closed', isOpen: false })} />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getByText(say(msg`This case is closed and accepts no more donations.`))).toBeVisible();
    await expect(story.canvas.queryByRole('link', { name: say(msg`Donate`) })).toBeNull();
    await fits();
  },
};

export const Corrected: Story = {
  parameters: at('article', 'corrected'),
  render: () => (
    <Article
      correctedAt="2026-03-12T09:00:00.000Z"
      correction={{
        en: 'An earlier version said nine. There were eleven.',
        ar: 'ذكرت نسخة سابقة تسعة، والصواب أحد عشر.',
        tr: 'Önceki sürümde dokuz yazıyordu; doğrusu on bir.',
      }}
    />
  ),
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('time[datetime="2026-03-12"]')).toBeVisible(),
};

/** Before it is published, by the link of an editor: said on top, and not passed on. */
export const PreviewForStaff: Story = {
  parameters: at('article', 'preview for staff'),
  render: () => (
    <Framed>
      <ArticleScreen
        view={{
          article: articleDetailFixture({ originalLanguage: useLocale() === 'en' ? 'ar' : 'en' }),
          tags: [],
          url: '',
          preview: { path: '/preview/token', until: '2026-05-11T00:00:00.000Z' },
        }}
        locale={useLocale()}
      />
    </Framed>
  ),
  play: async (story) => {
    await expect(story.canvas.getByText(translatorOf(story)(msg`A preview, not published`))).toBeVisible();
    // Its other languages are read by the same link: the public address is not there yet.
    for (const link of story.canvasElement.querySelectorAll('article a[hreflang]'))
      await expect(link).toHaveAttribute('href', expect.stringContaining('/preview/token'));
    await expect(story.canvasElement.querySelectorAll('article a[hreflang]').length).toBeGreaterThan(0);
    await fits();
  },
};
