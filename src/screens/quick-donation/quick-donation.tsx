import { Trans, useLingui } from '@lingui/react/macro';
import { AmountField } from '#ds/components/amount-field/amount-field.tsx';
import { Checkbox } from '#ds/components/checkbox/checkbox.tsx';
import { ErrorSummary } from '#ds/components/form/error-summary.tsx';
import { PhoneField } from '#ds/components/phone-field/phone-field.tsx';
import { Presets } from '#ds/components/presets/presets.tsx';
import { Select } from '#ds/components/select/select.tsx';
import { TextField } from '#ds/components/text-field/text-field.tsx';
import { tagOf } from '#ds/intl/formats.ts';
import { Stack } from '#ds/layout/stack.tsx';
import type { CurrencyCode } from '#money/currencies.ts';
import { formatMoney } from '#money/format-money.ts';
import { defaultBounds } from '#src/domain/pricing.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { EnhancedForm } from '#src/screens/form/enhanced-form.tsx';
import type { FormState } from '#src/screens/form/form-flash.ts';
import { FrequencyFields } from '#src/screens/form/frequency-fields.tsx';
import { GiveButtons } from '#src/screens/form/give-buttons.tsx';
import { useFormErrors } from '#src/screens/form/use-form-errors.ts';
import { DueLinks } from '#src/screens/quick-donation/due-links.tsx';
import type { CategoryLink } from '#src/screens/shell/site.ts';
import { revealed, revealer } from '#src/screens/form/reveal.css';

export type DialCountry = { code: string; name: string; callingCode: string };

export type QuickDonationProps = {
  locale: Locale;
  returnTo: string;
  categories: readonly CategoryLink[];
  /** The likely ones; all of them come from `countriesFrom` when the phone is touched. */
  countries: readonly DialCountry[];
  countriesFrom?: string | undefined;
  /** Minor units. */
  amounts: readonly number[];
  currency: string;
  /** The interval that the address asked for by `donationFrequency`. */
  interval?: string | undefined;
  memory?: FormState | undefined;
  /** The address of the calculators of kafarat, where there are any. */
  kafarat?: string | undefined;
};

const FORM = 'cart/quick-donation';

/** A cause, a sum, perhaps for somebody else, once or regularly. Everything it shows on demand it shows without script. */
export function QuickDonation({
  amounts,
  categories,
  countries,
  countriesFrom,
  currency,
  interval,
  kafarat,
  locale,
  memory,
  returnTo,
}: QuickDonationProps) {
  const { i18n, t } = useLingui();
  const least = formatMoney(tagOf(i18n), defaultBounds(currency as CurrencyCode).minimum, currency);
  const { error, summary, typed } = useFormErrors(memory, FORM, {
    calendar: { id: 'qd-calendar', label: t`Which days?`, invalid: t`Choose the days from the list` },
    interval: {
      id: 'qd-interval',
      label: t`How often`,
      required: t`Choose how often to donate`,
      invalid: t`Choose how often to donate`,
    },
    category: { id: 'qd-category', label: t`Give to`, required: t`Choose a cause`, invalid: t`Choose a cause` },
    amount: {
      id: 'qd-amount',
      label: t`Amount`,
      required: t`Choose or enter an amount`,
      invalid: t`Enter the amount in digits, like 25.50`,
      currency,
    },
    fullName: {
      id: 'qd-name',
      label: t`The person’s full name`,
      required: t`Enter the full name of the person on whose behalf you are donating`,
    },
    phone: {
      id: 'qd-phone',
      label: t`The person’s phone number`,
      required: t`Enter the phone number of the person on whose behalf you are donating`,
      invalid: t`Enter the phone number without the country code, and check that it has the right number of digits for the country you chose`,
    },
  });
  return (
    <EnhancedForm name={FORM} locale={locale} returnTo={returnTo} label={t`Quick donation`}>
      <Stack gap={5}>
        <ErrorSummary id="qd-errors" errors={summary} />
        <FrequencyFields error={error('calendar')} idPrefix="qd-" typed={typed} interval={interval} />
        <Select
          name="category"
          id="qd-category"
          label={t`Give to`}
          isRequired
          options={categories.map(({ id, title }) => ({ value: id, label: textIn(title, locale) }))}
          // The first cause is where the need is greatest: a donor who does not mind need not choose.
          defaultValue={typed('category') ?? categories[0]?.id}
          error={error('category')}
        />
        <Presets
          name="preset"
          id="qd-preset"
          label={t`Amount`}
          amounts={amounts}
          currency={currency}
          defaultValue={Number(typed('preset') ?? amounts[0])}
          columns={4}
        >
          <AmountField
            name="amount"
            id="qd-amount"
            label={t`Or another amount`}
            placeholder={t`Minimum ${least}`}
            currency={currency}
            defaultValue={typed('amount')}
            error={error('amount')}
          />
        </Presets>
        <div className={revealer}>
          <Checkbox
            name="donateForOthers"
            id="qd-for-others"
            label={<Trans>Donate on behalf of someone</Trans>}
            defaultChecked={typed('donateForOthers') === 'on'}
          />
          <div className={revealed}>
            <Stack gap={4}>
              <TextField
                name="fullName"
                id="qd-name"
                label={t`The person’s full name`}
                defaultValue={typed('fullName')}
                error={error('fullName')}
                maxLength={120}
                autoComplete="off"
              />
              <PhoneField
                id="qd-phone"
                label={t`The person’s phone number`}
                hint={t`We will text that person when your donation arrives.`}
                countries={countries}
                countriesFrom={countriesFrom}
                defaultCountry={typed('phoneCountry') ?? 'SA'}
                defaultNumber={typed('phoneNumber')}
                error={error('phone')}
                autoComplete="off"
              />
            </Stack>
          </div>
        </div>
        <GiveButtons cartTone="quiet" />
        <DueLinks locale={locale} kafarat={kafarat} />
      </Stack>
    </EnhancedForm>
  );
}
