import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ds/components/button/button.tsx';
import { ErrorSummary } from '#ds/components/form/error-summary.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { pathTo } from '#src/routes/routes.ts';
import { type EntranceView, type SignUpOffer, withNext } from '#src/screens/account/account-view.ts';
import { FINISH_FORM, useFinishErrors } from '#src/screens/account/use-finish-errors.ts';
import { DonorFacts } from '#src/screens/form/donor-facts.tsx';
import { NativeForm } from '#src/screens/form/native-form.tsx';
import * as styles from '#src/screens/account/account.css';

type FinishFormProps = { locale: Locale; view: EntranceView & { offer: SignUpOffer } };

/** What a provider does not say of a new donor. Until it is sent there is no account. */
export function FinishForm({ locale, view: { memory, next, offer } }: FinishFormProps) {
  const { t } = useLingui();
  const { error, summary, typed } = useFinishErrors(memory);
  return (
    <NativeForm
      name={FINISH_FORM}
      locale={locale}
      returnTo={withNext(pathTo('signup'), next, { step: 'finish' })}
      label={t`Finish creating your account`}
    >
      <div className={styles.form}>
        <ErrorSummary errors={summary} />
        <DonorFacts {...offer} typed={typed} error={error} locale={locale} birthRow={styles.birth} />
        <Button size="large" isFullWidth>
          <Trans>Create my account</Trans>
        </Button>
      </div>
    </NativeForm>
  );
}
