import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { accountEmail, type AccountEmailData } from '#src/server/accounts/accounts.emails.ts';
import { Email } from './email.tsx';

const meta = { title: 'Emails/Accounts' } satisfies Meta;
export default meta;
type Story = StoryObj;

const email = (template: Parameters<typeof accountEmail>[0], data: Partial<AccountEmailData> = {}): Story => ({
  render: () => <Email of={(i18n) => accountEmail(template, { username: 'huda.salem', ...data }, i18n)} />,
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('iframe')!;
    await waitFor(() => expect(frame.contentDocument!.body.textContent).toContain(data.code ?? 'huda.salem'));
    await expect(frame.contentDocument!.documentElement.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
  },
});

export const ConfirmEmail = email('accountCode', { purpose: 'email', code: '041862' });
export const NewPassword = email('accountCode', { purpose: 'password', code: '730015' });
export const NewEmailAddress = email('accountCode', { purpose: 'newEmail', code: '208857' });
export const ProofForAnotherAddress = email('accountCode', { purpose: 'moveEmail', code: '553190' });
export const ProofForAFirstPassword = email('accountCode', { purpose: 'firstPassword', code: '904417' });
export const AddressAskedFor = email('emailTaken');
export const PhoneMoved = email('phoneMoved');
export const SessionReused = email('sessionReused', { device: 'Chrome, Android' });
export const AddressChanged = email('emailChanged');
export const AccountErased = email('accountErased');
export const AlreadyHasOne = email('accountExists');
export const PasswordChanged = email('passwordChanged');
export const NewDevice = email('newDevice', { device: 'Chrome, Android' });
export const UnknownDevice = email('newDevice');
export const SecondFactorOn = email('secondFactorOn');
export const SecondFactorOff = email('secondFactorOff');
export const RecoveryCodeUsed = email('recoveryCodeUsed');
export const PasskeyAdded = email('passkeyAdded');
export const PasskeyRemoved = email('passkeyRemoved');
export const SocialConnected = email('socialConnected', { provider: 'google' });
export const SocialDisconnected = email('socialDisconnected', { provider: 'google' });
export const SignInLink = email('signInLink', { href: 'https://sanad.example/login?link=a-link' });
