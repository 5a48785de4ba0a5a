import { Trans } from '@lingui/react/macro';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Page } from '#ds/layout/page.tsx';
import { Section } from '#ds/layout/section.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { ContactForm } from '#src/screens/contact/contact-form.tsx';
import { ContactSent } from '#src/screens/contact/contact-sent.tsx';
import { CONTACT_FORM, type ContactView } from '#src/screens/contact/contact-view.ts';
import { ContactWays } from '#src/screens/contact/contact-ways.tsx';
import { OftenAsked } from '#src/screens/contact/often-asked.tsx';
import { formStateOf } from '#src/screens/form/form-flash.ts';
import * as styles from '#src/screens/contact/contact.css';

/** The ways to reach the charity, and a form: the subject first, each with its time of answer. */
export function ContactScreen({ locale, view }: { locale: Locale; view: ContactView }) {
  const { done } = formStateOf(view.memory, CONTACT_FORM);
  return (
    <Section>
      <Page>
        <div className={styles.sides}>
          <div className={styles.side}>
            <Heading level={1} size="display">
              <Trans>A person will answer.</Trans>
            </Heading>
            <Text size="lead" tone="muted" measure="prose">
              <Trans>
                We usually answer the same day. Choose a subject so that your message reaches the right person.
              </Trans>
            </Text>
            <ContactWays view={view} locale={locale} />
            <OftenAsked questions={view.oftenAsked} locale={locale} />
          </div>
          {done ? (
            <ContactSent number={done.title ?? ''} next={done.message ?? ''} locale={locale} />
          ) : (
            <ContactForm view={view} locale={locale} />
          )}
        </div>
      </Page>
    </Section>
  );
}
