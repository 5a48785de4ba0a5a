import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CountriesScreen, type CountriesView } from '#src/screens/countries/countries-screen.tsx';
import { at } from '#tests/screens.ts';
import { Framed, translatorOf, useLocale } from './frame.tsx';

export default { title: 'Screens/Available countries', globals: { viewport: { value: 'desktop' } } } satisfies Meta;
type Story = StoryObj;

const countries = { PS: 7, YE: 6, SD: 5, SY: 4, JO: 3, TR: 2, BD: 2, SO: 2, PK: 2, XK: 1, MR: 1, ID: 1, BA: 1 };
const open = Object.entries(countries).map(([code, count]) => ({ code, open: count }));

function Countries(overrides: Partial<CountriesView>) {
  return (
    <Framed>
      <CountriesScreen view={{ open, completedOnly: 18, ...overrides }} locale={useLocale()} />
    </Framed>
  );
}

const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));

/** Each star is a link to the projects of its country, and the list holds the same links. */
export const Usual: Story = {
  parameters: at('available countries', 'usual'),
  render: () => <Countries />,
  play: async (story) => {
    const { canvas, userEvent } = story;
    const map = canvas.getByRole('navigation', { name: translatorOf(story)(msg`Map of countries with open projects`) });
    const stars = within(map).getAllByRole('link');
    const rows = within(canvas.getByRole('list')).getAllByRole('link');
    await expect(hrefs(stars)).toEqual(hrefs(rows));
    await userEvent.tab();
    await expect(stars[0]).toHaveFocus();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const OneCountry: Story = {
  parameters: at('available countries', 'one country'),
  render: () => <Countries open={[{ code: 'YE', open: 1 }]} completedOnly={0} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

export const Empty: Story = {
  parameters: at('available countries', 'empty'),
  render: () => <Countries open={[]} />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getByRole('link', { name: say(msg`See completed projects`) })).toBeVisible();
  },
};
