import { Trans } from '@lingui/react/macro';
import { Banner } from '#ds/components/banner/banner.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { RefundedView } from '#src/screens/refund/refund-view.ts';

/** How the money of a donation stands, in one sentence, and what its donor can do. `isNew`: they asked a moment ago. */
export function RefundStandingText({ isNew, refund }: { refund: RefundedView; isNew: boolean }) {
  const { amount, currency, left, method, reason, refunded, refusal, standing } = refund;
  switch (standing) {
    case 'mayAsk':
      return (
        <Text size="lead" tone="muted" as="p">
          <Trans>
            We can refund <Money minor={left} currency={currency} /> to the payment method you used. We will cover the
            fee that the payment provider keeps.
          </Trans>
        </Text>
      );
    case 'asked':
      return (
        <Stack gap={3}>
          <Banner tone="success" isAnnounced={isNew}>
            <Trans>You have asked for a refund. A person will read your reason and answer you by email.</Trans>
          </Banner>
          <Words text={reason} />
        </Stack>
      );
    case 'underway':
      return (
        <Banner tone="success">
          {method === 'bank' ? (
            <Trans>
              Your refund of <Money minor={amount ?? left} currency={currency} /> has been approved. We will transfer it
              to your account and email you when we have done so.
            </Trans>
          ) : (
            <Trans>
              Your refund of <Money minor={amount ?? left} currency={currency} /> has been approved and is on its way.
              We will email you when it is complete.
            </Trans>
          )}
        </Banner>
      );
    case 'refused':
      return (
        <Stack gap={3}>
          <Banner tone="warning">
            <Trans>
              We cannot refund this donation. If you disagree, reply to the email we sent you about your request.
            </Trans>
          </Banner>
          <Words text={refusal} />
        </Stack>
      );
    case 'returned':
      return (
        <Banner tone="success">
          <Trans>
            We have refunded the full amount to you: <Money minor={refunded} currency={currency} />. Banks can take up
            to ten days to show the refund.
          </Trans>
        </Banner>
      );
    case 'sentBack':
      return (
        <Banner tone="warning">
          <Trans>
            Your bank did not accept the refund and sent it back to us. We are holding the money for you. Reply to our
            email and tell us which account to transfer it to.
          </Trans>
        </Banner>
      );
    case 'disputed':
      return (
        <Banner tone="warning">
          <Trans>
            You have disputed this payment with your bank. The bank will decide who gets the money, so we cannot also
            refund the payment. If the dispute was a mistake, tell your bank.
          </Trans>
        </Banner>
      );
    case 'carriedOut':
      return (
        <Banner tone="warning">
          <Trans>
            Your donation was carried out: the animal was slaughtered, and the meat was distributed. We cannot refund
            the donation.
          </Trans>
        </Banner>
      );
    case 'notPaid':
      return (
        <Banner tone="warning">
          <Trans>This donation has not been paid, so there is nothing to refund.</Trans>
        </Banner>
      );
  }
}

/** What somebody wrote, in its own direction. */
function Words({ text }: { text: string | null }) {
  return text ? (
    <blockquote dir="auto">
      <Text as="p" tone="muted">
        {text}
      </Text>
    </blockquote>
  ) : null;
}
