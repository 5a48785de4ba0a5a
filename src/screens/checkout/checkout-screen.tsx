import { Trans, useLingui } from '@lingui/react/macro';
import { Banner } from '#ds/components/banner/banner.tsx';
import { Button } from '#ds/components/button/button.tsx';
import { Checkbox } from '#ds/components/checkbox/checkbox.tsx';
import { Disclosure } from '#ds/components/disclosure/disclosure.tsx';
import { ErrorSummary } from '#ds/components/form/error-summary.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { RadioCards } from '#ds/components/radio-cards/radio-cards.tsx';
import { TextField } from '#ds/components/text-field/text-field.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { bank, card, wallet } from '#ds/icons/icons.ts';
import { Page } from '#ds/layout/page.tsx';
import { Section } from '#ds/layout/section.tsx';
import { Split } from '#ds/layout/split.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import { arrivesWhole } from '#src/domain/fee-share.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { CheckoutSummary } from '#src/screens/checkout/checkout-summary.tsx';
import type { CheckoutView } from '#src/screens/checkout/checkout-view.ts';
import { CoverWords, GiveWords } from '#src/screens/checkout/cover-words.tsx';
import { DonorFields } from '#src/screens/checkout/donor-fields.tsx';
import { Step } from '#src/screens/checkout/step.tsx';
import { useBankWords } from '#src/screens/checkout/use-bank-words.ts';
import { EnhancedForm } from '#src/screens/form/enhanced-form.tsx';
import type { FormState } from '#src/screens/form/form-flash.ts';
import { useFormErrors } from '#src/screens/form/use-form-errors.ts';
import type { DialCountry } from '#src/screens/quick-donation/quick-donation.tsx';
import * as styles from '#src/screens/checkout/checkout.css';

export type CheckoutScreenProps = {
  checkout: CheckoutView;
  locale: Locale;
  countries: readonly DialCountry[];
  memory?: FormState | undefined;
};

const FORM = 'checkout';

/** The page as it is, with what was chosen in its address. */
function addressOf({ currency, interval }: CheckoutView): string {
  if (interval) return `/checkout?donationFrequency=${interval}`;
  return currency?.rate ? `/checkout?currency=${currency.shown}` : '/checkout';
}

/** Who gives, how, and what: one form, sent once. A card is asked for on the next step, or on the provider's own page, when the order is written. */
export function CheckoutScreen({ checkout, countries, locale, memory }: CheckoutScreenProps) {
  const { t } = useLingui();
  const phone = {
    id: 'phoneNumber',
    label: t`Phone`,
    invalid: t`Enter the phone number without the country code, and check that it has the right number of digits for the country you chose`,
  };
  const methodWords = {
    id: 'method',
    label: t`Payment method`,
    required: t`Choose a payment method`,
    invalid: t`Choose another payment method for this amount`,
    currency: checkout.cart.currency,
    tooLow: (least: string) => t`Choose another payment method, or give ${least} or more`,
  };
  const { error, summary, typed } = useFormErrors(memory, FORM, {
    'donor.fullName': { id: 'fullName', label: t`Full name`, required: t`Enter your full name` },
    'donor.email': {
      id: 'email',
      label: t`Email`,
      required: t`Enter your email address`,
      invalid: t`Enter an email address in the correct format, like name@example.org`,
    },
    'donor.phone': phone,
    'donor.phone.number': phone,
    method: methodWords,
    paymentMethod: methodWords,
    coverFees: {
      label: t`Card fee`,
      invalid: t`We do not know the fee for this payment method in this currency. Leave the fee box unchecked, or choose another payment method.`,
    },
    message: { label: t`Message` },
  });
  const hasMessage = Boolean(typed('message')) || error('message') !== undefined;
  const available = checkout.methods.filter(({ isAvailable }) => isAvailable);
  const coverOf = (wanted: 'card' | 'paypal') => available.find(({ method }) => method === wanted)?.fee?.cover;
  const covers = { card: coverOf('card'), paypal: coverOf('paypal') };
  const isAtXendit = available.some((one) => one.method === 'card' && one.isAtXendit);
  const cardWords = isAtXendit ? t`You will pay on Xendit’s page and then come back here` : t`Visa, Mastercard, mada`;
  const words = {
    card: { value: 'card', label: t`Card`, description: cardWords, icon: card },
    paypal: {
      value: 'paypal',
      label: 'PayPal',
      description: t`You will pay on PayPal’s page and then come back here`,
      icon: wallet,
    },
    bank: { value: 'bank', label: t`Bank transfer`, description: useBankWords(checkout), icon: bank },
  };
  return (
    <Section>
      <Page>
        <Stack gap={6}>
          <Heading level={1}>
            <Trans>Checkout</Trans>
          </Heading>
          <EnhancedForm name={FORM} locale={locale} returnTo={addressOf(checkout)}>
            <input type="hidden" name="attempt" value={checkout.attempt} />
            <input type="hidden" name="expectedTotal" value={checkout.subtotal} />
            {checkout.currency && <input type="hidden" name="currency" value={checkout.currency.shown} />}
            {checkout.interval && <input type="hidden" name="donationFrequency" value={checkout.interval} />}
            <Split aside="summary" beside={<CheckoutSummary checkout={checkout} locale={locale} />}>
              <Stack gap={8}>
                <ErrorSummary errors={summary} />
                {checkout.isOnceOnly && (
                  <Banner tone="info">
                    <Trans>The donations in your cart cannot be recurring. They will be one-time donations.</Trans>
                  </Banner>
                )}
                {available.length === 0 && (
                  <Banner tone="danger">
                    <Trans>Payment is not available right now. Your cart is saved; try again in a few minutes.</Trans>
                  </Banner>
                )}
                <Step number={1} title={<Trans>Your details</Trans>}>
                  <DonorFields donor={checkout.donor} countries={countries} typed={typed} error={error} />
                  <Checkbox
                    name="showName"
                    label={<Trans>Show my name on the project page</Trans>}
                    defaultChecked={typed('showName') === 'on'}
                  />
                  <Disclosure summary={<Trans>Add a message (optional)</Trans>} defaultOpen={hasMessage}>
                    <TextField
                      name="message"
                      label={t`Message`}
                      isMultiline
                      rows={3}
                      maxLength={500}
                      defaultValue={typed('message')}
                      error={error('message')}
                    />
                  </Disclosure>
                </Step>
                <Step number={2} title={<Trans>Payment</Trans>}>
                  <RadioCards
                    name="method"
                    label={t`Payment method`}
                    isLabelHidden
                    options={available.map(({ method }) => words[method])}
                    defaultValue={typed('method') ?? available[0]?.method}
                    error={error('paymentMethod', 'method')}
                  />
                  {(covers.card !== undefined || covers.paypal !== undefined) && (
                    <div className={styles.forProviders}>
                      <Checkbox
                        name="coverFees"
                        label={
                          <CoverWords
                            covers={covers}
                            currency={checkout.cart.currency}
                            hasDuties={checkout.cart.lines.some(arrivesWhole)}
                          />
                        }
                        hint={t`The fee does not apply to bank transfers. Adding it is your choice: we never select it for you.`}
                        defaultChecked={typed('coverFees') === 'on'}
                        error={error('coverFees')}
                      />
                    </div>
                  )}
                  {checkout.interval &&
                    checkout.methods.some(({ isAvailable, method }) => method === 'paypal' && !isAvailable) && (
                      <Text size="small" tone="muted" as="p">
                        <Trans>PayPal is not offered for this recurring donation.</Trans>
                      </Text>
                    )}
                </Step>
                <Stack gap={3}>
                  <Button tone="filled" size="large" type="submit" isFullWidth>
                    <GiveWords covers={covers} subtotal={checkout.subtotal} currency={checkout.cart.currency} />
                    <span className={styles.forBank}>
                      <Trans>Get transfer details</Trans>
                    </span>
                  </Button>
                  <Text size="small" tone="muted" as="p">
                    <Trans>You will see the details before you pay. We will email you the receipt.</Trans>
                  </Text>
                </Stack>
              </Stack>
            </Split>
          </EnhancedForm>
        </Stack>
      </Page>
    </Section>
  );
}
