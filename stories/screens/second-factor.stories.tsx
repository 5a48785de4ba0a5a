import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, spyOn, waitFor } from 'storybook/test';
import { SecondFactorScreen } from '#src/screens/account/second-factor-screen.tsx';
import type { SecondFactorView } from '#src/screens/account/second-factor-view.ts';
import { at } from '#tests/screens.ts';
import { Framed, translatorOf, useLocale } from './frame.tsx';

export default { title: 'Screens/Second factor', globals: { viewport: { value: 'desktop' } } } satisfies Meta;
type Story = StoryObj;
type Played = Parameters<NonNullable<Story['play']>>[0];

const Screen = ({ view }: { view: SecondFactorView }) => (
  <Framed>
    <SecondFactorScreen locale={useLocale()} view={view} />
  </Framed>
);
const next = '/profile?part=devices';
const KEY = 'JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP';
const setup = (memory?: SecondFactorView['memory']): SecondFactorView => ({
  step: 'setup',
  next,
  memory,
  setupKey: KEY,
  uri: `otpauth://totp/Sanad:demo.finance?issuer=Sanad&secret=${KEY.replaceAll(' ', '')}&algorithm=SHA1&digits=6&period=30`,
});
const ask = (memory?: SecondFactorView['memory'], recoveryCodesLeft = 9): SecondFactorView => ({
  step: 'ask',
  hasApp: true,
  hasPasskey: false,
  next,
  memory,
  recoveryCodesLeft,
});
const refused = (
  form: 'second-factor/confirm' | 'second-factor/pass',
  ...errors: [path: string, code: string, message: string][]
): SecondFactorView['memory'] => ({
  form,
  fields: {},
  errors: errors.map(([path, code, message]) => ({ path, code, message })),
});
const summary = ({ canvasElement }: Played) => canvasElement.querySelector('#error-summary');
const form = ({ canvasElement }: Played) => canvasElement.querySelector<HTMLFormElement>('#second-factor-pass')!;

export const Begin: Story = {
  parameters: at('second factor', 'begin'),
  render: () => <Screen view={{ step: 'begin', next }} />,
  play: async (story) => {
    const button = story.canvas.getByRole('button', { name: translatorOf(story)(msg`Set up the app`) });
    await expect(button.closest('form')).toHaveAttribute('action', '/forms/second-factor/begin');
    await expect(button.closest('form')!.querySelector('[name=next]')).toHaveValue(next);
  },
};

/** To scan, to open on the same phone, or to type; the code field takes six digits. */
export const SetUp: Story = {
  parameters: at('second factor', 'set up'),
  render: () => <Screen view={setup()} />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(
      story.canvas.getByRole('img', {
        name: say(msg`QR code for the app; the key below contains the same information`),
      }),
    ).toBeVisible();
    await expect(story.canvas.getByRole('link', { name: say(msg`Open the app on this device`) })).toHaveAttribute(
      'href',
      expect.stringContaining('otpauth://totp/'),
    );
    await expect(story.canvas.getByRole('textbox')).toHaveAttribute('inputmode', 'numeric');
  },
};

export const Invalid: Story = {
  parameters: at('second factor', 'invalid'),
  render: () => <Screen view={setup(refused('second-factor/confirm', ['code', 'required', '']))} />,
  play: async (story) => {
    await waitFor(() => expect(summary(story)).toHaveFocus());
    await expect(story.canvas.getAllByText(translatorOf(story)(msg`Enter the code that the app shows`))).toHaveLength(
      2,
    );
    await story.userEvent.tab();
    await expect(document.activeElement).toHaveAttribute('href', '#otp');
  },
};

/** The first code was wrong: a phone's clock may be. */
export const RefusedByTheServer: Story = {
  parameters: at('second factor', 'refused by the server'),
  render: () => <Screen view={setup(refused('second-factor/confirm', ['code', 'otpInvalid', '']))} />,
  play: async (story) => waitFor(() => expect(summary(story)).toHaveFocus()),
};

export const RecoveryCodes: Story = {
  parameters: at('second factor', 'recovery codes'),
  render: () => (
    <Screen
      view={{
        step: 'codes',
        next,
        codes: Array.from({ length: 10 }, (_, index) => `k7mx-p2rt-9wq${'abcdefghjk'[index]}-h4nd`),
      }}
    />
  ),
  play: async (story) => {
    await expect(story.canvas.getByText('k7mx-p2rt-9wqa-h4nd')).toBeVisible();
    await expect(
      story.canvas.getByRole('link', { name: translatorOf(story)(msg`I have saved the codes`) }).getAttribute('href'),
    ).toContain('/profile?part=devices');
  },
};

/** A recovery code is typed in the same field. */
export const AskedFor: Story = {
  parameters: at('second factor', 'asked for'),
  render: () => <Screen view={ask()} />,
  play: async (story) => {
    const field = story.canvas.getByRole('textbox');
    await story.userEvent.type(field, 'k7mx-p2rt-9wqa-h4nd');
    await expect(field).toHaveValue('k7mx-p2rt-9wqa-h4nd');
    await expect(form(story)).toHaveAttribute('action', '/forms/second-factor/pass');
  },
};

export const CodeWrong: Story = {
  parameters: at('second factor', 'code wrong'),
  render: () => <Screen view={ask(refused('second-factor/pass', ['code', 'otpInvalid', '']))} />,
  play: async (story) => waitFor(() => expect(summary(story)).toHaveFocus()),
};

export const Locked: Story = {
  parameters: at('second factor', 'locked'),
  render: () => (
    <Screen
      view={ask(
        refused('second-factor/pass', [
          '',
          'invalidSelection',
          'You have tried too many times. Wait a few minutes and try again.',
        ]),
      )}
    />
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('too many times'),
};

export const NoRecoveryCodeLeft: Story = {
  parameters: at('second factor', 'no recovery code left'),
  render: () => <Screen view={ask(undefined, 0)} />,
};

/** Whoever has both confirms by either. */
export const Passkey: Story = {
  parameters: at('second factor', 'passkey'),
  render: () => <Screen view={{ step: 'ask', hasApp: true, hasPasskey: true, next, recoveryCodesLeft: 8 }} />,
  play: async (story) => {
    await expect(
      story.canvas.getByRole('button', { name: translatorOf(story)(msg`Confirm with a passkey`) }),
    ).toBeVisible();
    await expect(story.canvas.getByRole('textbox')).toBeVisible();
  },
};

/** An app can be set up beside the passkey. */
export const DoneByPasskey: Story = {
  parameters: at('second factor', 'done by passkey'),
  render: () => <Screen view={{ step: 'confirmed', hasApp: false, next, recoveryCodesLeft: 0 }} />,
  play: async (story) =>
    expect(story.canvas.getByRole('button', { name: translatorOf(story)(msg`Set up the app`) })).toBeVisible(),
};

/** The browser sends it; a second press sends nothing. */
export const Submitting: Story = {
  parameters: at('second factor', 'submitting'),
  render: () => <Screen view={ask()} />,
  play: async (story) => {
    form(story).addEventListener('submit', (event) => event.preventDefault());
    await fireEvent.submit(form(story));
    await waitFor(() => expect(form(story)).toHaveAttribute('aria-busy', 'true'));
  },
};

/** Nothing is sent; what was typed stays. */
export const Offline: Story = {
  parameters: at('second factor', 'offline'),
  beforeEach: () => {
    const line = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    return () => line.mockRestore();
  },
  render: () => <Screen view={ask()} />,
  play: async (story) => {
    form(story).addEventListener('submit', (event) => event.preventDefault());
    const field = story.canvas.getByRole('textbox');
    await story.userEvent.type(field, '123456');
    await fireEvent.submit(form(story));
    await expect(form(story)).not.toHaveAttribute('aria-busy');
    await expect(field).toHaveValue('123456');
  },
};

export const Done: Story = {
  parameters: at('second factor', 'done'),
  render: () => <Screen view={{ step: 'confirmed', hasApp: true, next, recoveryCodesLeft: 1 }} />,
  play: async (story) =>
    expect(story.canvas.getByRole('link', { name: translatorOf(story)(msg`Continue`) })).toBeVisible(),
};
