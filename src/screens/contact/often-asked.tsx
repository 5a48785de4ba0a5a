import { Trans } from '@lingui/react/macro';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Icon } from '#ds/icons/icon.tsx';
import { chevronForward } from '#ds/icons/icons.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';
import type { ContactView } from '#src/screens/contact/contact-view.ts';
import { Localized } from '#src/screens/shell/localized.tsx';
import * as styles from '#src/screens/contact/contact.css';

/** Questions whose answer may save the message. */
export function OftenAsked({ locale, questions }: { questions: ContactView['oftenAsked']; locale: Locale }) {
  if (questions.length === 0) return null;
  return (
    <div className={styles.asked}>
      <Heading level={2} size="h4">
        <Trans>The answer may already be here</Trans>
      </Heading>
      {questions.map(({ question, slug }) => (
        <a key={slug} className={styles.askedLink} href={`${hrefTo(locale, 'faqs')}#${slug}`}>
          <Localized field={question} locale={locale} />
          <Icon icon={chevronForward} size="small" />
        </a>
      ))}
    </div>
  );
}
