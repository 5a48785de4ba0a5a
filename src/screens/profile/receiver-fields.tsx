import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ds/components/button/button.tsx';
import { ErrorSummary } from '#ds/components/form/error-summary.tsx';
import { PhoneField } from '#ds/components/phone-field/phone-field.tsx';
import { TextField } from '#ds/components/text-field/text-field.tsx';
import type { GiftReceiver } from '#src/contracts/gift-receivers.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { EnhancedForm } from '#src/screens/form/enhanced-form.tsx';
import { type PartOf, partPath } from '#src/screens/profile/profile-view.ts';
import { RECEIVER_FORM, useReceiverErrors } from '#src/screens/profile/use-receiver-errors.ts';
import * as styles from '#src/screens/profile/profile.css';

type ReceiverFieldsProps = { locale: Locale; view: PartOf<'receivers'>; receiver?: GiftReceiver | undefined };

/** Name, email and phone of somebody to give for: a new one, or one to change. */
export function ReceiverFields({ locale, receiver, view }: ReceiverFieldsProps) {
  const { t } = useLingui();
  const own = receiver?.id ?? '';
  const { error, summary, typed } = useReceiverErrors(view.memory, own);
  const label = receiver ? t`Change ${receiver.name}` : t`Add a person`;
  return (
    <EnhancedForm
      name={RECEIVER_FORM}
      id={`receiver${own}`}
      locale={locale}
      returnTo={partPath('receivers')}
      label={label}
    >
      <input type="hidden" name="id" value={own} />
      <div className={styles.form}>
        <ErrorSummary errors={summary} />
        <TextField
          name="receiverName"
          id={`receiverName${own}`}
          label={t`Full name`}
          maxLength={120}
          autoComplete="off"
          defaultValue={typed('receiverName') ?? receiver?.name}
          error={error('name')}
        />
        <TextField
          name="receiverEmail"
          id={`receiverEmail${own}`}
          label={t`The person’s email address`}
          hint={t`Cards are sent to the email address, the phone number or both: fill in at least one of these fields.`}
          type="email"
          isLeftToRight
          isRequired={false}
          maxLength={254}
          autoComplete="off"
          defaultValue={typed('receiverEmail') ?? receiver?.email ?? undefined}
          error={error('email')}
        />
        <PhoneField
          countries={view.countries}
          label={t`The person’s phone number`}
          id={`receiverPhone${own}`}
          numberName="receiverPhone"
          countryName="receiverCountry"
          isRequired={false}
          autoComplete="off"
          defaultCountry={typed('receiverCountry') ?? 'SA'}
          defaultNumber={typed('receiverPhone') ?? receiver?.phone ?? undefined}
          error={error('phone')}
        />
        <div>
          <Button>
            <Trans>Save</Trans>
          </Button>
        </div>
      </div>
    </EnhancedForm>
  );
}
