import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, spyOn, waitFor } from 'storybook/test';
import type { EntranceView } from '#src/screens/account/account-view.ts';
import { LOGIN_FORM, LoginScreen } from '#src/screens/account/login-screen.tsx';
import { ToldNotice } from '#src/screens/shell/told-notice.tsx';
import { at } from '#tests/screens.ts';
import { Framed, translatorOf, useLocale } from './frame.tsx';
import { expectTold } from './told.ts';

export default { title: 'Screens/Login', globals: { viewport: { value: 'desktop' } } } satisfies Meta;
type Story = StoryObj;
type Played = Parameters<NonNullable<Story['play']>>[0];

const Login = (view: Parameters<typeof LoginScreen>[0]['view']) => (
  <Framed>
    <LoginScreen locale={useLocale()} view={view} />
  </Framed>
);
const refused = (...errors: [path: string, code: string, message: string][]): EntranceView['memory'] => ({
  form: LOGIN_FORM,
  fields: { login: 'huda@example.org' },
  errors: errors.map(([path, code, message]) => ({ path, code, message })),
});
const name = (story: Played) =>
  story.canvas.getByRole('textbox', { name: translatorOf(story)(msg`Email, username or phone`) });
const password = ({ canvasElement }: Played) => canvasElement.querySelector<HTMLInputElement>('#password')!;
const form = ({ canvasElement }: Played) => canvasElement.querySelector<HTMLFormElement>('#login')!;

/** By keyboard; the password is shown and hidden by its button, and what was typed stays. */
export const Untouched: Story = {
  parameters: at('login', 'untouched'),
  render: () => <Login />,
  play: async (story) => {
    const say = translatorOf(story);
    name(story).focus();
    await story.userEvent.keyboard('huda');
    password(story).focus();
    await story.userEvent.keyboard('a lantern');
    await expect(password(story)).toHaveAttribute('type', 'password');
    await story.userEvent.tab();
    const show = story.canvas.getByRole('button', { name: say(msg`Show the password`) });
    await expect(show).toHaveFocus();
    await story.userEvent.keyboard('{Enter}');
    await expect(password(story)).toHaveAttribute('type', 'text');
    await expect(password(story)).toHaveValue('a lantern');
    await expect(story.canvas.getByRole('button', { name: say(msg`Hide the password`) })).toHaveFocus();
    await expect(form(story)).toHaveAttribute('action', '/forms/login');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Invalid: Story = {
  parameters: at('login', 'invalid'),
  render: () => <Login memory={refused(['login', 'required', ''], ['password', 'required', ''])} />,
  play: async (story) => {
    const say = translatorOf(story);
    await waitFor(() => expect(story.canvasElement.querySelector('#error-summary')).toHaveFocus());
    for (const words of [msg`Enter your email, username or phone number`, msg`Enter your password`])
      await expect(story.canvas.getAllByText(say(words))).toHaveLength(2);
    await story.userEvent.tab();
    await expect(document.activeElement).toHaveAttribute('href', '#login-name');
  },
};

/** The same words for an unknown account. The name stays, the password is typed again. */
export const WrongPassword: Story = {
  parameters: at('login', 'wrong password'),
  render: () => <Login memory={refused(['', 'invalidSelection', 'Email or password is incorrect'])} />,
  play: async (story) => {
    await waitFor(() => expect(story.canvasElement.querySelector('#error-summary')).toHaveFocus());
    await expect(story.canvas.getByRole('alert')).toHaveTextContent('Email or password is incorrect');
    await expect(name(story)).toHaveValue('huda@example.org');
    await expect(password(story)).toHaveValue('');
  },
};

/** A link by email is asked for below; it is folded, so that the password stays the first way. */
export const LinkSent: Story = {
  parameters: at('login', 'link sent'),
  render: () => (
    <Login memory={{ form: 'login/link', fields: {}, errors: [], done: { message: 'A link is on its way' } }} />
  ),
  play: async (story) => {
    await expect(story.canvas.getByText('A link is on its way')).toBeVisible();
    const fold = story.canvas.getByText(translatorOf(story)(msg`Sign in without a password`)).closest('details')!;
    await expect(fold).not.toHaveAttribute('open');
    await story.userEvent.click(fold.querySelector('summary')!);
    await expect(fold.querySelector('form')).toHaveAttribute('action', '/forms/login/link');
    await expect(fold.querySelector('#email')).toBeVisible();
  },
};

export const LinkRefused: Story = {
  parameters: at('login', 'link to no address'),
  render: () => (
    <Login
      memory={{
        form: 'login/link',
        fields: { email: 'huda' },
        errors: [{ path: 'email', code: 'invalidEmail', message: '' }],
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    const field = canvasElement.querySelector<HTMLInputElement>('#email')!;
    await expect(field).toBeVisible();
    await expect(field).toHaveValue('huda');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  },
};

/** Opening the link uses nothing: its button does. */
export const LinkOpened: Story = {
  parameters: at('login', 'link opened'),
  render: () => <Login link={{ token: 'a-link', isOpen: true }} next="/checkout" />,
  play: async (story) => {
    const button = story.canvas.getByRole('button', { name: translatorOf(story)(msg`Sign in`) });
    await expect(button.closest('form')).toHaveFormValues({ link: 'a-link', next: '/checkout' });
    await expect(story.canvasElement.querySelector('#password')).toBeNull();
  },
};

export const LinkOver: Story = {
  parameters: at('login', 'link over'),
  render: () => <Login link={{ token: 'a-link', isOpen: false }} />,
  play: async (story) => {
    await waitFor(() => expect(story.canvasElement.querySelector('#error-summary')).toHaveFocus());
    await expect(password(story)).toBeVisible();
  },
};

/** Whoever signed in long ago does it again before they add a passkey; nothing leads away to a new account. */
export const Again: Story = {
  parameters: at('login', 'again'),
  render: () => <Login isAgain next="/profile?part=devices" />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getByRole('heading', { name: say(msg`Sign in again`) })).toBeVisible();
    await expect(story.canvas.queryByRole('link', { name: say(msg`Create an account`) })).toBeNull();
    // A wrong password leads back to this page, not away as from a page for whoever is signed out.
    for (const one of story.canvasElement.querySelectorAll('main form'))
      await expect(one.querySelector<HTMLInputElement>('[name=returnTo]')!.value).toMatch(/^\/login\?again=on&next=/);
  },
};

/** The browser refuses the cookies that keep somebody signed in. */
export const NoCookies: Story = {
  parameters: at('login', 'no cookies'),
  render: () => <Login keepsNoCookies />,
  play: async (story) => {
    await waitFor(() => expect(story.canvasElement.querySelector('#error-summary')).toHaveFocus());
    await expect(password(story)).toBeVisible();
  },
};

export const Locked: Story = {
  parameters: at('login', 'locked'),
  render: () => (
    <Login
      memory={refused(['', 'invalidSelection', 'You have tried too many times. Wait a few minutes and try again.'])}
    />
  ),
  play: async (story) => {
    await expect(story.canvas.getByRole('alert')).toHaveTextContent('too many times');
  },
};

export const Refused: Story = {
  parameters: at('login', 'refused'),
  render: () => <Login memory={refused(['', 'invalidSelection', 'This service is not available right now.'])} />,
  play: async (story) => expect(story.canvas.getByRole('alert')).toHaveTextContent('not available'),
};

const passkeyButton = (story: Played) =>
  story.canvas.getByRole('button', { name: translatorOf(story)(msg`Sign in with a passkey`) });
const answering = (...answers: object[]) => {
  const left = [...answers];
  return spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const { status = 200, ...body } = (left.shift() ?? {}) as { status?: number };
    return Response.json(body, { status });
  });
};
const OPTIONS = { result: { options: { challenge: 'Y2hhbGxlbmdl', rpId: 'localhost', userVerification: 'required' } } };

/** Beside the password, and below it: nobody needs one. */
export const Passkey: Story = {
  parameters: at('login', 'passkey'),
  render: () => <Login next="/cart" />,
  play: async (story) => {
    await expect(passkeyButton(story)).toBeVisible();
    await expect(passkeyButton(story)).not.toHaveAttribute('aria-busy');
  },
};

/** The person or the device said no: the page says it, and both ways stay. */
export const PasskeyCancelled: Story = {
  parameters: at('login', 'passkey cancelled'),
  beforeEach: () => {
    const calls = answering(OPTIONS);
    const asked = spyOn(navigator.credentials, 'get').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    return () => {
      calls.mockRestore();
      asked.mockRestore();
    };
  },
  render: () => <Login />,
  play: async (story) => {
    await story.userEvent.click(passkeyButton(story));
    const words = translatorOf(story)(msg`The passkey was not used. Try again, or use your password.`);
    await waitFor(() => expect(story.canvas.getByText(words)).toBeVisible());
    await expect(passkeyButton(story)).toHaveFocus();
  },
};

export const PasskeyRefused: Story = {
  parameters: at('login', 'passkey refused'),
  beforeEach: () => {
    const calls = answering({ status: 401, errorCode: 'invalidCredentials', errorMessage: '' });
    return () => calls.mockRestore();
  },
  render: () => <Login />,
  play: async (story) => {
    await story.userEvent.click(passkeyButton(story));
    const words = translatorOf(story)(
      msg`We do not recognize this passkey. Sign in with your password, then add the passkey in your profile.`,
    );
    await waitFor(() => expect(story.canvas.getByText(words)).toBeVisible());
  },
};

const PROVIDERS = ['google', 'facebook', 'apple'] as const;

/** Each is a form to our own server; no script of a provider stands here. */
export const SocialOn: Story = {
  parameters: at('login', 'social on'),
  render: () => <Login providers={PROVIDERS} next="/cart" />,
  play: async (story) => {
    for (const provider of PROVIDERS) {
      const social = story.canvasElement.querySelector<HTMLFormElement>(`#social-${provider}`)!;
      await expect(social).toHaveAttribute('action', `/forms/social/${provider}`);
      await expect(social).toHaveFormValues({ next: '/cart', returnTo: '/login?next=%2Fcart' });
      await expect(social.querySelector('button')!.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
    await expect(story.canvasElement.querySelectorAll('script')).toHaveLength(0);
  },
};

/** Without keys there is no button, and no line that leads to none. */
export const SocialOff: Story = {
  parameters: at('login', 'social off'),
  render: () => <Login providers={[]} />,
  play: async (story) => {
    await expect(story.canvasElement.querySelector('form[id^=social]')).toBeNull();
    await expect(story.canvas.queryByText(translatorOf(story)(msg`or continue with`))).toBeNull();
  },
};

/** What a provider's refusal says stands with its button, and takes the focus. */
export const SocialRefused: Story = {
  parameters: at('login', 'social refused'),
  render: () => (
    <Login
      providers={PROVIDERS}
      memory={{
        form: 'social/google',
        fields: {},
        errors: [{ path: '', code: 'invalidSelection', message: 'Google cannot be reached at this moment.' }],
      }}
    />
  ),
  play: async (story) => {
    await waitFor(() => expect(story.canvasElement.querySelector('#error-summary')).toHaveFocus());
    await expect(story.canvas.getByRole('alert')).toHaveTextContent('Google cannot be reached');
    await expect(password(story)).toBeVisible();
  },
};

/** Where one was led from stays with the form and with every way beside it. */
export const NextPage: Story = {
  parameters: at('login', 'next page'),
  render: () => <Login next="/profile?year=2026" />,
  play: async (story) => {
    await expect(form(story).querySelector('[name=next]')).toHaveValue('/profile?year=2026');
    await expect(form(story).querySelector('[name=returnTo]')).toHaveValue('/login?next=%2Fprofile%3Fyear%3D2026');
  },
};

/** The browser sends it; a second press sends nothing. */
export const Submitting: Story = {
  parameters: at('login', 'submitting'),
  render: () => <Login />,
  play: async (story) => {
    form(story).addEventListener('submit', (event) => event.preventDefault());
    await fireEvent.submit(form(story));
    await waitFor(() => expect(form(story)).toHaveAttribute('aria-busy', 'true'));
  },
};

/** Nothing is sent, and the page says so in its bar; what was typed stays. */
export const Offline: Story = {
  parameters: at('login', 'offline'),
  beforeEach: () => {
    const line = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    return () => line.mockRestore();
  },
  render: () => <Login />,
  play: async (story) => {
    form(story).addEventListener('submit', (event) => event.preventDefault());
    const first = form(story).querySelector<HTMLInputElement>('input:not([type=hidden])')!;
    await story.userEvent.type(first, 'huda@example.org');
    await fireEvent.submit(form(story));
    await expect(form(story)).not.toHaveAttribute('aria-busy');
    await expect(first).toHaveValue('huda@example.org');
  },
};

/** It leads on, and the next page says so. */
export const Done: Story = {
  parameters: at('login', 'done'),
  render: () => (
    <Framed>
      <ToldNotice left={{ form: 'login', done: { message: 'Logged in successfully' } }} />
    </Framed>
  ),
  play: async ({ canvas }) => expectTold(canvas, 'Logged in successfully'),
};
