import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from '#ds/components/checkbox/checkbox.tsx';
import { PhoneField } from '#ds/components/phone-field/phone-field.tsx';
import { RadioCards } from '#ds/components/radio-cards/radio-cards.tsx';
import { Select } from '#ds/components/select/select.tsx';
import { TextField } from '#ds/components/text-field/text-field.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import { languageName, type Locale, locales } from '#src/i18n/locales.ts';
import type { DialList } from '#src/screens/form/dial-list.ts';
import type { FieldWords, useFormErrors } from '#src/screens/form/use-form-errors.ts';
import { SavedReceivers } from '#src/screens/project/saved-receivers.tsx';
import { revealed, revealer, typedReceiver } from '#src/screens/form/reveal.css';

/** What is said of the fields of a card. */
export function useGiftWords(): Record<string, FieldWords> {
  const { t } = useLingui();
  return {
    giftKind: {
      label: t`How you want to dedicate your donation`,
      invalid: t`Choose whether to donate on someone’s behalf or in their honor`,
    },
    giftReceiver: { label: t`Recipient`, invalid: t`Choose a saved person, or enter a name` },
    giftReceiverName: {
      label: t`The person’s full name`,
      required: t`Enter the full name of the person who will get the card`,
    },
    giftReceiverEmail: {
      label: t`The person’s email address`,
      invalid: t`Enter an email address in the correct format, like name@example.org`,
    },
    giftReceiverPhoneNumber: {
      label: t`The person’s phone number`,
      required: t`Enter an email address, a phone number or both`,
      invalid: t`Enter the phone number without the country code, and check that it has the right number of digits for the country you chose`,
    },
    giftMessage: { label: t`Your message`, invalid: t`Enter a message of 500 characters or fewer` },
    giftLanguage: { label: t`Card language`, invalid: t`Choose the card’s language` },
    giftSendOn: {
      label: t`Day to send the card`,
      invalid: t`Choose a day for the card between today and a year from now`,
    },
  };
}

/** The receiver and the card of a donation for somebody else. Shown by the box itself, without script. */
export function GiftFields({
  dial,
  error,
  locale,
  typed,
}: Pick<ReturnType<typeof useFormErrors>, 'typed' | 'error'> & { locale: Locale; dial: DialList }) {
  const { t } = useLingui();
  const words = useGiftWords();
  const field = (name: string) => ({ name, label: words[name]!.label, defaultValue: typed(name), error: error(name) });
  return (
    <div className={revealer}>
      <Checkbox
        name="isGift"
        label={<Trans>Donate on behalf of or in honor of someone, and send them a card</Trans>}
        defaultChecked={typed('isGift') === 'on'}
      />
      <div className={revealed}>
        <Stack gap={4}>
          <RadioCards
            {...field('giftKind')}
            defaultValue={typed('giftKind') ?? 'onBehalf'}
            options={[
              { value: 'onBehalf', label: t`On their behalf`, description: t`The donation is in their name.` },
              { value: 'inHonour', label: t`In their honor`, description: t`To thank or congratulate someone.` },
            ]}
          />
          <SavedReceivers locale={locale} error={error('giftReceiver')} chosen={typed('giftReceiver')} />
          <div className={typedReceiver}>
            <TextField {...field('giftReceiverName')} maxLength={120} autoComplete="off" />
            <TextField
              {...field('giftReceiverEmail')}
              hint={t`Cards are sent to the email address, the phone number or both: fill in at least one of these fields.`}
              type="email"
              isLeftToRight
              maxLength={254}
              autoComplete="off"
            />
            <PhoneField
              {...dial}
              label={words['giftReceiverPhoneNumber']!.label}
              hint={t`If the country is not in the list, start the number with the country code, such as +44`}
              numberName="giftReceiverPhoneNumber"
              countryName="giftReceiverPhoneCountry"
              defaultCountry={typed('giftReceiverPhoneCountry') ?? 'SA'}
              defaultNumber={typed('giftReceiverPhoneNumber')}
              error={error('giftReceiverPhoneNumber')}
              autoComplete="off"
            />
          </div>
          <TextField {...field('giftMessage')} isMultiline rows={3} maxLength={500} dir="auto" />
          <Select
            {...field('giftLanguage')}
            defaultValue={typed('giftLanguage') ?? locale}
            options={locales.map((value) => ({ value, label: languageName[value] }))}
          />
          <TextField
            {...field('giftSendOn')}
            type="date"
            isLeftToRight
            hint={t`We will send the card at 9 in the morning on the day you choose. Leave this field empty to send the card as soon as your donation is paid.`}
          />
          <Checkbox
            name="giftShowsName"
            label={<Trans>Tell them my name</Trans>}
            defaultChecked={typed('giftShowsName') === 'on'}
          />
          <Checkbox
            name="giftShowsAmount"
            label={<Trans>Show the amount to the person who receives the card</Trans>}
            defaultChecked={typed('giftShowsAmount') === 'on'}
          />
        </Stack>
      </div>
    </div>
  );
}
