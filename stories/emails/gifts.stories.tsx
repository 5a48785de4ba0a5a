import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { cardFailedEmail, giftCardEmail } from '#src/server/gifts/gifts.emails.ts';
import type { Gift } from '#src/server/gifts/read-gift.ts';
import { projectDetailFixture } from '#tests/fixtures/project-detail.ts';
import { useWords, wordsOf } from '#tests/fixtures/words.ts';
import { translatorOf, useLocale } from '../screens/frame.tsx';
import { Email } from './email.tsx';

const meta = { title: 'Emails/Gifts' } satisfies Meta;
export default meta;
type Story = StoryObj;

const pageOf = (element: HTMLElement) => element.querySelector('iframe')!.contentDocument!;

/** To its receiver. The name, the sum and the message are shown as the donor chose. */
const card = (gift: Partial<Gift>): Story => ({
  render: function Render() {
    const { huda } = useWords();
    const locale = useLocale();
    return (
      <Email
        of={(i18n) =>
          giftCardEmail(
            {
              orderId: '00000000-0000-4000-8000-000000000042',
              orderNumber: '100042',
              day: '2026-11-21',
              kind: 'onBehalf',
              hasCard: true,
              locale,
              receiverName: huda,
              email: 'huda@example.org',
              phone: null,
              cause: projectDetailFixture().title,
              palette: 'sand',
              currency: 'USD',
              ...gift,
            },
            i18n,
          )
        }
      />
    );
  },
  play: async ({ canvasElement, globals }) => {
    await waitFor(() => expect(pageOf(canvasElement).body.textContent).toContain(wordsOf(globals).huda));
    await expect(pageOf(canvasElement).querySelector('img')).toHaveAccessibleName();
    await expect(pageOf(canvasElement).body.textContent?.includes('25')).toBe(gift.amount !== undefined);
    await expect(pageOf(canvasElement).documentElement.dir).toBe(globals['locale'] === 'ar' ? 'rtl' : 'ltr');
  },
});

export const OnBehalf = card({ donorName: 'Şükrü Aydın', amount: 2500 });
export const InHonor = card({ kind: 'inHonour', donorName: 'Şükrü Aydın', message: 'Şükran, Huda.' });
export const FromSomeoneUnnamed = card({ kind: 'inHonour' });

/** To the donor: the address or the number took neither the card nor the text message. */
const failed = (hasCard: boolean, to: string): Story => ({
  render: function Render() {
    const { huda } = useWords();
    return (
      <Email of={(i18n) => cardFailedEmail({ donorName: huda, receiverName: 'Şükrü Aydın', hasCard, to }, i18n)} />
    );
  },
  play: async (story) => {
    const told = translatorOf(story)(msg`With thanks, the Sanad team`);
    await waitFor(() => expect(pageOf(story.canvasElement).body.textContent).toContain(told));
    await expect(pageOf(story.canvasElement).body.textContent).toContain(to);
  },
});

export const CardNotDelivered = failed(true, 'sukru@example.org');
export const TextNotDelivered = failed(false, '+90 532 123 45 67');
