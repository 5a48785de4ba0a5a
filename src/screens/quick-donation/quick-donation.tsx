import { Trans, useLingui } from '@lingui/react/macro';
import { AmountField } from '#ds/components/amount-field/amount-field.tsx';
import { Checkbox } from '#ds/components/checkbox/checkbox.tsx';
import { ErrorSummary } from '#ds/components/form/error-summary.tsx';
import { PhoneField } from '#ds/components/phone-field/phone-field.tsx';
import { Presets } from '#ds/components/presets/presets.tsx';
import { Select } from '#ds/components/select/select.tsx';
import { TextField } from '#ds/components/text-field/text-field.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { EnhancedForm } from '#src/screens/form/enhanced-form.tsx';
import { type FormMemory, memoryOf } from '#src/screens/form/form-memory.ts';
import { FrequencyFields } from '#src/screens/form/frequency-fields.tsx';
import { GiveButtons } from '#src/screens/form/give-buttons.tsx';
import { revealed, revealer } from '#src/screens/form/reveal.css';
import type { CategoryLink } from '#src/screens/shell/site.ts';

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
  memory?: FormMemory | undefined;
};

const FORM = 'cart/quick-donation';

/** A cause, a sum, perhaps for somebody else, once or regularly. Everything it shows on demand it shows without script. */
export function QuickDonation({ amounts, categories, countries, countriesFrom, currency, interval, locale, memory, returnTo }: QuickDonationProps) {
  const { t } = useLingui();
  const { error, errors, typed } = memoryOf(memory, FORM);
  const fieldOf: Record<string, string> = { amount: 'qd-amount', category: 'qd-category', fullName: 'qd-name', phone: 'qd-phone', interval: 'qd-interval' };
  return (
    <EnhancedForm name={FORM} locale={locale} returnTo={returnTo} label={t`Quick donation`}>
      <Stack gap={5}>
        <ErrorSummary id="qd-errors" errors={errors.map(({ message, path }) => ({ fieldId: fieldOf[path], message }))} />
        <FrequencyFields idPrefix="qd-" typed={typed} interval={interval} />
        <Select
          name="category" id="qd-category" label={t`Give to`} isRequired placeholder={t`Choose a cause`}
          options={categories.map(({ id, title }) => ({ value: id, label: textIn(title, locale) }))}
          defaultValue={typed('category')} error={error('category')}
        />
        <Presets name="preset" id="qd-preset" label={t`Amount`} amounts={amounts} currency={currency} defaultValue={Number(typed('preset') ?? amounts[0])} columns={4}>
          <AmountField name="amount" id="qd-amount" label={t`Or another amount`} placeholder={t`Minimum 1`} currency={currency} defaultValue={typed('amount')} error={error('amount')} />
        </Presets>
        <div className={revealer}>
          <Checkbox name="donateForOthers" id="qd-for-others" label={<Trans>Donate on behalf of someone</Trans>} isChecked={typed('donateForOthers') === 'on'} />
          <div className={revealed}>
            <Stack gap={4}>
              <TextField name="fullName" id="qd-name" label={t`Their full name`} defaultValue={typed('fullName')} error={error('fullName')} maxLength={120} autoComplete="off" />
              <PhoneField id="qd-phone" label={t`Their phone`} countries={countries} countriesFrom={countriesFrom} defaultCountry={typed('phoneCountry') ?? 'SA'} defaultNumber={typed('phoneNumber')} error={error('phone')} autoComplete="off" />
            </Stack>
          </div>
        </div>
        <GiveButtons cartTone="quiet" />
      </Stack>
    </EnhancedForm>
  );
}
