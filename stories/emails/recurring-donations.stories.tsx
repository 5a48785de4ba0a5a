import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { OrderView } from '#src/contracts/orders.ts';
import { sponsorNewsEmail } from '#src/server/sponsorships/sponsor-news.emails.ts';
import { planEmail, type PlanTemplate } from '#src/server/subscriptions/plan.emails.ts';
import { subscriptionEmail, type SubscriptionTemplate } from '#src/server/subscriptions/subscriptions.emails.ts';
import { childFixture } from '#tests/fixtures/child.ts';
import { planFixture } from '#tests/fixtures/giving-page.ts';
import { orderFixture } from '#tests/fixtures/orders.ts';
import { useWords, wordsOf } from '#tests/fixtures/words.ts';
import { translatorOf } from '../screens/frame.tsx';
import { Email } from './email.tsx';

const meta = { title: 'Emails/Recurring donations' } satisfies Meta;
export default meta;
type Story = StoryObj;

/** Its HTML and its plain text, in the language that is chosen. */
const email = (template: SubscriptionTemplate, order: Partial<OrderView> = {}): Story => ({
  render: function Render() {
    const { huda } = useWords();
    return (
      <Email
        of={(i18n, locale) =>
          subscriptionEmail(
            template,
            {
              order: orderFixture({ order }).order,
              donorName: huda,
              locale,
              reference: null,
              accounts: [],
              siteUrl: 'https://sanad.example',
              nextAt: '2026-12-21T09:00:00.000Z',
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
    if (template !== 'pledgeDue' && template !== 'pledgeReminder')
      await expect(canvasElement.querySelector('section')).toHaveTextContent('SND-2026-081733');
  },
});

export const Renewed = email('renewed');
export const RenewalRefused = email('renewalRefused', { received: 0 });
export const RenewalRefusedInPart = email('renewalRefused', { received: 10_000 });
export const RenewalPart = email('renewalPart', { received: 10_000 });
export const Ended = email('recurringEnded', { received: 0 });
export const EndedInPart = email('recurringEnded', { received: 10_000 });
export const RefusedByPaypal = email('planRefused', { method: 'paypal', received: 0 });
export const EndedAtPaypal = email('planEndedThere', { method: 'paypal' });
export const Cancelled = email('recurringCancelled');
export const CancelledDuringCharge = email('recurringCancelledLate');
export const CancelledByTransfer = email('recurringCancelled', { method: 'bank' });
export const PledgeDue = email('pledgeDue', { method: 'bank', received: 0 });
export const PledgeReminder = email('pledgeReminder', { method: 'bank', received: 0 });
export const PledgeEnded = email('pledgeEnded', { method: 'bank', received: 0 });

/** News of a child to its sponsor, as staff wrote it. */
export const SponsorNews: Story = {
  render: function Render() {
    const { huda } = useWords();
    const { description, title } = childFixture();
    return (
      <Email
        of={(i18n, locale) =>
          sponsorNewsEmail(
            {
              donorName: huda,
              child: title[locale]!,
              title: title[locale]!,
              text: `${description?.[locale] ?? ''}`,
              orderNumber: '100042',
            },
            i18n,
          )
        }
      />
    );
  },
  play: async (story) => {
    const page = () => story.canvasElement.querySelector('iframe')!.contentDocument!;
    const why = translatorOf(story)(msg`You are receiving this email because you sponsor this child.`);
    await waitFor(() => expect(page().body.textContent).toContain(why));
    await expect(page().body.textContent).toContain('100042');
  },
};

/** What its donor changed, with a link to the page. */
const planStory = (template: PlanTemplate, { isPledge = false } = {}): Story => ({
  render: function Render() {
    const { huda } = useWords();
    return (
      <Email
        of={(i18n, locale) =>
          planEmail(
            template,
            {
              locale,
              donorName: huda,
              title: planFixture().title,
              amount: 2500,
              currency: 'USD',
              interval: 'month',
              date: '2026-12-21T09:00:00.000Z',
              code: '042517',
              isPledge,
              href: 'https://sanad.example/giving/a-token',
            },
            i18n,
          )
        }
      />
    );
  },
  play: async ({ canvasElement, globals }) => {
    const page = () => canvasElement.querySelector('iframe')!.contentDocument!;
    await waitFor(() => expect(page().body.textContent).toContain(wordsOf(globals).huda));
    const href = `https://sanad.example/giving/a-token${template === 'planCardEnds' ? '#new-card' : ''}`;
    await expect(page().querySelector('a')).toHaveAttribute('href', href);
    await expect(page().documentElement.dir).toBe(globals['locale'] === 'ar' ? 'rtl' : 'ltr');
  },
});

export const PlanPaused = planStory('planPaused');
export const PlanResumed = planStory('planResumed');
export const PlanSkipped = planStory('planSkipped');
export const PlanAmount = planStory('planAmount');
export const PlanAmountAgreed = planStory('planAmountAgreed');
export const PledgePaused = planStory('planPaused', { isPledge: true });
export const PledgeResumed = planStory('planResumed', { isPledge: true });
export const PledgeSkipped = planStory('planSkipped', { isPledge: true });
export const PledgeAmount = planStory('planAmount', { isPledge: true });
export const PlanCode = planStory('planCode');
/** A month of the Hijri calendar was announced otherwise. */
export const PlanMoved = planStory('planMoved');
export const PledgeMoved = planStory('planMoved', { isPledge: true });
export const PlanCardEnds = planStory('planCardEnds');
/** At a provider that takes no other card for a donation that runs. */
export const PlanCard = planStory('planCard');
export const PlanLink = planStory('planLink');
export const SponsorshipEnds = planStory('sponsorshipEnds');
export const SponsorshipEnded = planStory('sponsorshipEnded');
export const ChildWithdrawn = planStory('childWithdrawn');
export const ProjectEnded = planStory('projectEnded');
export const ProjectEndedForPledge = planStory('projectEnded', { isPledge: true });
