import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OFFICES } from '#src/domain/office.ts';
import { AboutScreen } from '#src/screens/about/about-screen.tsx';
import type { AboutView } from '#src/screens/about/about-view.ts';
import { demoOfficeHolders } from '#src/server/demo/office-holders.ts';
import { at } from '#tests/screens.ts';
import { Framed, translatorOf, useLocale, written } from './frame.tsx';

export default { title: 'Screens/About', globals: { viewport: { value: 'desktop' } } } satisfies Meta;
type Story = StoryObj;

const figures: AboutView['figures'] = {
  raised: 4_821_690_000,
  currency: 'USD',
  donations: 12_480,
  completed: 1936,
  open: 212,
  countries: 31,
  applied: 64,
  approved: 33,
};
const offices: AboutView['offices'] = OFFICES.map((office) => ({
  office,
  holders: demoOfficeHolders
    .filter((holder) => holder.office === office)
    .map(({ duty, name }, index) => ({ id: `${office}-${index}`, name, duty })),
}));

function About(overrides: Partial<AboutView>) {
  return (
    <Framed>
      <AboutScreen view={{ figures, offices, ...overrides }} locale={useLocale()} />
    </Framed>
  );
}

/** Each figure names its source, and the source says where it comes from. */
export const Usual: Story = {
  parameters: at('about', 'usual'),
  render: () => <About />,
  play: async (story) => {
    const { canvas, canvasElement, userEvent } = story;
    const source = 1;
    const [ref] = canvas.getAllByRole('link', { name: translatorOf(story)(msg`Source ${source}`) });
    await userEvent.tab();
    await expect(ref).toHaveFocus();
    await expect(canvasElement.querySelector(ref!.getAttribute('href')!)).toBeVisible();
    await expect(canvas.getAllByText(written('1,936')).length).toBe(2);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const WithoutFigures: Story = {
  parameters: at('about', 'without figures'),
  render: () => <About figures={undefined} />,
  play: async (story) => {
    await expect(story.canvas.queryByRole('heading', { name: translatorOf(story)(msg`In figures`) })).toBeNull();
  },
};

export const OneOffice: Story = {
  parameters: at('about', 'one office'),
  render: () => <About offices={offices.slice(1, 2)} />,
  play: async (story) => {
    await expect(story.canvas.getByRole('heading', { name: translatorOf(story)(msg`Sharia committee`) })).toBeVisible();
    await expect(story.canvas.queryByRole('heading', { name: translatorOf(story)(msg`Finance`) })).toBeNull();
  },
};
