import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Banner } from '#ds/components/banner/banner.tsx';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { Card } from '#ds/components/card/card.tsx';
import { CopyField } from '#ds/components/copy-field/copy-field.tsx';
import { FormattedDate } from '#ds/components/date/date.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Medal } from '#ds/components/medal/medal.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { Qr } from '#ds/components/qr/qr.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Page } from '#ds/layout/page.tsx';
import { Section } from '#ds/layout/section.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { OrderAndPayment } from '#src/contracts/orders.ts';
import { LEAST_REST } from '#src/domain/payment.ts';
import type { BankAccount } from '#src/contracts/site.ts';
import { type Locale, localePath } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { pathTo } from '#src/routes.ts';
import { Slip } from '#src/screens/thank-you/slip.tsx';
import * as styles from '#src/screens/thank-you/thank-you.css';

export type ThankYouScreenProps = {
  gift: OrderAndPayment;
  locale: Locale;
  /** The provider gives no answer: what we know of the payment may be old. */
  isUnknown?: boolean | undefined;
  /** For a bank transfer. */
  accounts: readonly BankAccount[];
  /** The transfer's reference as it is written on paper, in two groups. */
  spelledReference?: string | undefined;
};

/** Paid, waiting for a transfer, being checked, paid in part, or not paid: each in words, never an error where nothing is known yet. */
export function ThankYouScreen({ accounts, gift, isUnknown, locale, spelledReference }: ThankYouScreenProps) {
  const { order, payment } = gift;
  const isPaid = order.status === 'paid' || order.status === 'partiallyRefunded' || order.status === 'refunded';
  if (isPaid) return <Paid gift={gift} locale={locale} />;
  if (order.status === 'awaitingTransfer') return <Transfer gift={gift} locale={locale} accounts={accounts} reference={spelledReference ?? payment.reference ?? ''} />;
  if (isUnknown || (order.status === 'pending' && payment.status === 'processing')) return <Checking gift={gift} locale={locale} />;
  if (order.received > 0) return <PartPaid gift={gift} locale={locale} />;
  return <NotPaid gift={gift} locale={locale} />;
}

function Frame({ children, gift, locale, title }: { children: ReactNode; gift: OrderAndPayment; locale: Locale; title: ReactNode }) {
  return (
    <Section>
      <Page>
        <div className={styles.layout}>
          <Stack gap={5}>
            <Medal size={64} />
            <Heading level={1} size="display">{title}</Heading>
            {children}
          </Stack>
          <Slip gift={gift} locale={locale} />
        </div>
      </Page>
    </Section>
  );
}

function Paid({ gift, locale }: { gift: OrderAndPayment; locale: Locale }) {
  const { order } = gift;
  return (
    <Frame gift={gift} locale={locale} title={<Trans>May it be accepted.</Trans>}>
      <Text size="lead" tone="muted" as="p"><Trans>Your gift of <Money minor={order.total} currency={order.currency} /> is received. The receipt is on its way to your e-mail.</Trans></Text>
      {order.received > order.total && <Text as="p"><Trans>You gave <Money minor={order.received - order.total} currency={order.currency} /> more than that. It goes to the same cause.</Trans></Text>}
      {order.recurring && <Text as="p"><Trans>It will be given again by itself. To pause or end it, answer the letter with your receipt.</Trans></Text>}
      <div><ButtonLink tone="tonal" href={localePath(locale, pathTo('projects'))}><Trans>See what else is close to its goal</Trans></ButtonLink></div>
    </Frame>
  );
}

function Transfer({ accounts, gift, locale, reference }: { accounts: readonly BankAccount[]; gift: OrderAndPayment; locale: Locale; reference: string }) {
  const { t } = useLingui();
  const { order } = gift;
  return (
    <Frame gift={gift} locale={locale} title={<Trans>One step is left: your transfer.</Trans>}>
      <Text size="lead" tone="muted" as="p"><Trans>Please pay <Money minor={order.total - order.received} currency={order.currency} /> through your bank, and write the reference on the transfer.</Trans></Text>
      <Banner tone="warning" title={<Trans>Write this reference</Trans>}>
        <CopyField label={t`Reference`} value={reference} kind="reference" />
        {order.expiresAt && <Text size="small" as="p"><Trans>We wait for it until <FormattedDate value={order.expiresAt} />, and remind you in between.</Trans></Text>}
      </Banner>
      {order.received > 0 && <Banner tone="info"><Trans>We have received <Money minor={order.received} currency={order.currency} /> so far.</Trans></Banner>}
      {accounts.map((account) => (
        <Card key={account.id} as="section" label={textIn(account.bankName, locale)}>
          <Stack gap={3}>
            <Heading level={2} size="h3">{textIn(account.bankName, locale)}</Heading>
            <CopyField label={t`Account name`} value={textIn(account.accountHolder, locale)} />
            <CopyField label={t`Account number`} value={account.accountNumber} kind="reference" />
            <CopyField label={t`IBAN`} value={account.iban} kind="iban" />
            <CopyField label={t`SWIFT code`} value={account.swiftCode} kind="reference" />
            <div className={styles.code}><Qr value={account.iban} label={t`The IBAN of ${textIn(account.bankName, locale)} as a code to scan`} /></div>
          </Stack>
        </Card>
      ))}
    </Frame>
  );
}

function Checking({ gift, locale }: { gift: OrderAndPayment; locale: Locale }) {
  return (
    <Frame gift={gift} locale={locale} title={<Trans>We are checking your payment.</Trans>}>
      <Text size="lead" tone="muted" as="p"><Trans>The provider has not told us yet. Please do not pay again: this page looks by itself, and the receipt comes by e-mail as soon as it is known.</Trans></Text>
    </Frame>
  );
}

function PartPaid({ gift, locale }: { gift: OrderAndPayment; locale: Locale }) {
  const { order } = gift;
  const left = order.total - order.received;
  return (
    <Frame gift={gift} locale={locale} title={<Trans>Part of your gift has arrived.</Trans>}>
      <Text size="lead" tone="muted" as="p"><Trans>We have received <Money minor={order.received} currency={order.currency} />, and <Money minor={left} currency={order.currency} /> is still missing. What came is kept for your gift.</Trans></Text>
      {order.status === 'pending' && left >= LEAST_REST
        ? <div><ButtonLink tone="filled" size="large" href={`${localePath(locale, pathTo('checkout'))}?order=${order.number}`}><Trans>Give the remaining <Money minor={left} currency={order.currency} /></Trans></ButtonLink></div>
        : <Text as="p"><Trans>Please answer our letter, and we settle it with you.</Trans></Text>}
    </Frame>
  );
}

function NotPaid({ gift, locale }: { gift: OrderAndPayment; locale: Locale }) {
  const { order } = gift;
  return (
    <Frame gift={gift} locale={locale} title={<Trans>This gift is not paid yet.</Trans>}>
      <Text size="lead" tone="muted" as="p">{order.method === 'bank' ? <Trans>The time for this transfer is over. If it is on its way, it will still be counted as you meant it.</Trans> : <Trans>Nothing was charged. Your cart is as you left it.</Trans>}</Text>
      <div>
        {order.method === 'bank' ? <ButtonLink tone="tonal" href={localePath(locale, pathTo('projects'))}><Trans>See the projects</Trans></ButtonLink> : order.status === 'pending'
          ? <ButtonLink tone="filled" size="large" href={`${localePath(locale, pathTo('checkout'))}?order=${order.number}`}><Trans>Go on with the payment</Trans></ButtonLink>
          : <ButtonLink tone="filled" size="large" href={localePath(locale, pathTo('cart'))}><Trans>Back to the cart</Trans></ButtonLink>}
      </div>
    </Frame>
  );
}
