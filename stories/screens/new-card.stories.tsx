import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CardChangeScreen } from '#src/screens/card-change/card-change-screen.tsx';
import { useNewCardWords } from '#src/screens/card-change/new-card-words.ts';
import { CardForm } from '#src/screens/card-entry/card-form.tsx';
import type { CardChangeView, PlanView } from '#src/screens/giving/giving-view.ts';
import { planFixture } from '#tests/fixtures/giving-page.ts';
import { at } from '#tests/screens.ts';
import { Framed, part, translatorOf, useLocale } from './frame.tsx';

export default { title: 'Screens/New card', globals: { viewport: { value: 'desktop' } } } satisfies Meta;
type Story = StoryObj;

const ready = (wasRefused?: string): CardChangeView => ({
  state: 'ready',
  form: { clientSecret: 'seti_1_secret_2', origin: location.origin },
  wasRefused,
});

function NewCard({ plan, view }: { view: CardChangeView; plan?: Partial<PlanView> }) {
  return (
    <Framed>
      <CardChangeScreen
        locale={useLocale()}
        plan={planFixture(plan)}
        view={view}
        back="/giving/a-token"
        here="/giving/a-token/card?card=1"
      />
    </Framed>
  );
}

/** Nothing is charged by entering it; the next date is said. */
export const ToBeEntered: Story = {
  parameters: at('new card', 'to be entered'),
  render: () => <NewCard view={ready()} />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvasElement.querySelector('time[datetime="2026-06-10T09:00:00.000Z"]')).toBeVisible();
    await story.userEvent.click(story.canvas.getByRole('button', { name: say(msg`Save this card`) }));
    await expect(story.canvas.getByRole('textbox', { name: part(say(msg`Name on the card`)) })).toBeInvalid();
  },
};

export const AfterADeclinedCharge: Story = {
  parameters: at('new card', 'after a declined charge'),
  render: () => <NewCard view={ready()} plan={{ status: 'pastDue', nextAt: '2026-05-13T09:00:00.000Z' }} />,
  play: async (story) =>
    expect(
      story.canvas.getByText(
        translatorOf(story)(msg`The donation that is due will be charged to the new card right away.`),
      ),
    ).toBeVisible(),
};

export const Declined: Story = {
  parameters: at('new card', 'declined'),
  render: () => <NewCard view={ready('insufficient_funds')} />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(
      story.canvas.getByText(say(msg`This card was declined. Your current card stays in use.`)),
    ).toBeVisible();
    await expect(story.canvas.getByText(say(msg`This card has insufficient funds. Use another one.`))).toBeVisible();
  },
};

function Asking() {
  const words = useNewCardWords();
  return (
    <Framed>
      <CardForm
        provider={{ clientSecret: 'seti_1_secret_2', origin: location.origin }}
        locale={useLocale()}
        done="#done"
        words={words}
        give={words.check}
        begin={{ state: 'authentication' }}
      />
    </Framed>
  );
}

export const AuthenticationNeeded: Story = {
  parameters: at('new card', 'authentication needed'),
  render: () => <Asking />,
  play: async (story) =>
    expect(
      story.canvas.getByText(
        translatorOf(story)(msg`Your bank is asking you to approve the card for later donations.`),
      ),
    ).toBeVisible(),
};

/** A link, so it needs no script. */
export const AtXendit: Story = {
  parameters: at('new card', 'entered at Xendit'),
  render: () => <NewCard view={{ state: 'elsewhere', page: 'https://checkout.xendit.co/sessions/ps-1' }} />,
  play: async (story) =>
    expect(
      story.canvas.getByRole('link', { name: translatorOf(story)(msg`Enter your card details on Xendit’s page`) }),
    ).toHaveAttribute('href', 'https://checkout.xendit.co/sessions/ps-1'),
};

export const ProviderDown: Story = {
  parameters: at('new card', 'provider down'),
  render: () => <NewCard view={{ state: 'unavailable' }} />,
  play: async (story) =>
    expect(story.canvas.getByRole('link', { name: translatorOf(story)(msg`Try again`) })).toHaveAttribute(
      'href',
      '/giving/a-token/card?card=1',
    ),
};

/** What is said where nothing can be entered, with the way back. */
const said = (
  state: Exclude<CardChangeView['state'], 'ready' | 'elsewhere' | 'unavailable'>,
  title: ReturnType<typeof msg>,
  plan: Partial<PlanView> = {},
): Pick<Story, 'render' | 'play'> => ({
  render: () => <NewCard view={{ state }} plan={plan} />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getByRole('heading', { level: 1 })).toHaveTextContent(say(title));
    await expect(story.canvas.getByRole('link', { name: say(msg`See your recurring donation`) })).toHaveAttribute(
      'href',
      '/giving/a-token',
    );
  },
});

export const Waiting: Story = {
  parameters: at('new card', 'waiting for a charge'),
  ...said('waiting', msg`Your new card was accepted`, { nextAt: null }),
};
export const Saved: Story = { parameters: at('new card', 'saved'), ...said('saved', msg`Your new card is saved`) };
export const TriedAtOnce: Story = {
  parameters: at('new card', 'tried at once'),
  ...said('saved', msg`Your new card is saved`, { status: 'pastDue' }),
};
export const TooMany: Story = {
  parameters: at('new card', 'too many declined'),
  ...said('tooMany', msg`The card was not changed`),
};
export const Ended: Story = {
  parameters: at('new card', 'donation ended'),
  ...said('ended', msg`This donation has ended`, { status: 'cancelled', nextAt: null }),
};
export const CodeNeeded: Story = {
  parameters: at('new card', 'code needed'),
  ...said('codeNeeded', msg`You need a code first`),
};
/** Xendit takes a card for half an hour. */
export const CodeNeededForXendit: Story = {
  parameters: at('new card', 'code needed for Xendit'),
  ...said('codeNeeded', msg`You need a code first`, { cardMinutes: 30 }),
};
