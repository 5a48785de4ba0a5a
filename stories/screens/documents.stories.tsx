import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DocumentScreen, type DocumentScreenProps } from '#src/screens/document/document-screen.tsx';
import { documents } from '#src/screens/document/documents.ts';
import { at } from '#tests/screens.ts';
import { Framed, sayer, useLocale } from './frame.tsx';

export default { title: 'Screens/Documents', globals: { viewport: { value: 'desktop' } } } satisfies Meta;
type Story = StoryObj;

const DAY = 86_400;
const retention = {
  formFlashes: 600,
  cartPrivate: 30 * DAY,
  unpaidDonors: 90 * DAY,
  emailBodies: 30 * DAY,
  emails: 400 * DAY,
  textMessages: 30 * DAY,
  newsletterUnconfirmed: 30 * DAY,
  newsletterEnded: 400 * DAY,
  contactMessages: 400 * DAY,
  webhookBodies: 90 * DAY,
};
const contact: DocumentScreenProps['contact'] = {
  email: 'hello@sanad.example',
  phoneNumber: '+966112345678',
  location: { en: '12 Olaya Street, Riyadh', ar: 'شارع العليا 12، الرياض', tr: 'Olaya Caddesi 12, Riyad' },
};

function Document({ name, ...shown }: { name: keyof typeof documents } & Partial<DocumentScreenProps>) {
  const locale = useLocale();
  return (
    <Framed>
      <DocumentScreen
        text={documents[name][locale]}
        locale={locale}
        contact={contact}
        retention={retention}
        {...shown}
      />
    </Framed>
  );
}

/** By keyboard from the contents to a section; every cookie and every time is in a table. */
export const PrivacyPolicy: Story = {
  parameters: at('privacy policy', 'usual'),
  render: () => <Document name="privacy" />,
  play: async (story) => {
    const { canvas, userEvent } = story;
    const say = sayer(story);
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
    await expect(canvas.getAllByRole('rowheader').length).toBeGreaterThan(20);
    await expect(canvas.getByRole('table', { name: say(msg`Our cookies`) })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const TermsOfUse: Story = {
  parameters: at('terms of use', 'usual'),
  render: () => <Document name="terms" />,
  play: async ({ canvas, canvasElement }) => {
    for (const link of canvas.getAllByRole('link').filter((one) => one.getAttribute('href')!.startsWith('#')))
      await expect(canvasElement.querySelector(link.getAttribute('href')!)).toBeVisible();
  },
};

export const Accessibility: Story = {
  parameters: at('accessibility', 'usual'),
  render: () => <Document name="accessibility" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'hello@sanad.example' })).toBeVisible();
  },
};

export const WithoutContact: Story = {
  parameters: at('accessibility', 'without contact'),
  render: () => <Document name="accessibility" contact={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /@/ })).toBeNull();
  },
};
