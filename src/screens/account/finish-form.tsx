import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ds/components/button/button.tsx';
import { ErrorSummary } from '#ds/components/form/error-summary.tsx';
import { Segmented } from '#ds/components/segmented/segmented.tsx';
import { Select } from '#ds/components/select/select.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { pathTo } from '#src/routes/routes.ts';
import { type EntranceView, type SignUpOffer, withNext } from '#src/screens/account/account-view.ts';
import { FINISH_FORM, useFinishErrors } from '#src/screens/account/use-finish-errors.ts';
import { BirthDate } from '#src/screens/form/birth-date.tsx';
import { NativeForm } from '#src/screens/form/native-form.tsx';
import * as styles from '#src/screens/account/account.css';

type FinishFormProps = { locale: Locale; view: EntranceView & { offer: SignUpOffer } };

/** What a provider does not say of a new donor. Until it is sent there is no account. */
export function FinishForm({ locale, view: { memory, next, offer } }: FinishFormProps) {
  const { t } = useLingui();
  const { error, summary, typed } = useFinishErrors(memory);
  const chosen = (name: string) => ({ name, defaultValue: typed(name), error: error(name), placeholder: t`Choose` });
  return (
    <NativeForm
      name={FINISH_FORM}
      locale={locale}
      returnTo={withNext(pathTo('signup'), next, { step: 'finish' })}
      label={t`Finish your account`}
    >
      <div className={styles.form}>
        <ErrorSummary errors={summary} />
        <BirthDate
          typed={typed}
          error={error('dateOfBirth')}
          hint={t`You can have an account from the age of 13.`}
          locale={locale}
          row={styles.birth}
        />
        <Segmented
          name="gender"
          label={t`Gender`}
          options={[
            { value: 'female', label: t`Female` },
            { value: 'male', label: t`Male` },
          ]}
          isRequired
          defaultValue={typed('gender')}
          error={error('gender')}
        />
        <Select
          {...chosen('nationality')}
          label={t`Nationality`}
          options={offer.nationalities}
          autoComplete="country"
          isRequired
        />
        <Select {...chosen('mainDonationField')} label={t`What you give to most`} options={offer.fields} isRequired />
        <Select
          {...chosen('secondaryDonationField')}
          label={t`What you also give to`}
          options={offer.fields}
          isRequired={false}
        />
        <Button size="large" isFullWidth>
          <Trans>Create my account</Trans>
        </Button>
      </div>
    </NativeForm>
  );
}
