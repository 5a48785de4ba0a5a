import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GivingScreen } from '#src/screens/giving/giving-screen.tsx';
import type { GivingView, PlanView } from '#src/screens/giving/giving-view.ts';
import { planFixture } from '#tests/fixtures/giving-page.ts';
import { at } from '#tests/screens.ts';
import { Framed, translatorOf, useLocale } from './frame.tsx';

export default { title: 'Screens/Manage giving' } satisfies Meta;
type Story = StoryObj;

function Giving({ hasAgreed = false, memory, page, plan }: Partial<GivingView> & { plan?: Partial<PlanView> }) {
  return (
    <Framed>
      <GivingScreen
        locale={useLocale()}
        view={{ token: 'a-token', hasAgreed, memory, page: page ?? { state: 'open', giving: planFixture(plan) } }}
      />
    </Framed>
  );
}

/** Every change is behind its name, and is made by a second press. */
export const Active: Story = {
  parameters: at('manage giving', 'active'),
  render: () => <Giving />,
  play: async (story) => {
    const say = translatorOf(story);
    const cancel = story.canvas.getByRole('button', { name: say(msg`Cancel this donation`), hidden: true });
    await expect(cancel).not.toBeVisible();
    await story.userEvent.click(story.canvas.getByText(say(msg`Cancel`)));
    await expect(cancel).toBeVisible();
    await expect(cancel.closest('form')).toHaveAttribute('method', 'post');
    await expect(story.canvas.getByRole('button', { name: new RegExp(say(msg`Skip this date`)) })).toBeVisible();
  },
};

export const Skipped: Story = {
  render: () => (
    <Giving
      memory={{ form: 'giving/skip', fields: {}, errors: [], done: { title: 'changed' } }}
      plan={{ skipped: ['2026-06-10T09:00:00.000Z'], nextAt: '2026-07-10T09:00:00.000Z', later: [] }}
    />
  ),
  play: async (story) =>
    expect(story.canvas.getByRole('button', { name: translatorOf(story)(msg`Do not skip any dates`) })).toBeVisible(),
};

export const Paused: Story = {
  parameters: at('manage giving', 'paused'),
  render: () => <Giving plan={{ status: 'paused', nextAt: '2026-08-10T09:00:00.000Z', later: [], maySkip: false }} />,
  play: async (story) => {
    await story.userEvent.tab();
    await expect(story.canvas.getByRole('button', { name: translatorOf(story)(msg`Resume now`) })).toBeVisible();
  },
};

/** The card was declined: when it is tried again, and a way to end it. */
export const PastDue: Story = {
  parameters: at('manage giving', 'past due'),
  render: () => <Giving plan={{ status: 'pastDue', nextAt: '2026-05-13T09:00:00.000Z', later: [], maySkip: false }} />,
  play: async (story) => {
    await expect(story.canvas.getByText(translatorOf(story)(msg`Card declined`))).toBeVisible();
    await expect(
      story.canvas.queryByRole('button', { name: new RegExp(translatorOf(story)(msg`Skip this date`)) }),
    ).toBeNull();
  },
};

/** The card will have ended at the next date: said before it fails. */
export const CardEnding: Story = {
  parameters: at('manage giving', 'card ending'),
  render: () => <Giving plan={{ cardEndsOn: '2026-05-31' }} />,
  play: async (story) => {
    await expect(story.canvasElement.querySelector('time[datetime="2026-05-31"]')).toBeVisible();
  },
};

const byPaypal = { isRunByPaypal: true, maySkip: false, mayChangeAmount: false, mayChangeCard: false } as const;

/** PayPal charges it: no word of a card, and another amount is agreed to there. */
export const ByPaypal: Story = {
  parameters: at('manage giving', 'by PayPal'),
  render: () => <Giving plan={{ ...byPaypal, mayReviseAmount: true }} />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(
      story.canvas.getByText(
        say(
          msg`PayPal charges this donation on its due dates. To change the amount, you must approve the new amount on PayPal.`,
        ),
      ),
    ).toBeVisible();
    await story.userEvent.click(story.canvas.getByText(say(msg`Another amount`)));
    await expect(story.canvas.getByRole('button', { name: say(msg`Continue to PayPal`) })).toBeVisible();
  },
};

/** Another amount was asked for: it counts once its donor agrees. */
export const AmountToBeAgreedTo: Story = {
  parameters: at('manage giving', 'amount to be agreed to at PayPal'),
  render: () => <Giving plan={{ ...byPaypal, mayReviseAmount: true, pendingAmount: 4000 }} />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getByRole('button', { name: say(msg`Approve on PayPal`) })).toBeVisible();
    await expect(story.canvas.getByRole('button', { name: say(msg`Keep the current amount`) })).toBeVisible();
  },
};

/** Its donor comes back from PayPal, which has confirmed the amount. */
export const AmountAgreedTo: Story = {
  parameters: at('manage giving', 'amount agreed to at PayPal'),
  render: () => <Giving plan={{ ...byPaypal, mayReviseAmount: true, amount: 4000 }} hasAgreed />,
  play: async (story) => {
    // The shell has a status of its own.
    const said = story.canvas.getAllByRole('status').filter((one) => one.textContent?.includes('PayPal'));
    await expect(said).toHaveLength(1);
    await expect(story.canvas.queryByRole('button', { name: translatorOf(story)(msg`Approve on PayPal`) })).toBeNull();
  },
};

export const PaypalSilentAboutTheAmount: Story = {
  parameters: at('manage giving', 'PayPal silent about the amount'),
  render: () => (
    <Giving
      memory={{ form: 'giving/amount', fields: {}, errors: [], done: { title: 'unavailable' } }}
      plan={{ ...byPaypal, mayReviseAmount: true, pendingAmount: 4000 }}
    />
  ),
  play: async (story) =>
    expect(
      story.canvas.getByText(
        translatorOf(story)(
          msg`PayPal is not responding right now, so the amount has not changed. Try again in a few minutes.`,
        ),
      ),
    ).toBeVisible(),
};

/** The donor paused it in PayPal's own account, where a pause has no end. */
export const ByPaypalPausedThere: Story = {
  render: () => (
    <Giving
      plan={{
        isRunByPaypal: true,
        maySkip: false,
        mayChangeAmount: false,
        mayChangeCard: false,
        status: 'paused',
        nextAt: null,
        later: [],
      }}
    />
  ),
  play: async (story) => {
    const say = translatorOf(story);
    await expect(
      story.canvas.getByText(
        say(
          msg`Your donation was paused on PayPal, with no end date. Nothing will be charged until you resume it, here or on PayPal.`,
        ),
      ),
    ).toBeVisible();
    await expect(story.canvas.getByRole('button', { name: say(msg`Resume now`) })).toBeVisible();
    await expect(
      story.canvas.queryByText(
        say(msg`Your card is being charged right now. You can make changes again in a few minutes.`),
      ),
    ).toBeNull();
  },
};

/** It went on before PayPal had told its next date. */
export const ByPaypalGoesOn: Story = {
  render: () => (
    <Giving
      memory={{ form: 'giving/resume', fields: {}, errors: [], done: { title: 'changed' } }}
      plan={{
        isRunByPaypal: true,
        maySkip: false,
        mayChangeAmount: false,
        mayChangeCard: false,
        nextAt: null,
        later: [],
      }}
    />
  ),
  play: async (story) =>
    expect(
      story.canvas.getByText(
        translatorOf(story)(
          msg`Your donation will continue. We are letting PayPal know, and the next date will appear here soon.`,
        ),
      ),
    ).toBeVisible(),
};

/** PayPal could not charge, and tries again. */
export const ByPaypalDeclined: Story = {
  render: () => (
    <Giving
      plan={{
        isRunByPaypal: true,
        maySkip: false,
        mayChangeAmount: false,
        mayChangeCard: false,
        status: 'pastDue',
        nextAt: '2026-06-15T09:00:00.000Z',
      }}
    />
  ),
  play: async (story) => {
    await expect(story.canvas.getByText(translatorOf(story)(msg`Payment declined`))).toBeVisible();
    await expect(story.canvas.queryByText(new RegExp(translatorOf(story)(msg`Use another card`)))).toBeNull();
  },
};

/** Its donor transfers it each time: the reference, and no word of a card. */
export const ByTransfer: Story = {
  parameters: at('manage giving', 'by transfer'),
  render: () => (
    <Giving
      plan={{
        reference: 'K7M2Q-9XR4D',
        charges: [
          {
            number: '100260',
            amount: 2500,
            status: 'awaitingTransfer',
            at: '2026-05-10T09:00:00.000Z',
            receiptNumber: null,
          },
        ],
      }}
    />
  ),
  play: async (story) => {
    await expect(story.canvas.getByText('K7M2Q-9XR4D')).toBeVisible();
    await expect(story.canvas.queryByText(translatorOf(story)(msg`Card declined`))).toBeNull();
  },
};

export const ByTransferPaused: Story = {
  parameters: at('manage giving', 'by transfer'),
  render: () => (
    <Giving
      memory={{ form: 'giving/pause', fields: {}, errors: [], done: { title: 'changed' } }}
      plan={{
        reference: 'K7M2Q-9XR4D',
        status: 'paused',
        nextAt: '2026-08-10T09:00:00.000Z',
        later: [],
        maySkip: false,
      }}
    />
  ),
};

export const ByTransferCancelled: Story = {
  parameters: at('manage giving', 'by transfer'),
  render: () => (
    <Giving
      memory={{ form: 'giving/cancel', fields: {}, errors: [], done: { title: 'cancelled' } }}
      plan={{ reference: 'K7M2Q-9XR4D', status: 'cancelled', nextAt: null, later: [], maySkip: false }}
    />
  ),
};

/** The last ten nights: each date in both calendars, by the month as it was announced, with what is given on it. */
export const OnDaysOfACalendar: Story = {
  parameters: at('manage giving', 'on days of a calendar'),
  render: () => (
    <Giving
      plan={{
        calendar: 'lastTenNights:odd',
        interval: 'day',
        nextAt: '2027-02-27T17:00:00.000Z',
        later: ['2027-02-28T17:00:00.000Z'],
        dates: {
          '2027-02-27T17:00:00.000Z': { hijriAs: '2027-02-28', amount: 5000 },
          '2027-02-28T17:00:00.000Z': { hijriAs: '2027-03-01', amount: 2500 },
        },
      }}
    />
  ),
  play: async (story) => {
    const { canvas, globals } = story;
    const night = globals.locale === 'ar' ? /21 رمضان/ : /Ramadan 21/;
    const next = canvas.getAllByRole('listitem').find(({ textContent }) => night.test(textContent))!;
    await expect(next).toHaveTextContent('50');
    await expect(
      canvas.getByRole('region', { name: translatorOf(story)(msg`Your donation’s status`) }),
    ).toHaveTextContent(
      translatorOf(story)(msg`on the last ten nights of Ramadan, with double the amount on the odd nights`),
    );
    // It has its dates in one part of the year: it is not paused by months.
    await expect(canvas.queryByText(translatorOf(story)(msg`Pause the donation`))).toBeNull();
  },
};

/** Its project may not collect now: that is said, and no date is promised. */
export const Held: Story = {
  parameters: at('manage giving', 'held'),
  render: () => <Giving plan={{ isHeld: true, later: [], maySkip: false }} />,
  play: async (story) => {
    const words = translatorOf(story)(
      msg`Your donation is on hold: the project is not accepting donations at the moment. Your card will not be charged until the project accepts donations again, and missed payments will not be charged later.`,
    );
    await expect(story.canvas.getByText(words)).toBeVisible();
    await expect(
      story.canvas.queryByRole('button', { name: new RegExp(translatorOf(story)(msg`Skip this date`)) }),
    ).toBeNull();
  },
};

/** The sponsored child comes of age: the end is said, and no date after it is shown. */
export const EndingByAge: Story = {
  parameters: at('manage giving', 'ending by age'),
  render: () => <Giving plan={{ endsOn: '2026-06-01', later: [], maySkip: false, mayChangeAmount: false }} />,
  play: async (story) => {
    const { canvas, canvasElement } = story;
    const [end, next] =
      story.globals.locale === 'ar' ? [/وستنتهي كفالتك في.*1 يونيو/, /يونيو/] : [/will end on June 1, 2026/, /June 10/];
    await expect(
      canvas.getByRole('region', { name: translatorOf(story)(msg`Your donation’s status`) }),
    ).toHaveTextContent(end!);
    await expect(canvasElement.querySelector('ol')).not.toHaveTextContent(next!);
  },
};

/** The family withdrew its consent: the page is gone, and the sponsor is served all the same. */
export const ConsentWithdrawn: Story = {
  parameters: at('manage giving', 'consent withdrawn'),
  render: () => <Giving plan={{ slug: null, isPageClosed: true, mayChangeAmount: false }} />,
  play: async (story) => {
    const { canvas, canvasElement } = story;
    const said = msg`The child’s guardian withdrew consent, so the page is closed. The child’s care will continue, and so will your sponsorship; you will still get news by email.`;
    await expect(canvas.getByText(translatorOf(story)(said))).toBeVisible();
    await expect(canvasElement.querySelector('a[href*="/projects/"]')).toBeNull();
    await expect(
      canvas.getByRole('button', { name: translatorOf(story)(msg`Cancel this donation`), hidden: true }),
    ).toBeInTheDocument();
  },
};

export const Charging: Story = {
  render: () => (
    <Giving
      memory={{ form: 'giving/pause', fields: {}, errors: [], done: { title: 'charging' } }}
      plan={{ nextAt: null, later: [], maySkip: false }}
    />
  ),
};

export const Cancelled: Story = {
  parameters: at('manage giving', 'cancelled'),
  render: () => (
    <Giving
      memory={{ form: 'giving/cancel', fields: {}, errors: [], done: { title: 'cancelled' } }}
      plan={{ status: 'cancelled', nextAt: null, later: [], maySkip: false }}
    />
  ),
  play: async (story) => {
    await expect(story.canvas.getByText(translatorOf(story)(msg`Start a new recurring donation`))).toBeVisible();
    await expect(story.canvasElement.querySelector('form')).toBeNull();
  },
};

/** The code was wrong: its field says so, and what was typed is still there. */
export const CodeAskedFor: Story = {
  parameters: at('manage giving', 'code asked for'),
  render: () => (
    <Giving
      memory={{
        form: 'giving/raise',
        fields: { amount: '40', code: '123456' },
        errors: [{ path: 'code', code: 'otpInvalid', message: '—' }],
      }}
      plan={{ isCodeSent: true }}
    />
  ),
  play: async (story) => {
    await expect(story.canvas.getByLabelText(new RegExp(translatorOf(story)(msg`New amount`)))).toHaveValue('40');
    const again = story.canvasElement.querySelector('form[action="/forms/giving/code"] button');
    await expect(again).toBeVisible();
    await expect(again).toHaveTextContent(translatorOf(story)(msg`Send another code`));
    // The other thing that a code is for stays closed.
    await expect(story.canvasElement.querySelector('#new-card')).not.toBeVisible();
  },
};

/** A card that ends is replaced with a code: the form is open, and says where the code went. */
export const CodeForAnotherCard: Story = {
  parameters: at('manage giving', 'code for another card'),
  render: () => (
    <Giving
      memory={{ form: 'giving/card', fields: {}, errors: [{ path: 'code', code: 'otpInvalid', message: '—' }] }}
      plan={{ cardEndsOn: '2026-05-31', isCodeSent: true }}
    />
  ),
  play: async (story) => {
    const say = translatorOf(story);
    const press = story.canvas.getByRole('button', { name: say(msg`Enter the new card`) });
    await expect(press.closest('form')).toHaveAttribute('action', '/forms/giving/card');
    await expect(story.canvas.getByText(say(msg`Use another card`))).toHaveAttribute('href', '#new-card');
    await expect(story.canvasElement.querySelector('#new-card')).toBeVisible();
  },
};

export const TooMuch: Story = {
  render: () => (
    <Giving
      memory={{
        form: 'giving/lower',
        fields: { amount: '30', preset: '1000' },
        errors: [{ path: 'amount', code: 'tooHigh', message: '—', limit: 2500 }],
      }}
    />
  ),
  play: async (story) => expect(story.canvas.getByRole('alert')).toHaveTextContent('25'),
};

export const LinkExpired: Story = {
  parameters: at('manage giving', 'link expired'),
  render: () => <Giving page={{ state: 'expired', email: 'h•••@example.org' }} />,
  play: async (story) => {
    const button = story.canvas.getByRole('button', { name: translatorOf(story)(msg`Send a new link`) });
    await expect(button.closest('form')).toHaveAttribute('action', '/forms/giving/link');
  },
};

export const LinkSent: Story = {
  render: () => (
    <Giving
      memory={{ form: 'giving/link', fields: {}, errors: [], done: { title: 'sent' } }}
      page={{ state: 'expired', email: 'h•••@example.org' }}
    />
  ),
  play: async (story) =>
    expect(story.canvas.getByText(translatorOf(story)(msg`We have sent a new link`))).toBeVisible(),
};

export const LinkUnknown: Story = {
  render: () => <Giving page={{ state: 'unknown' }} />,
  play: async (story) => expect(story.canvas.getByText(translatorOf(story)(msg`This link is not valid`))).toBeVisible(),
};
