import { Trans } from '@lingui/react/macro';
import type { Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';
import { FormSent } from '#src/screens/form/form-sent.tsx';
import { VOLUNTEER_PATH } from '#src/screens/volunteer/volunteer-view.ts';

/** The offer has arrived: its number, and what happens next. */
export function VolunteerSent({ locale, next, number }: { number: string; next: string; locale: Locale }) {
  return (
    <FormSent
      id="volunteer-sent"
      path={VOLUNTEER_PATH}
      title={<Trans>Thank you for offering your help</Trans>}
      next={next}
      number={number}
      note={
        <Trans>
          We are also emailing you this reference number. Mention it when you write or call about your offer.
        </Trans>
      }
      href={hrefTo(locale, 'home')}
      on={<Trans>Back to the home page</Trans>}
    />
  );
}
