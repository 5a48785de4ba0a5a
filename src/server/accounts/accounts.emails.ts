import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { PROOF_USES } from '#src/domain/one-time-code.ts';
import { PROVIDER_NAMES } from '#src/domain/social-names.ts';
import type { SocialProvider } from '#src/domain/social-sign-in.ts';
import type { EmailText } from '#src/server/emails/email-layout.tsx';
import type { PartingTemplate } from '#src/server/emails/parting-emails.ts';

export const ACCOUNT_TEMPLATES = [
  'accountCode',
  'accountExists',
  'emailTaken',
  'phoneMoved',
  'sessionReused',
  'passwordChanged',
  'newDevice',
  'secondFactorOn',
  'secondFactorOff',
  'recoveryCodeUsed',
  'passkeyAdded',
  'passkeyRemoved',
  'socialConnected',
  'socialDisconnected',
  'signInLink',
] as const;
export type AccountTemplate = (typeof ACCOUNT_TEMPLATES)[number];
/** Those to an address that the account has no more are sent by other jobs, and are of the account all the same. */
type Template = AccountTemplate | PartingTemplate;

export const CODE_EMAIL_PURPOSES = ['email', 'password', 'newEmail', ...PROOF_USES] as const;
export type CodeEmailPurpose = (typeof CODE_EMAIL_PURPOSES)[number];

export type AccountEmailData = {
  username: string;
  /** What a code is for. */
  purpose?: CodeEmailPurpose | undefined;
  code?: string | undefined;
  /** "Chrome, Android"; empty where the device did not say. */
  device?: string | undefined;
  /** Who signs the person in from now on. */
  provider?: SocialProvider | undefined;
  /** Where the link leads that signs in. */
  href?: string | undefined;
};

const SUBJECTS: Record<Exclude<Template, 'accountCode'>, MessageDescriptor> = {
  accountExists: msg`You already have an account`,
  phoneMoved: msg`Your phone number now belongs to another account`,
  sessionReused: msg`We signed out one of your devices`,
  emailTaken: msg`Somebody tried to use your email address`,
  emailChanged: msg`Your account’s email address was changed`,
  accountErased: msg`Your account has been erased`,
  passwordChanged: msg`Your password was changed`,
  newDevice: msg`A new device signed in to your account`,
  secondFactorOn: msg`An authenticator app now protects your account`,
  secondFactorOff: msg`Your authenticator app and passkeys were removed`,
  passkeyAdded: msg`A passkey was added to your account`,
  passkeyRemoved: msg`A passkey was removed from your account`,
  recoveryCodeUsed: msg`One of your recovery codes was used`,
  signInLink: msg`Your sign-in link`,
  socialConnected: msg`Another way to sign in to your account was added`,
  socialDisconnected: msg`A way to sign in to your account was removed`,
};
const CODE_SUBJECTS = {
  email: msg`Confirm your email address`,
  password: msg`Your code to set a new password`,
  newEmail: msg`Confirm your new email address`,
  moveEmail: msg`Your code to change your email address`,
  firstPassword: msg`Your code to set your first password`,
} satisfies Record<string, MessageDescriptor>;

const CODE_USES = {
  email: msg`Enter this code to confirm that this address is yours. The code works for ten minutes.`,
  password: msg`Enter this code to choose a new password. The code works for ten minutes.`,
  newEmail: msg`Enter this code in your profile to make this address the email address of your account. The code works for ten minutes.`,
  moveEmail: msg`Somebody who is signed in to your account wants to change its email address. If this is you, enter this code in your profile. The code works for ten minutes.`,
  firstPassword: msg`Somebody who is signed in to your account wants to choose a password for it. If this is you, enter this code in your profile. The code works for ten minutes.`,
} satisfies Record<CodeEmailPurpose, MessageDescriptor>;

/** The text of an email about an account, in its owner's language. The code stands in no subject, which is shown on locked screens. */
export function accountEmail(template: Template, data: AccountEmailData, i18n: I18n): EmailText {
  const { code, device, href, provider, purpose = 'email', username } = data;
  return {
    subject: i18n._(template === 'accountCode' ? CODE_SUBJECTS[purpose] : SUBJECTS[template]),
    greeting: i18n._(msg`Hello ${username},`),
    paragraphs: paragraphs(template, purpose, i18n),
    facts: [
      ...(template === 'accountCode' ? [{ label: i18n._(msg`Code`), value: code ?? '', isLeftToRight: true }] : []),
      ...(template === 'newDevice' || template === 'sessionReused'
        ? [{ label: i18n._(msg`Device`), value: device || i18n._(msg`Unknown`), isLeftToRight: true }]
        : []),
      ...(provider === undefined ? [] : [{ label: i18n._(msg`Sign in with`), value: PROVIDER_NAMES[provider] }]),
    ],
    ...(href === undefined ? {} : { action: { label: i18n._(msg`Sign in`), href } }),
    closing: i18n._(msg`With thanks, the Sanad team`),
  };
}

function paragraphs(template: Template, purpose: CodeEmailPurpose, i18n: I18n): string[] {
  switch (template) {
    case 'accountCode':
      if (purpose === 'moveEmail' || purpose === 'firstPassword')
        return [
          i18n._(CODE_USES[purpose]),
          i18n._(
            msg`If this is not you, do not give the code to anyone, and reply to this email: somebody else is using a device that is signed in to your account.`,
          ),
        ];
      return [
        i18n._(CODE_USES[purpose]),
        i18n._(
          msg`We will never ask you for this code by phone or message. If you did not ask for the code, you do not need to do anything.`,
        ),
      ];
    case 'accountExists':
      return [
        i18n._(
          msg`Someone tried to create an account with this email address, which already belongs to an account. If this was you, sign in with this address, or ask for a new password.`,
        ),
        i18n._(msg`If this was not you, you do not need to do anything.`),
      ];
    case 'emailTaken':
      return [
        i18n._(
          msg`Somebody tried to use this email address for another account. It is already your account’s address, so nothing was changed. If this was you, sign in with this address.`,
        ),
        i18n._(msg`If this was not you, you do not need to do anything.`),
      ];
    case 'phoneMoved':
      return [
        i18n._(
          msg`Somebody confirmed your phone number for another account, with a code that was sent to this number. You can no longer sign in with the number; your email address still works.`,
        ),
        i18n._(
          msg`If you still use the number, confirm it again in your profile, and ask your phone company whether somebody else receives your text messages.`,
        ),
      ];
    case 'sessionReused':
      return [
        i18n._(
          msg`The key that keeps the device below signed in was used a second time, which can mean that somebody has copied it. To be safe, we signed this device out.`,
        ),
        i18n._(msg`Sign in again. If you do not know how this happened, choose a new password as well.`),
      ];
    case 'emailChanged':
      return [
        i18n._(
          msg`Your account’s email address was changed. This address no longer works for signing in, all other devices were signed out, and our emails about your donations will go to the new address.`,
        ),
        i18n._(msg`If this was not you, reply to this email at once.`),
      ];
    case 'accountErased':
      return [
        i18n._(
          msg`Your account has been erased, as you asked: your name, your addresses and what you saved have been deleted. Your donations will stay in our books without your name.`,
        ),
        i18n._(
          msg`This is the last email about your account, and we will not keep this address. If this was not you, reply to this email at once.`,
        ),
      ];
    case 'passwordChanged':
      return [
        i18n._(msg`Your account’s password was changed, and all other devices were signed out.`),
        i18n._(msg`If this was not you, choose a new password at once and reply to this email.`),
      ];
    case 'secondFactorOn':
      return [
        i18n._(
          msg`From now on, we will ask for a code from your app when you sign in as a member of staff. If you do not have the app with you, use one of your recovery codes; each code works once.`,
        ),
        i18n._(msg`If this was not you, choose a new password at once and reply to this email.`),
      ];
    case 'secondFactorOff':
      return [
        i18n._(
          msg`An administrator removed the authenticator app and the passkeys from your account. You will set up new ones when you next sign in as a member of staff.`,
        ),
        i18n._(msg`If you did not ask for this, reply to this email at once.`),
      ];
    case 'passkeyAdded':
      return [
        i18n._(msg`You can now sign in to your account with a new passkey, without your password.`),
        i18n._(
          msg`If this was not you, remove the new sign-in method in your profile at once, choose a new password and reply to this email.`,
        ),
      ];
    case 'passkeyRemoved':
      return [
        i18n._(
          msg`A passkey was removed, so you can no longer use it to sign in to your account. You can also delete the passkey where your device keeps your passwords.`,
        ),
        i18n._(msg`If this was not you, choose a new password at once and reply to this email.`),
      ];
    case 'recoveryCodeUsed':
      return [
        i18n._(msg`Somebody signed in with one of your recovery codes. That code no longer works.`),
        i18n._(msg`If this was not you, choose a new password at once and reply to this email.`),
      ];
    case 'signInLink':
      return [
        i18n._(
          msg`Use this link to sign in to your account without a password. The link works only once, within ten minutes.`,
        ),
        i18n._(
          msg`If you did not ask for this link, you do not need to do anything: nobody can use it without this email.`,
        ),
      ];
    case 'socialConnected':
      return [
        i18n._(msg`You can now also sign in to your account with the service below, without your password.`),
        i18n._(
          msg`If this was not you, remove the new sign-in method in your profile at once, choose a new password and reply to this email.`,
        ),
      ];
    case 'socialDisconnected':
      return [
        i18n._(msg`You can no longer sign in to your account with the service below.`),
        i18n._(msg`If this was not you, choose a new password at once and reply to this email.`),
      ];
    case 'newDevice':
      return [
        i18n._(msg`A device that we have not seen before signed in to your account.`),
        i18n._(msg`If this was not you, choose a new password at once and reply to this email.`),
      ];
  }
}
