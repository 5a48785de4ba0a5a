import { useLingui } from '@lingui/react/macro';
import type { PasskeyWords } from '#src/screens/account/passkey-button.tsx';

/** What a passkey button says, where the server renders it. */
export function usePasskeyWords(act: 'signIn' | 'add' | 'confirm'): PasskeyWords {
  const { t } = useLingui();
  // Beside the second factor there is no password to use instead, and on the profile nobody signs in.
  const cancelled = {
    signIn: t`The passkey was not used. Try again, or use your password.`,
    confirm: t`The passkey was not used. Try again.`,
    add: t`The passkey was not added. Try again.`,
  };
  const asks = { signIn: t`Sign in with a passkey`, confirm: t`Confirm with a passkey`, add: t`Add a passkey` };
  return {
    ask: asks[act],
    waiting: t`Your device is asking you to confirm`,
    failures: {
      cancelled: cancelled[act],
      refused:
        act === 'add'
          ? t`This passkey could not be added. Your device may already have one for this account. If it does not, try again.`
          : t`We do not recognize this passkey. Sign in with your password, then add the passkey in your profile.`,
      offline: t`You are offline. Try again when you are back online.`,
      noAnswer: t`Our site has not responded yet. Wait a few minutes and try again.`,
      tooManyRequests: t`You have tried too many times. Wait a few minutes and try again.`,
      internal: t`Something went wrong on our side. Try again.`,
    },
  };
}
