import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '#ds/components/card/card.tsx';
import { HomeScreen } from '#src/screens/home/home-screen.tsx';
import type { HomeView } from '#src/screens/home/home-view.ts';
import { QuickDonation } from '#src/screens/quick-donation/quick-donation.tsx';
import { countriesIn } from '#tests/fixtures/countries.ts';
import { homeFixture } from '#tests/fixtures/home.ts';
import { categories, siteFixture } from '#tests/fixtures/site.ts';
import { useWords } from '#tests/fixtures/words.ts';
import { at } from '#tests/screens.ts';
import { Framed, isReady, sayer, useLocale } from './frame.tsx';

export default { title: 'Screens/Home', globals: { viewport: { value: 'desktop' } } } satisfies Meta;
type Story = StoryObj;

function Home({ home = {} }: { home?: Partial<HomeView> }) {
  const locale = useLocale();
  const panel = <Card tone="raised" as="section" label={useWords().quickDonation}><QuickDonation locale={locale} returnTo="/" categories={categories} countries={countriesIn(locale)} amounts={[1000, 2000, 5000, 10_000]} currency="USD" /></Card>;
  return <Framed><HomeScreen locale={locale} home={homeFixture(home)} site={siteFixture()} quickDonation={panel} isReady={isReady} /></Framed>;
}

export const Usual: Story = {
  parameters: at('home', 'usual'),
  render: () => <Home />,
  play: async (story) => {
    const { canvas } = story;
    const say = sayer(story);
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('region', { name: say(msg`Figures`) })).toBeVisible();
    await expect(canvas.getByRole('link', { name: say(msg`Give to this case`) })).toHaveAttribute('href', expect.stringContaining('case-30418'));
    // One thing leads: the panel's own button is the only filled one.
    await expect(canvas.getByRole('button', { name: say(msg`Donate now`) })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const OnAPhone: Story = {
  ...Usual,
  parameters: at('home', 'usual'),
  globals: { viewport: { value: 'phone' } },
};

export const NoSliders: Story = {
  parameters: at('home', 'no sliders'),
  render: () => <Home home={{ sliders: [], urgent: [] }} />,
  play: async (story) => {
    await expect(story.canvas.queryByRole('region', { name: sayer(story)(msg`Announcements`) })).toBeNull();
  },
};

export const NoStatistics: Story = {
  parameters: at('home', 'no statistics'),
  render: () => <Home home={{ statistics: [], tafreej: undefined }} />,
  play: async (story) => {
    await expect(story.canvas.queryByRole('region', { name: sayer(story)(msg`Figures`) })).toBeNull();
  },
};
