import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ds/components/button/button.tsx';
import { TextField } from '#ds/components/text-field/text-field.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';
import { type AnswerSaid, VOTE_ID } from '#src/screens/faqs/faqs-view.ts';
import * as styles from '#src/screens/faqs/faqs.css';

/** Whether an answer helped: two buttons of one form; after "no" one field, whose words the contact form begins with. */
export function AnswerVote({ locale, said, slug }: { slug: string; said: AnswerSaid | undefined; locale: Locale }) {
  const { t } = useLingui();
  if (said === undefined)
    return (
      <p className={styles.vote}>
        <span>
          <Trans>Did this answer your question?</Trans>
        </span>
        <Button form={VOTE_ID} name="answered" value={`${slug}.yes`} tone="outlined" size="small">
          <Trans>Yes</Trans>
        </Button>
        <Button form={VOTE_ID} name="answered" value={`${slug}.no`} tone="outlined" size="small">
          <Trans>No</Trans>
        </Button>
      </p>
    );
  if (said === 'helped')
    return (
      <output className={styles.vote}>
        <Trans>Thank you for telling us.</Trans>
      </output>
    );
  return (
    <div className={styles.missing}>
      <output>
        <Trans>Thank you. Tell us what is missing, and a person will answer.</Trans>
      </output>
      <form method="get" action={hrefTo(locale, 'contact')} className={styles.missingForm}>
        <TextField label={t`What did you want to know?`} name="search" id={`${slug}-missing`} maxLength={100} />
        <Button tone="tonal" type="submit">
          <Trans>Write to us</Trans>
        </Button>
      </form>
    </div>
  );
}
