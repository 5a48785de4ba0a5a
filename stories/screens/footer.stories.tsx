import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Footer } from '#src/screens/shell/footer.tsx';
import type { NewsletterForm } from '#src/screens/shell/newsletter-band.tsx';
import type { Site } from '#src/screens/shell/site.ts';
import { allSocialLinks, contact, siteFixture, visitorFixture } from '#tests/fixtures/site.ts';
import { useWords, wordsOf } from '#tests/fixtures/words.ts';
import { at } from '#tests/screens.ts';
import { isReady, translatorOf, useLocale } from './frame.tsx';

export default { title: 'Screens/Footer' } satisfies Meta;
type Story = StoryObj;

function Foot({ newsletter, site = {} }: { newsletter?: NewsletterForm; site?: Partial<Site> }) {
  return (
    <Footer
      locale={useLocale()}
      path="/about"
      site={siteFixture(site)}
      visitor={visitorFixture()}
      newsletter={newsletter}
      year={2026}
      isReady={isReady}
    />
  );
}

export const AllLinks: Story = {
  parameters: at('footer', 'all social links'),
  globals: { viewport: { value: 'desktop' } },
  render: () => <Foot />,
  play: async (story) => {
    const { canvas } = story;
    const say = translatorOf(story);
    for (const name of [
      say(msg`Instagram`),
      say(msg`X`),
      say(msg`WhatsApp`),
      say(msg`Facebook`),
      say(msg`LinkedIn`),
      say(msg`YouTube`),
    ])
      await expect(canvas.getByRole('link', { name })).toBeVisible();
    await expect(canvas.getByRole('link', { name: say(msg`Recurring donations`) })).toHaveAttribute(
      'href',
      expect.stringMatching(/-medina$/),
    );
    await expect(canvas.getByRole('link', { name: say(msg`Ramadan campaigns`) })).toHaveAttribute(
      'href',
      expect.stringContaining('/projects/type/'),
    );
    await expect(canvas.getByRole('link', { name: say(msg`All campaigns`) })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/projects$/),
    );
    await expect(canvas.getByRole('button', { name: say(msg`Same as device`) })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

export const SomeLinks: Story = {
  parameters: at('footer', 'some social links'),
  render: () => (
    <Foot
      site={{ contact: { ...contact, socialMediaLinks: { x: allSocialLinks.x, youtube: allSocialLinks.youtube } } }}
    />
  ),
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getByRole('link', { name: say(msg`YouTube`) })).toBeVisible();
    await expect(story.canvas.queryByRole('link', { name: say(msg`Facebook`) })).toBeNull();
  },
};

export const NoLinks: Story = {
  parameters: at('footer', 'no social links'),
  render: () => <Foot site={{ contact: { ...contact, socialMediaLinks: {} } }} />,
  play: async (story) => {
    await expect(story.canvas.queryByRole('link', { name: translatorOf(story)(msg`X`) })).toBeNull();
  },
};

export const WithoutAppStores: Story = {
  parameters: at('footer', 'without app stores'),
  render: () => <Foot site={{ appStoreUrl: undefined, playStoreUrl: undefined }} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /Google Play|App Store/ })).toBeNull();
  },
};

export const Phone: Story = {
  parameters: at('footer', 'newsletter untouched'),
  globals: { viewport: { value: 'phone' } },
  render: () => <Foot />,
  play: async (story) => {
    const say = translatorOf(story);
    const field = story.canvas.getByRole('textbox', { name: say(msg`Email address`) });
    await story.userEvent.type(field, 'huda@example.org');
    await story.userEvent.tab();
    await expect(story.canvas.getByRole('button', { name: say(msg`Subscribe`) })).toHaveFocus();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Invalid: Story = {
  parameters: at('footer', 'newsletter invalid'),
  render: function Render() {
    return <Foot newsletter={{ email: 'huda@example', error: useWords().badEmail }} />;
  },
  play: async (story) => {
    const field = story.canvas.getByRole('textbox', { name: translatorOf(story)(msg`Email address`) });
    await expect(field).toBeInvalid();
    await expect(field).toHaveValue('huda@example');
    await expect(field).toHaveAccessibleDescription(wordsOf(story.globals).badEmail);
  },
};

export const Refused: Story = {
  parameters: at('footer', 'newsletter refused'),
  render: function Render() {
    return <Foot newsletter={{ email: 'huda@example.org', error: useWords().wentWrong }} />;
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(wordsOf(globals).wentWrong)).toBeVisible();
  },
};

export const Done: Story = {
  parameters: at('footer', 'newsletter done'),
  render: () => <Foot newsletter={{ isDone: true }} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** Where donations are measured, the answer can be changed on every page. */
export const Measured: Story = {
  parameters: at('footer', 'with consent'),
  render: () => <Foot site={{ isMeasured: true }} />,
  play: async (story) => {
    const link = story.canvas.getByRole('link', { name: translatorOf(story)(msg`Your consent`) });
    await expect(link).toHaveAttribute('href', expect.stringMatching(/privacy-policy#consent$/));
  },
};
