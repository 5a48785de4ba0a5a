import { Trans } from '@lingui/react/macro';
import type { FormFailure } from '#src/state/forms.ts';

/** Why nothing was sent, and what the person can do. */
export function FailureWords({ failure }: { failure: FormFailure }) {
  if (failure === 'offline')
    return <Trans>You are offline. What you typed is still here; try again when you are back online.</Trans>;
  if (failure === 'noAnswer') return <Trans>Our site has not responded yet. Wait a few minutes and try again.</Trans>;
  if (failure === 'tooManyRequests')
    return <Trans>You have tried too many times. Wait a few minutes and try again.</Trans>;
  return <Trans>Something went wrong on our side. Nothing was charged. Try again.</Trans>;
}
