import { Trans, useLingui } from '@lingui/react/macro';
import { Banner } from '#ds/components/banner/banner.tsx';
import { Checkbox } from '#ds/components/checkbox/checkbox.tsx';
import { EmailField } from '#ds/components/email-field/email-field.tsx';
import { ErrorSummary } from '#ds/components/form/error-summary.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { PhoneField } from '#ds/components/phone-field/phone-field.tsx';
import { RadioCards } from '#ds/components/radio-cards/radio-cards.tsx';
import { TextField } from '#ds/components/text-field/text-field.tsx';
import { bank, card } from '#ds/icons/glyphs.ts';
import { Page } from '#ds/layout/page.tsx';
import { Section } from '#ds/layout/section.tsx';
import { Split } from '#ds/layout/split.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import type { CheckoutView } from '#src/screens/checkout/checkout-view.ts';
import { CheckoutSummary } from '#src/screens/checkout/checkout-summary.tsx';
import { Step } from '#src/screens/checkout/step.tsx';
import { EnhancedForm } from '#src/screens/form/enhanced-form.tsx';
import { type FormMemory, memoryOf } from '#src/screens/form/form-memory.ts';
import type { DialCountry } from '#src/screens/quick-donation/quick-donation.tsx';

export type CheckoutScreenProps = { checkout: CheckoutView; locale: Locale; countries: readonly DialCountry[]; memory?: FormMemory | undefined };

const FORM = 'checkout';

/** Who gives, how, and what: one form, sent once. A card is asked for on the next step, when the order is written. */
export function CheckoutScreen({ checkout, countries, locale, memory }: CheckoutScreenProps) {
  const { t } = useLingui();
  const { error, errors, typed } = memoryOf(memory, FORM);
  const fieldOf: Record<string, string> = { 'donor.fullName': 'fullName', 'donor.email': 'email', 'donor.phone': 'phoneNumber', paymentMethod: 'method', message: 'message' };
  const available = checkout.methods.filter(({ isAvailable }) => isAvailable);
  const cover = checkout.methods.find(({ method }) => method === 'card')?.fee?.cover;
  const words = {
    card: { value: 'card', label: t`Card`, description: t`Visa, Mastercard, mada`, glyph: card },
    bank: { value: 'bank', label: t`Bank transfer`, description: t`You pay through your bank`, glyph: bank },
  };
  return (
    <Section>
      <Page>
        <Stack gap={6}>
          <Heading level={1}><Trans>Checkout</Trans></Heading>
          <EnhancedForm name={FORM} locale={locale} returnTo={checkout.interval ? `/checkout?donationFrequency=${checkout.interval}` : '/checkout'}>
            <input type="hidden" name="attempt" value={checkout.attempt} />
            <input type="hidden" name="shownGift" value={checkout.gift} />
            {checkout.interval && <input type="hidden" name="donationFrequency" value={checkout.interval} />}
            <Split aside="summary" beside={<CheckoutSummary checkout={checkout} locale={locale} isForm />}>
              <Stack gap={8}>
                <ErrorSummary errors={errors.map(({ message, path }) => ({ fieldId: fieldOf[path] ?? (path || undefined), message }))} />
                {checkout.isOnceOnly && <Banner tone="info"><Trans>What is in your cart cannot be given regularly. It is given once.</Trans></Banner>}
                {available.length === 0 && <Banner tone="danger"><Trans>No way to pay can be reached just now. Your cart is safe; please try again in a little while.</Trans></Banner>}
                <Step number={1} title={<Trans>Your details</Trans>}>
                  <TextField name="fullName" label={t`Full name`} isRequired autoComplete="name" maxLength={120} defaultValue={typed('fullName')} error={error('donor.fullName', 'fullName')} />
                  <EmailField name="email" isRequired hint={t`Your receipt goes there.`} defaultValue={typed('email')} error={error('donor.email', 'email')} />
                  <PhoneField countries={countries} defaultCountry={typed('phoneCountry') ?? 'SA'} defaultNumber={typed('phoneNumber')} error={error('donor.phone', 'donor.phone.number', 'phone')} hint={t`Only if you wish.`} />
                  <Checkbox name="showName" label={<Trans>Show my name on the project page</Trans>} isChecked={typed('showName') === 'on'} />
                  <TextField name="message" label={t`A message, if you wish`} isMultiline rows={3} maxLength={500} defaultValue={typed('message')} error={error('message')} />
                </Step>
                <Step number={2} title={<Trans>Payment</Trans>}>
                  <RadioCards name="method" label={t`Way to pay`} isLabelHidden options={available.map(({ method }) => words[method])} defaultValue={typed('method') ?? available[0]?.method} error={error('paymentMethod', 'method')} />
                  {cover !== undefined && <Checkbox name="coverFees" label={<Trans>Add <Money minor={cover} currency={checkout.cart.currency} /> so that the card's fee is not taken from my gift</Trans>} hint={t`For a card only. It is your choice, and never ticked for you.`} isChecked={typed('coverFees') === 'on'} />}
                </Step>
              </Stack>
            </Split>
          </EnhancedForm>
        </Stack>
      </Page>
    </Section>
  );
}
