import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import type { TrainingDetail } from '#src/contracts/activities.ts';
import type { ValidationCode } from '#src/contracts/errors.ts';
import { APPLY_FORM, type TrainingView } from '#src/screens/activity/activity-view.ts';
import { TrainingScreen } from '#src/screens/activity/training-screen.tsx';
import { figuresKey } from '#src/screens/form/kept-figures.ts';
import { trainingViewFixture } from '#tests/fixtures/activities.ts';
import { at } from '#tests/screens.ts';
import { fits } from './article-lists.tsx';
import { Framed, translatorOf, useLocale } from './frame.tsx';

const KEY = figuresKey('/training/activity-1');
const forget = () => localStorage.removeItem(KEY);
export default {
  title: 'Screens/Training',
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => {
    forget();
    return forget;
  },
} satisfies Meta;
type Story = StoryObj;

function Training({
  isLastDay,
  memory,
  ...change
}: Partial<TrainingDetail> & Partial<Pick<TrainingView, 'memory' | 'isLastDay'>>) {
  return (
    <Framed>
      <TrainingScreen
        view={trainingViewFixture(change, { memory, ...(isLastDay && { isLastDay }) })}
        locale={useLocale()}
      />
    </Framed>
  );
}
type Failure = [path: string, code: ValidationCode, limit?: number];
const sentBack = (...errors: Failure[]): TrainingView['memory'] => ({
  form: APPLY_FORM,
  fields: { fullName: 'Layan Haddad', birthDay: '15', birthMonth: '3', birthYear: '2010', 'day-2026-04-18': 'on' },
  errors: errors.map(([path, code, limit]) => ({ path, code, message: '', limit })),
});

/** The days first, each a tick and a star, then the form; a full day says so and cannot be ticked. */
export const Open: Story = {
  parameters: at('training', 'open'),
  render: () => <Training />,
  play: async (story) => {
    const { canvas, canvasElement, userEvent } = story;
    const say = translatorOf(story);
    const days = canvasElement.querySelectorAll<HTMLInputElement>('#days input');
    await expect(days).toHaveLength(5);
    days[0]!.focus();
    await userEvent.keyboard(' ');
    await userEvent.click(days[1]!.closest('label')!);
    const form = canvas.getByRole('button', { name: say(msg`Apply for the days you chose`) }).closest('form')!;
    await expect([...new FormData(form).keys()].filter((name) => name.startsWith('day-'))).toHaveLength(2);
    await expect(canvas.getByText(say(msg`Full`))).toBeVisible();
    await expect(canvas.getByText(/4[.,]7/)).toBeVisible();
    // The day on which one must be 18 stands beside the field before anything is typed.
    await expect(canvasElement.querySelector('#dateOfBirth-hint')).toHaveTextContent(
      /18.*(April 12|12 أبريل)|12 Nisan.*18/,
    );
    await userEvent.click(canvas.getByText(say(msg`Terms of this training`)));
    await expect(canvasElement.querySelector('details')).toHaveAttribute('open');
    await fits();
  },
};

export const OnAPhone: Story = {
  parameters: at('training', 'on a phone'),
  globals: { viewport: { value: 'phone' } },
  render: () => <Training />,
  play: async (story) => {
    const days = story.canvasElement.querySelector('#days')!.getBoundingClientRect();
    const form = story.canvasElement.querySelector('form')!.getBoundingClientRect();
    await expect(days.top).toBeLessThan(form.top);
    await fits();
  },
};

/** Below five reviews there are words alone. */
export const FewReviews: Story = {
  parameters: at('training', 'few reviews'),
  render: () => <Training rating={null} related={[]} />,
  play: async (story) => {
    await expect(story.canvas.queryByText(/4[.,]7/)).toBeNull();
    await expect(story.canvasElement.querySelectorAll('#reviews-title')).toHaveLength(1);
  },
};

export const NoReviews: Story = {
  parameters: at('training', 'no reviews'),
  render: () => <Training rating={null} reviews={[]} minimumDays={6} />,
  play: async (story) => expect(story.canvasElement.querySelector('#reviews-title')).toBeNull(),
};

/** The day is named on which one must be 18; what was typed and ticked is still there. */
export const Under18: Story = {
  parameters: at('training', 'under 18'),
  render: () => <Training memory={sentBack(['dateOfBirth', 'tooLow', 18])} />,
  play: async (story) => {
    await expect(story.canvasElement.querySelector('#dateOfBirth-error')).toHaveTextContent(
      /18.*(April|أبريل|Nisan)|(April|أبريل|Nisan).*18/,
    );
    await expect(story.canvasElement.querySelector<HTMLInputElement>('#day-2026-04-18')).toBeChecked();
    await expect(story.canvasElement.querySelector('#birthYear')).toHaveValue('2010');
    await story.userEvent.tab();
    await expect(document.activeElement).toHaveAttribute('href', '#birthDay');
  },
};

export const TooFewDays: Story = {
  parameters: at('training', 'too few days'),
  render: () => <Training memory={sentBack(['days', 'tooLow', 4])} />,
  play: async (story) => expect(story.canvasElement.querySelector('#days-error')).toHaveTextContent('4'),
};

export const Invalid: Story = {
  parameters: at('training', 'invalid'),
  render: () => (
    <Training
      memory={sentBack(
        ['fullName', 'required'],
        ['email', 'required'],
        ['phone', 'required'],
        ['dateOfBirth', 'invalidFormat'],
        ['days', 'selectAtLeastOne'],
        ['acceptTerms', 'required'],
      )}
    />
  ),
  play: async (story) => {
    const say = translatorOf(story);
    await waitFor(() => expect(story.canvasElement.querySelector('#error-summary')).toHaveFocus());
    for (const words of [
      msg`Enter your full name`,
      msg`Enter your email address`,
      msg`Enter your phone number`,
      msg`Enter a real date of birth, with a day, month and year`,
      msg`Agree to the terms to apply`,
    ])
      await expect(story.canvas.getAllByText(say(words))).toHaveLength(2);
    for (const link of story.canvasElement.querySelectorAll('#error-summary a'))
      await expect(story.canvasElement.querySelector(link.getAttribute('href')!)).not.toBeNull();
  },
};

export const LastDay: Story = {
  parameters: at('training', 'last day'),
  render: () => <Training isLastDay />,
  play: async (story) =>
    expect(story.canvas.getByText(translatorOf(story)(msg`Applications close tonight`))).toBeVisible(),
};

export const Applied: Story = {
  parameters: at('training', 'applied'),
  beforeEach: () => localStorage.setItem(KEY, '{"fullName":"Layan"}'),
  render: () => (
    <Training
      memory={{ form: APPLY_FORM, fields: {}, errors: [], done: { title: 'submitted 4', message: 'Q7K2M-9XWTB' } }}
    />
  ),
  play: async (story) => {
    const card = story.canvasElement.querySelector('#applied');
    await waitFor(() => expect(card).toHaveFocus());
    await expect(card).toHaveTextContent('Q7K2M-9XWTB');
    await expect(localStorage.getItem(KEY)).toBeNull();
    await expect(story.canvasElement.querySelector('#days input')).toBeNull();
  },
};

export const Full: Story = {
  parameters: at('training', 'full'),
  render: () => <Training state="full" />,
  play: async (story) => expect(story.canvas.getByText(translatorOf(story)(msg`All seats are taken`))).toBeVisible(),
};

export const DeadlinePassed: Story = {
  parameters: at('training', 'deadline passed'),
  render: () => <Training state="closed" />,
  play: async (story) => {
    await expect(story.canvas.getByRole('link', { name: translatorOf(story)(msg`See all training`) })).toBeVisible();
    await expect(story.canvasElement.querySelector('form')).toBeNull();
  },
};

export const CalledOff: Story = {
  parameters: at('training', 'cancelled'),
  render: () => <Training state="cancelled" />,
  play: async (story) =>
    expect(story.canvas.getByText(translatorOf(story)(msg`This training will not take place`))).toBeVisible(),
};

const applying = (story: Parameters<NonNullable<Story['play']>>[0]) =>
  story.canvas.getByRole('button', { name: translatorOf(story)(msg`Apply for the days you chose`) });

/** Pressing twice sends once. */
export const Submitting: Story = {
  parameters: at('training', 'submitting'),
  beforeEach: () => {
    const sent = spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}));
    return () => sent.mockRestore();
  },
  render: () => <Training />,
  play: async (story) => {
    await story.userEvent.dblClick(applying(story));
    await waitFor(() => expect(applying(story).closest('form')).toHaveAttribute('aria-busy', 'true'));
    await waitFor(() => expect(globalThis.fetch).toHaveBeenCalledTimes(1));
  },
};

export const Offline: Story = {
  parameters: at('training', 'offline'),
  beforeEach: () => {
    const sent = spyOn(globalThis, 'fetch').mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
    return () => sent.mockRestore();
  },
  render: () => <Training />,
  play: async (story) => {
    const name = story.canvasElement.querySelector<HTMLInputElement>('[name=fullName]')!;
    await story.userEvent.type(name, 'Huda');
    await story.userEvent.click(applying(story));
    await expect(
      await story.canvas.findByText(
        translatorOf(story)(msg`You are offline. What you typed is still here; try again when you are back online.`),
      ),
    ).toBeVisible();
    await expect(name).toHaveValue('Huda');
  },
};

/** A day that was filled meanwhile: what was typed stays. */
export const Refused: Story = {
  parameters: at('training', 'refused'),
  render: () => <Training memory={sentBack(['days', 'invalidSelection'])} />,
  play: async (story) => {
    await waitFor(() => expect(story.canvasElement.querySelector('#error-summary')).toHaveFocus());
    await expect(story.canvasElement.querySelector('[name=fullName]')).toHaveValue('Layan Haddad');
  },
};
