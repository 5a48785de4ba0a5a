import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { slaughterEmail, slaughterUndoneEmail } from '#src/server/sacrifices/sacrifices.emails.ts';
import { idOf } from '#tests/fixtures/ids.ts';
import { useWords, wordsOf } from '#tests/fixtures/words.ts';
import { Email } from './email.tsx';

const meta = { title: 'Emails/Sacrifices' } satisfies Meta;
export default meta;
type Story = StoryObj;

/** Whom it was for, when, where, and what proves it. */
export const Slaughter: Story = {
  render: function Render() {
    const { huda } = useWords();
    return (
      <Email
        of={(i18n, locale) =>
          slaughterEmail(
            {
              donorName: huda,
              locale,
              orderNumber: '1042',
              shares: [5, 6].map((position) => ({
                sacrificeId: idOf(811),
                number: 14,
                position,
                name: huda,
                animal: 'cow',
                country: 'SD',
                size: 7,
              })),
              slaughteredAt: new Date('2026-05-27T07:30:00.000Z'),
              timeZone: 'Africa/Khartoum',
              place: 'Port Sudan',
              proof: 'Ear tag 4471, certificate 88',
              proofUrl: 'https://sanad.example/files/proof.pdf',
            },
            i18n,
          )
        }
      />
    );
  },
  play: async ({ canvasElement, globals }) => {
    const frame = canvasElement.querySelector('iframe')!;
    await waitFor(() => expect(frame.contentDocument!.body.textContent).toContain(wordsOf(globals).huda));
    await expect(frame.contentDocument!.body.textContent).toContain('9:30');
    await expect(frame.contentDocument!.documentElement.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
  },
};

/** It was recorded by mistake: the names are still kept, and there is nothing to do. */
export const SlaughterUndone: Story = {
  render: function Render() {
    const { huda } = useWords();
    const shares = [
      { sacrificeId: idOf(811), number: 14, position: 5, name: huda, animal: 'cow', country: 'SD', size: 7 } as const,
    ];
    return (
      <Email
        of={(i18n, locale) => slaughterUndoneEmail({ donorName: huda, locale, orderNumber: '1042', shares }, i18n)}
      />
    );
  },
  play: async ({ canvasElement, globals }) => {
    const frame = canvasElement.querySelector('iframe')!;
    await waitFor(() => expect(frame.contentDocument!.body.textContent).toContain(wordsOf(globals).huda));
    await expect(frame.contentDocument!.documentElement.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
  },
};
