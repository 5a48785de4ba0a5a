import { Trans } from '@lingui/react/macro';
import type { Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';
import { CONTACT_PATH } from '#src/screens/contact/contact-view.ts';
import { FormSent } from '#src/screens/form/form-sent.tsx';

/** The message has arrived: its number, and what happens next. */
export function ContactSent({ locale, next, number }: { number: string; next: string; locale: Locale }) {
  return (
    <FormSent
      id="contact-sent"
      path={CONTACT_PATH}
      title={<Trans>We have your message</Trans>}
      next={next}
      number={number}
      note={
        <Trans>
          Keep this number in case you write or call again. If you gave an email address, we will also email you the
          number.
        </Trans>
      }
      href={hrefTo(locale, 'contact')}
      on={<Trans>Write another message</Trans>}
    />
  );
}
