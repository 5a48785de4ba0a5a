import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, spyOn, waitFor } from 'storybook/test';
import type { EntranceView } from '#src/screens/account/account-view.ts';
import { FORGET_FORM, ForgetPasswordScreen } from '#src/screens/account/forget-password-screen.tsx';
import { ToldNotice } from '#src/screens/shell/told-notice.tsx';
import { at } from '#tests/screens.ts';
import { Framed, translatorOf, useLocale } from './frame.tsx';
import { expectTold } from './told.ts';

export default { title: 'Screens/Forgotten password', globals: { viewport: { value: 'desktop' } } } satisfies Meta;
type Story = StoryObj;
type Played = Parameters<NonNullable<Story['play']>>[0];

const Forgotten = ({ isCodeStep = false, ...view }: EntranceView & { isCodeStep?: boolean; seconds?: number }) => (
  <Framed>
    <ForgetPasswordScreen locale={useLocale()} view={{ ...view, isCodeStep }} />
  </Framed>
);
const sent: EntranceView['memory'] = {
  form: FORGET_FORM,
  fields: { email: 'huda@example.org' },
  errors: [],
  done: { message: 'If an account uses this email address, a code is on its way.' },
};
const refused = (
  form: string,
  ...errors: [path: string, code: string, message?: string][]
): EntranceView['memory'] => ({
  form,
  fields: { email: 'huda@example.org' },
  errors: errors.map(([path, code, message = '']) => ({ path, code, message })),
});
const summary = ({ canvasElement }: Played) => canvasElement.querySelector('#error-summary')!;

export const Untouched: Story = {
  parameters: at('forget password', 'untouched'),
  render: () => <Forgotten />,
  play: async (story) => {
    const say = translatorOf(story);
    story.canvas.getByRole('textbox', { name: say(msg`Email`) }).focus();
    await story.userEvent.keyboard('huda@example.org');
    await story.userEvent.tab();
    await expect(story.canvas.getByRole('button', { name: say(msg`Send me a code`) })).toHaveFocus();
    await story.userEvent.tab();
    await expect(story.canvas.getByRole('link', { name: say(msg`Back to sign in`) })).toHaveFocus();
  },
};

export const Invalid: Story = {
  parameters: at('forget password', 'invalid'),
  render: () => <Forgotten memory={refused(FORGET_FORM, ['email', 'invalidEmail'])} />,
  play: async (story) => {
    await waitFor(() => expect(summary(story)).toHaveFocus());
    await expect(story.canvas.getByRole('textbox', { name: translatorOf(story)(msg`Email`) })).toHaveValue(
      'huda@example.org',
    );
  },
};

/** The code was wrong; the passwords are typed again. */
export const CodeWrong: Story = {
  parameters: at('forget password', 'code wrong'),
  render: () => <Forgotten isCodeStep memory={refused('forget-password/reset', ['otp', 'otpInvalid'])} />,
  play: async (story) => {
    await waitFor(() => expect(summary(story)).toHaveFocus());
    await expect(story.canvasElement.querySelector('#otp')).toHaveAttribute('aria-invalid', 'true');
  },
};

export const CodeExpired: Story = {
  parameters: at('forget password', 'code expired'),
  render: () => <Forgotten isCodeStep memory={refused('forget-password/reset', ['otp', 'otpExpired'])} />,
  play: async (story) => {
    const expired = translatorOf(story)(msg`The code has expired: codes work for ten minutes. Ask for a new one.`);
    await expect(story.canvas.getAllByText(expired)).toHaveLength(2);
  },
};

/** The same page for an unknown email: the code and the new password together. */
export const CodeAndPassword: Story = {
  parameters: at('forget password', 'code'),
  render: () => <Forgotten isCodeStep memory={sent} seconds={0} />,
  play: async (story) => {
    const say = translatorOf(story);
    story.canvas.getByRole('textbox', { name: say(msg`Code`) }).focus();
    await story.userEvent.keyboard('911042');
    await story.userEvent.tab();
    await expect(document.activeElement).toHaveAttribute('id', 'password');
    const again = await story.canvas.findByRole('button', { name: say(msg`Send a new code`) });
    await expect(again.closest('form')).toHaveAttribute('action', '/forms/forget-password/resend');
    await expect(again.closest('form')!.querySelector('[name=email]')).toHaveValue('huda@example.org');
  },
};

export const ResendCountdown: Story = {
  parameters: at('forget password', 'resend countdown'),
  render: () => <Forgotten isCodeStep memory={sent} seconds={42} />,
  play: async (story) => {
    await waitFor(() => expect(story.canvas.getByRole('timer')).toHaveTextContent(/0:4[012]/));
    await expect(story.canvas.getByRole('timer')).toBeVisible();
  },
};

export const RefusedPassword: Story = {
  parameters: at('forget password', 'reset'),
  render: () => (
    <Forgotten
      isCodeStep
      memory={refused(
        'forget-password/reset',
        ['password', 'weakPassword'],
        ['confirmPassword', 'passwordsDoNotMatch'],
      )}
    />
  ),
  play: async (story) => {
    await waitFor(() => expect(summary(story)).toHaveFocus());
    await expect(story.canvasElement.querySelector('#password')).toHaveAttribute('aria-invalid', 'true');
    await expect(story.canvas.getAllByText(translatorOf(story)(msg`Passwords do not match`))).toHaveLength(2);
  },
};

export const Locked: Story = {
  parameters: at('forget password', 'refused'),
  render: () => <Forgotten memory={refused(FORGET_FORM, ['', 'invalidSelection', 'You have tried too many times.'])} />,
  play: async (story) => expect(story.canvas.getByRole('alert')).toHaveTextContent('too many times'),
};

/** The browser sends it; a second press sends nothing. */
export const Submitting: Story = {
  parameters: at('forget password', 'submitting'),
  render: () => <Forgotten />,
  play: async (story) => {
    const form = story.canvasElement.querySelector<HTMLFormElement>('#forget-password')!;
    form.addEventListener('submit', (event) => event.preventDefault());
    await fireEvent.submit(form);
    await waitFor(() => expect(form).toHaveAttribute('aria-busy', 'true'));
  },
};

/** Nothing is sent, and the page says so in its bar; what was typed stays. */
export const Offline: Story = {
  parameters: at('forget password', 'offline'),
  beforeEach: () => {
    const line = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    return () => line.mockRestore();
  },
  render: () => <Forgotten />,
  play: async (story) => {
    const form = story.canvasElement.querySelector<HTMLFormElement>('#forget-password')!;
    form.addEventListener('submit', (event) => event.preventDefault());
    const first = form.querySelector<HTMLInputElement>('input:not([type=hidden])')!;
    await story.userEvent.type(first, 'huda@example.org');
    await fireEvent.submit(form);
    await expect(form).not.toHaveAttribute('aria-busy');
    await expect(first).toHaveValue('huda@example.org');
  },
};

/** It leads on, and the next page says so. */
export const Done: Story = {
  parameters: at('forget password', 'done'),
  render: () => (
    <Framed>
      <ToldNotice left={{ form: 'forget-password/reset', done: { message: 'Password Updated successfully' } }} />
    </Framed>
  ),
  play: async ({ canvas }) => expectTold(canvas, 'Password Updated successfully'),
};
