import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, spyOn, waitFor } from 'storybook/test';
import type { EntranceView, KnownDonor } from '#src/screens/account/account-view.ts';
import { SignUpScreen } from '#src/screens/account/signup-screen.tsx';
import { ToldNotice } from '#src/screens/shell/told-notice.tsx';
import { at } from '#tests/screens.ts';
import { Framed, translatorOf, useLocale } from './frame.tsx';
import { expectTold } from './told.ts';

export default { title: 'Screens/Sign up', globals: { viewport: { value: 'desktop' } } } satisfies Meta;
type Story = StoryObj;
type Played = Parameters<NonNullable<Story['play']>>[0];

const offer = {
  countries: [
    { code: 'SA', name: 'Saudi Arabia', callingCode: '+966' },
    { code: 'TR', name: 'Türkiye', callingCode: '+90' },
  ],
  nationalities: [
    { value: 'SA', label: 'Saudi Arabia' },
    { value: 'TR', label: 'Türkiye' },
  ],
  fields: [
    { value: 'orphans', label: 'Orphan sponsorship' },
    { value: 'zakat', label: 'Zakat' },
  ],
};
type Shown = EntranceView & { isCodeStep?: boolean; known?: KnownDonor; newcomer?: typeof newcomer };
const newcomer = { email: 'huda@example.org', provider: 'google' } as const;
const SignUp = ({ isCodeStep = false, ...view }: Shown) => (
  <Framed>
    <SignUpScreen locale={useLocale()} view={{ ...view, isCodeStep, offer }} />
  </Framed>
);
type Memory = EntranceView['memory'];
const refused = (form: string, ...errors: [path: string, code: string, limit?: number][]): Memory => ({
  form,
  fields: { username: 'huda', email: 'huda@example.org', birthDay: '14', birthMonth: '3', birthYear: '2014' },
  errors: errors.map(([path, code, limit]) => ({ path, code, message: '', limit })),
});
const sent = (form: string, message: string): Memory => ({
  form,
  fields: { email: 'huda@example.org' },
  errors: [],
  done: { message },
});
const box = (story: Played, words: Parameters<ReturnType<typeof translatorOf>>[0]) =>
  story.canvas.getByRole('textbox', { name: translatorOf(story)(words) });
const summary = ({ canvasElement }: Played) => canvasElement.querySelector('#error-summary')!;

/** The whole form by keyboard, in the order in which it is read. */
export const Untouched: Story = {
  parameters: at('signup', 'untouched'),
  render: () => <SignUp />,
  play: async (story) => {
    const say = translatorOf(story);
    box(story, msg`Username`).focus();
    await story.userEvent.tab();
    await expect(box(story, msg`Email`)).toHaveFocus();
    await story.userEvent.tab();
    await expect(document.activeElement).toHaveAttribute('id', 'password');
    await story.userEvent.tab();
    await story.userEvent.tab();
    await expect(document.activeElement).toHaveAttribute('id', 'confirmPassword');
    await expect(story.canvas.getByRole('link', { name: say(msg`Sign in`) })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Every rule of every field; what was typed is still there. */
export const Invalid: Story = {
  parameters: at('signup', 'invalid'),
  render: () => (
    <SignUp
      memory={refused(
        'signup',
        ['username', 'invalidFormat'],
        ['email', 'invalidEmail'],
        ['password', 'weakPassword'],
        ['confirmPassword', 'passwordsDoNotMatch'],
        ['phone.number', 'invalidFormat'],
        ['gender', 'required'],
        ['dateOfBirth', 'tooLow', 13],
        ['nationality', 'required'],
        ['mainDonationField', 'required'],
        ['secondaryDonationField', 'invalidSelection'],
      )}
    />
  ),
  play: async (story) => {
    const say = translatorOf(story);
    await waitFor(() => expect(summary(story)).toHaveFocus());
    await expect(box(story, msg`Email`)).toHaveValue('huda@example.org');
    for (const words of [
      msg`Choose a username of 3 to 30 characters that starts with a Latin letter and has only Latin letters, digits, underscores and dots`,
      msg`Choose a password of 10 to 200 characters that is not a common one and does not contain your name`,
      msg`Passwords do not match`,
      msg`Enter the phone number without the country code, and check that it has the right number of digits for the country you chose`,
      msg`Choose your gender`,
      msg`Choose your nationality`,
      msg`Choose what you give to most`,
    ])
      await expect(story.canvas.getAllByText(say(words)).length).toBeGreaterThanOrEqual(2);
    await expect(summary(story)).toHaveTextContent('13');
    await story.userEvent.tab();
    await expect(document.activeElement).toHaveAttribute('href', '#username');
  },
};

export const TakenUsername: Story = {
  parameters: at('signup', 'taken username'),
  render: () => <SignUp memory={refused('signup', ['username', 'invalidSelection'])} />,
  play: async (story) => {
    const taken = translatorOf(story)(msg`This username is taken. Choose another one.`);
    await expect(story.canvas.getAllByText(taken)).toHaveLength(2);
    await expect(box(story, msg`Username`)).toHaveValue('huda');
  },
};

/** What the donation said is filled in already. */
export const FromADonation: Story = {
  parameters: at('signup', 'from a donation'),
  render: () => <SignUp known={{ email: 'huda@example.org', phoneCountry: 'TR', phoneNumber: '5321112233' }} />,
  play: async (story) => {
    await expect(box(story, msg`Email`)).toHaveValue('huda@example.org');
    await expect(story.canvasElement.querySelector('#phoneNumber')).toHaveValue('5321112233');
  },
};

/** Where the code went, a field for it, and the time until another can be sent. */
export const Code: Story = {
  parameters: at('signup', 'code'),
  render: () => <SignUp isCodeStep memory={sent('signup', 'Account Created successfully')} />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getByText('huda@example.org')).toBeVisible();
    await expect(story.canvas.getByText('Account Created successfully')).toBeVisible();
    box(story, msg`Code`).focus();
    await story.userEvent.keyboard('482913');
    await expect(box(story, msg`Code`)).toHaveValue('482913');
    await story.userEvent.tab();
    await expect(story.canvas.getByRole('button', { name: say(msg`Confirm`) })).toHaveFocus();
    await waitFor(() => expect(story.canvas.getByRole('timer')).toHaveTextContent(/\d:\d\d/));
    await expect(story.canvas.queryByRole('button', { name: say(msg`Send a new code`) })).toBeNull();
  },
};

export const CodeWrong: Story = {
  parameters: at('signup', 'code wrong'),
  render: () => <SignUp isCodeStep memory={refused('signup/code', ['otp', 'otpInvalid'])} />,
  play: async (story) => {
    await waitFor(() => expect(summary(story)).toHaveFocus());
    await story.userEvent.tab();
    await expect(document.activeElement).toHaveAttribute('href', '#otp');
    await expect(box(story, msg`Code`)).toHaveAttribute('aria-invalid', 'true');
  },
};

export const CodeExpired: Story = {
  parameters: at('signup', 'code expired'),
  render: () => <SignUp isCodeStep memory={refused('signup/code', ['otp', 'otpExpired'])} />,
  play: async (story) => {
    const expired = translatorOf(story)(msg`The code has expired: codes work for ten minutes. Ask for a new one.`);
    await expect(story.canvas.getAllByText(expired)).toHaveLength(2);
  },
};

export const CodeResent: Story = {
  parameters: at('signup', 'code resent'),
  render: () => <SignUp isCodeStep memory={sent('signup/resend', 'Code resent successfully')} />,
  play: async (story) => expect(story.canvas.getByText('Code resent successfully')).toBeVisible(),
};

export const ResendCountdown: Story = {
  parameters: at('signup', 'resend countdown'),
  render: () => <SignUp isCodeStep memory={sent('signup/resend', 'Code resent successfully')} />,
  play: async (story) => {
    await waitFor(() => expect(story.canvas.getByRole('timer')).toHaveTextContent(/0:5\d|1:00/));
  },
};

/** A limit of the server; nothing typed is lost but the passwords. */
export const Refused: Story = {
  parameters: at('signup', 'refused'),
  render: () => (
    <SignUp
      memory={{
        ...refused('signup')!,
        errors: [{ path: '', code: 'invalidSelection', message: 'You have tried too many times.' }],
      }}
    />
  ),
  play: async (story) => {
    await expect(summary(story)).toHaveTextContent('too many times');
    await expect(box(story, msg`Username`)).toHaveValue('huda');
  },
};

/** After a reload the page does not know where the code went: it asks. */
export const CodeToAnUnknownAddress: Story = {
  parameters: at('signup', 'code to an unknown address'),
  render: () => <SignUp isCodeStep />,
  play: async (story) => {
    await expect(box(story, msg`Email`)).toBeVisible();
    await expect(story.canvas.queryByRole('timer')).toBeNull();
  },
};

/** The browser sends it; a second press sends nothing. */
export const Submitting: Story = {
  parameters: at('signup', 'submitting'),
  render: () => <SignUp />,
  play: async (story) => {
    const form = story.canvasElement.querySelector<HTMLFormElement>('#signup')!;
    form.addEventListener('submit', (event) => event.preventDefault());
    await fireEvent.submit(form);
    await waitFor(() => expect(form).toHaveAttribute('aria-busy', 'true'));
  },
};

/** Nothing is sent, and the page says so in its bar; what was typed stays. */
export const Offline: Story = {
  parameters: at('signup', 'offline'),
  beforeEach: () => {
    const line = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    return () => line.mockRestore();
  },
  render: () => <SignUp />,
  play: async (story) => {
    const form = story.canvasElement.querySelector<HTMLFormElement>('#signup')!;
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
  parameters: at('signup', 'done'),
  render: () => (
    <Framed>
      <ToldNotice left={{ form: 'signup/code', done: { message: 'Your email address is confirmed' } }} />
    </Framed>
  ),
  play: async ({ canvas }) => expectTold(canvas, 'Your email address is confirmed'),
};

/** Below the form, so that the fields stay the first way. */
export const SocialOn: Story = {
  parameters: at('signup', 'social on'),
  render: () => <SignUp providers={['google', 'facebook', 'apple']} next="/cart" />,
  play: async (story) => {
    const apple = story.canvasElement.querySelector<HTMLFormElement>('#social-apple')!;
    await expect(apple).toHaveAttribute('action', '/forms/social/apple');
    await expect(apple).toHaveFormValues({ next: '/cart', returnTo: '/signup?next=%2Fcart' });
  },
};

export const SocialRefused: Story = {
  parameters: at('signup', 'social refused'),
  render: () => (
    <SignUp
      providers={['google']}
      memory={{
        form: 'social/google',
        fields: {},
        errors: [{ path: '', code: 'invalidSelection', message: 'You canceled the sign-in.' }],
      }}
    />
  ),
  play: async (story) => {
    await waitFor(() => expect(summary(story)).toHaveFocus());
    await expect(summary(story)).toHaveTextContent('You canceled the sign-in.');
  },
};

/** The code of the email came too late; what to do is said, and the account waits. */
export const AccountExpired: Story = {
  parameters: at('from mails', 'account expired'),
  render: () => <SignUp isCodeStep memory={refused('signup/code', ['otp', 'otpExpired'])} />,
  play: async (story) => {
    const words = msg`The code has expired: codes work for ten minutes. Ask for a new one.`;
    await expect(story.canvas.getAllByText(translatorOf(story)(words))[0]).toBeVisible();
  },
};

/** After Google has named somebody who has no account: what is missing, by keyboard. */
export const Newcomer: Story = {
  parameters: at('signup', 'newcomer'),
  render: () => <SignUp newcomer={newcomer} next="/cart" />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getByText('huda@example.org')).toHaveAttribute('dir', 'ltr');
    story.canvasElement.querySelector<HTMLElement>('#birthDay')!.focus();
    await story.userEvent.tab();
    await expect(document.activeElement).toHaveAttribute('name', 'birthMonth');
    await expect(story.canvas.queryByLabelText(say(msg`Password`))).toBeNull();
    const form = story.canvasElement.querySelector<HTMLFormElement>('form[action="/forms/signup/finish"]')!;
    await expect(new FormData(form).get('returnTo')).toBe('/signup?step=finish&next=%2Fcart');
    const away = story.canvas.getByRole('button', { name: say(msg`This is not me`) }).closest('form')!;
    await expect(away).toHaveAttribute('action', '/forms/signup/not-me');
    await expect(new FormData(away).get('next')).toBe('/cart');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const NewcomerRefused: Story = {
  parameters: at('signup', 'newcomer refused'),
  render: () => (
    <SignUp
      newcomer={newcomer}
      memory={refused(
        'signup/finish',
        ['dateOfBirth', 'tooLow', 13],
        ['gender', 'required'],
        ['nationality', 'required'],
      )}
    />
  ),
  play: async (story) => {
    await waitFor(() => expect(summary(story)).toHaveFocus());
    await expect(summary(story)).toHaveTextContent(/13/);
    await expect(story.canvasElement.querySelector('#birthYear')).toHaveValue('2014');
  },
};

/** What the browser held is over: the buttons of the providers stand below. */
export const NewcomerTooLate: Story = {
  parameters: at('signup', 'newcomer too late'),
  render: () => (
    <SignUp
      providers={['google']}
      memory={{
        form: 'signup/finish',
        fields: {},
        errors: [{ path: '', code: 'invalidSelection', message: 'Start again with one of the buttons below.' }],
      }}
    />
  ),
  play: async (story) => {
    await expect(summary(story)).toHaveTextContent('Start again');
    await expect(story.canvasElement.querySelector('#social-google')).toBeVisible();
  },
};
