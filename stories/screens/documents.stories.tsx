import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DocumentScreen, type DocumentScreenProps } from '#src/screens/document/document-screen.tsx';
import { documents } from '#src/screens/document/documents.ts';
import { at } from '#tests/screens.ts';
import { Framed, translatorOf, useLocale } from './frame.tsx';

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
  remindersUnconfirmed: 30 * DAY,
  remindersSent: 30 * DAY,
  remindersUnsent: 500 * DAY,
  contactMessages: 400 * DAY,
  applications: 400 * DAY,
  unconfirmedAccounts: 30 * DAY,
  sessions: 30 * DAY,
  volunteers: 365 * DAY,
  accountCodes: 2 * DAY,
  passkeyChallenges: DAY,
  suppressedEmails: 400 * DAY,
  givingCodes: DAY,
  cardChanges: 90 * DAY,
  webhookEvents: 400 * DAY,
  failedWebhookEvents: 400 * DAY,
  unsentEmails: 400 * DAY,
  unsentTextMessages: 400 * DAY,
  idempotencyRecords: DAY,
  webhookBodies: 90 * DAY,
  cardOrders: 172_800,
  cardChangeNetworks: 172_800,
  cardDeclines: 172_800,
  bankMovementWords: 400 * DAY,
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

/** As the head's script marks the document. */
const answered = (consent: 'given' | 'refused'): Pick<Story, 'beforeEach' | 'render'> => ({
  beforeEach: () => {
    document.documentElement.setAttribute('data-consent', consent);
    return () => document.documentElement.removeAttribute('data-consent');
  },
  render: () => <Document name="privacy" hasConsent />,
});

export const ConsentGiven: Story = {
  ...answered('given'),
  parameters: at('privacy policy', 'consent given'),
  play: async (story) => {
    const say = translatorOf(story);
    await expect(
      story.canvas.getByText(say(msg`You agreed. You can withdraw your consent at any time.`)),
    ).toBeVisible();
    await expect(
      story.canvas.getByText(say(msg`You did not agree. Nothing will be sent to the analytics service.`)),
    ).not.toBeVisible();
    const withdraw = story.canvas.getByRole('button', { name: say(msg`I do not agree`) });
    await expect(withdraw).toHaveAttribute('value', 'refused');
  },
};

export const ConsentRefused: Story = {
  ...answered('refused'),
  parameters: at('privacy policy', 'consent refused'),
  play: async (story) => {
    await expect(
      story.canvas.getByText(
        translatorOf(story)(msg`You did not agree. Nothing will be sent to the analytics service.`),
      ),
    ).toBeVisible();
  },
};

/** By keyboard from the contents to a section; every cookie and every time is in a table. */
export const PrivacyPolicy: Story = {
  parameters: at('privacy policy', 'usual'),
  render: () => <Document name="privacy" />,
  play: async (story) => {
    const { canvas, userEvent } = story;
    const say = translatorOf(story);
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

/** Each table names its files and describes every column. */
export const OpenData: Story = {
  parameters: at('open data', 'usual'),
  render: () => <Document name="openData" />,
  play: async (story) => {
    const { canvas } = story;
    const say = translatorOf(story);
    await expect(canvas.getByRole('table', { name: say(msg`Projects`) })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'projects.csv' })).toHaveAttribute('href', '/open-data/projects.csv');
    await expect(canvas.getAllByRole('rowheader').length).toBe(27);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
