import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Banner } from '#ds/components/banner/banner.tsx';
import { Card } from '#ds/components/card/card.tsx';
import { CopyField } from '#ds/components/copy-field/copy-field.tsx';
import { FormattedDate } from '#ds/components/date/date.tsx';
import { Disclosure } from '#ds/components/disclosure/disclosure.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { Qr } from '#ds/components/qr/qr.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { OrderAndPayment } from '#src/contracts/orders.ts';
import type { BankAccount } from '#src/contracts/site.ts';
import { transferReminders } from '#src/domain/order.ts';
import { type Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { sharesDeadline } from '#src/i18n/shares-deadline.ts';
import { ThankYouFrame } from '#src/screens/thank-you/thank-you-frame.tsx';
import * as styles from '#src/screens/thank-you/thank-you.css';

/** What a bank transfer needs: its reference, until when, and the accounts, the nearest one open. */
export function Transfer({
  accounts,
  donation,
  locale,
  reference,
  saves,
}: {
  accounts: readonly BankAccount[];
  donation: OrderAndPayment;
  locale: Locale;
  reference: string;
  /** The buttons that save whom it was for. */
  saves: ReactNode;
}) {
  const { t } = useLingui();
  const { order } = donation;
  const [first, ...others] = accounts;
  return (
    <ThankYouFrame donation={donation} locale={locale} title={<Trans>One step left: your bank transfer.</Trans>}>
      <Text size="lead" tone="muted" as="p">
        <Trans>
          Transfer <Money minor={order.total - order.received} currency={order.currency} /> from your bank and include
          the reference.
        </Trans>
      </Text>
      <Banner tone="warning" title={<Trans>Include this reference</Trans>}>
        <CopyField label={t`Reference`} value={reference} kind="reference" />
        {order.expiresAt && (
          <Text size="small" as="p">
            {isReminded(order) ? (
              <Trans>
                We will wait for your transfer until <FormattedDate value={order.expiresAt} /> and send you reminders.
              </Trans>
            ) : (
              <Trans>
                We will wait for your transfer until <FormattedDate value={order.expiresAt} />.
              </Trans>
            )}
          </Text>
        )}
        {order.recurring && (
          <Text size="small" as="p">
            <Trans>
              The reference stays the same every time. We will remind you by email on each date; you can also set up a
              standing order at your bank.
            </Trans>
          </Text>
        )}
        {order.sharesUntil && (
          <Text size="small" as="p">
            <SharesKept until={sharesDeadline(order.sharesUntil, order.items, locale)} />
          </Text>
        )}
      </Banner>
      {areSharesReleased(order) && (
        <Banner tone="warning" title={<Trans>Your sacrifice shares are available to others again</Trans>}>
          <Trans>
            Your transfer did not reach us in time. If you send the whole amount, we will reserve shares for you again
            if any are left; if none are, we will email you.
          </Trans>
        </Banner>
      )}
      {order.received > 0 && (
        <Banner tone="info">
          <Trans>
            We have received <Money minor={order.received} currency={order.currency} /> so far.
          </Trans>
        </Banner>
      )}
      {first && (
        <Card as="section" label={textIn(first.bankName, locale)}>
          <Stack gap={3}>
            <Heading level={2} size="h3">
              {textIn(first.bankName, locale)}
            </Heading>
            <AccountFields account={first} locale={locale} />
          </Stack>
        </Card>
      )}
      {others.map((account) => (
        <Disclosure key={account.id} name="accounts" summary={textIn(account.bankName, locale)}>
          <AccountFields account={account} locale={locale} />
        </Disclosure>
      ))}
      {saves}
    </ThankYouFrame>
  );
}

const SharesKept = ({ until }: { until: string }) => (
  <Trans>We will reserve your sacrifice shares until {until}. After that, others may take them.</Trans>
);

/** An order that waits keeps shares until a day; without one they were given back, though its lines still name them. */
const areSharesReleased = ({ items, sharesUntil }: OrderAndPayment['order']): boolean =>
  sharesUntil === null && items.some(({ type }) => type === 'sacrifice');

const isReminded = ({ expiresAt, placedAt, sharesUntil }: OrderAndPayment['order']): boolean =>
  transferReminders(
    new Date(placedAt),
    [sharesUntil, expiresAt].flatMap((at) => (at === null ? [] : new Date(at))),
  ).length > 0;

function AccountFields({ account, locale }: { account: BankAccount; locale: Locale }) {
  const { t } = useLingui();
  return (
    <Stack gap={3}>
      <CopyField label={t`Account holder`} value={textIn(account.accountHolder, locale)} />
      <CopyField label={t`Account number`} value={account.accountNumber} kind="reference" />
      <CopyField label={t`IBAN`} value={account.iban} kind="iban" />
      <CopyField label={t`SWIFT code`} value={account.swiftCode} kind="reference" />
      <figure className={styles.code}>
        <Qr value={account.iban} label={t`QR code for the ${textIn(account.bankName, locale)} IBAN`} />
        <figcaption>
          <Text size="small" tone="muted" as="p">
            <Trans>Scan to copy the IBAN to your phone.</Trans>
          </Text>
        </figcaption>
      </figure>
    </Stack>
  );
}
