import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ZakatScreen } from '#src/screens/zakat/zakat-screen.tsx';
import type { ZakatView } from '#src/screens/zakat/zakat-view.ts';
import { zakatFixture } from '#tests/fixtures/zakat.ts';
import { at } from '#tests/screens.ts';
import { Framed, translatorOf, useLocale, written } from './frame.tsx';

export default { title: 'Screens/Zakat projects', globals: { viewport: { value: 'desktop' } } } satisfies Meta;
type Story = StoryObj;

function Zakat(overrides: Partial<ZakatView>) {
  return (
    <Framed>
      <ZakatScreen zakat={zakatFixture(overrides)} locale={useLocale()} />
    </Framed>
  );
}

/** The page begins as those of the other programs do, and its projects stand below the calculator. */
export const Projects: Story = {
  parameters: at('zakat', 'projects'),
  render: () => <Zakat />,
  play: async (story) => {
    const { canvas, canvasElement } = story;
    const say = translatorOf(story);
    const trail = within(canvas.getByRole('navigation', { name: say(msg`Breadcrumb`) }));
    await expect(trail.getByText(say(msg`Zakat`))).toHaveAttribute('aria-current', 'page');
    const opening = canvasElement.querySelector('header')!;
    await expect(opening).toHaveTextContent(written('11,170.70'));
    await expect(opening).toHaveTextContent(say(msg`Open projects that accept zakat`));
    const list = canvas.getByRole('heading', { level: 2, name: say(msg`Projects that accept zakat`) }).parentElement!;
    await expect(within(list).getAllByRole('heading', { level: 3 })).toHaveLength(3);
    // Both ways on lead to a place of the page.
    for (const link of opening.querySelectorAll<HTMLAnchorElement>('a[href^="#"]'))
      await expect(document.getElementById(link.hash.slice(1))).toBeVisible();
    await expect(opening.querySelectorAll('a[href^="#"]')).toHaveLength(2);
    await expect(within(list).getByRole('link', { name: say(msg`All projects that accept zakat`) })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/projects\?isSuitableForZakat=true$/),
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** While no project accepts zakat, and gold has no price, the calculator stands by itself. */
export const NoProjects: Story = {
  parameters: at('zakat', 'no projects'),
  render: () => <Zakat projects={[]} facts={{ kind: 'zakat', projects: 0 }} />,
  play: async (story) => {
    const say = translatorOf(story);
    const opening = story.canvasElement.querySelector('header')!;
    await expect(opening).not.toHaveTextContent(say(msg`Nisab today`));
    await expect(opening.querySelectorAll('a[href^="#"]')).toHaveLength(1);
    await expect(story.canvas.queryByRole('heading', { name: say(msg`Projects that accept zakat`) })).toBeNull();
  },
};
