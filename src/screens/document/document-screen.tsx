import { Trans, useLingui } from '@lingui/react/macro';
import { FormattedDate } from '#ds/components/date/date.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Isolated } from '#ds/components/isolated/isolated.tsx';
import { Page } from '#ds/layout/page.tsx';
import { Section } from '#ds/layout/section.tsx';
import type { ContactInfo } from '#src/contracts/site.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { ConsentChoice } from '#src/screens/document/consent-choice.tsx';
import { CookieTable } from '#src/screens/document/cookie-table.tsx';
import type { Block, ShownRetention, SiteDocument } from '#src/screens/document/document-view.ts';
import { OpenTableView } from '#src/screens/document/open-table.tsx';
import { RetentionTable } from '#src/screens/document/retention-table.tsx';
import { Localized } from '#src/screens/shell/localized.tsx';
import * as styles from '#src/screens/document/document.css';

export type DocumentScreenProps = {
  text: SiteDocument;
  locale: Locale;
  contact?: Pick<ContactInfo, 'email' | 'location' | 'phoneNumber'> | undefined;
  /** In seconds, for a document that shows them. */
  retention?: Readonly<Record<ShownRetention, number>> | undefined;
  /** Whether the document ends with the visitor's answer on counting donations. @default false */
  hasConsent?: boolean | undefined;
};

/** A text to be read: contents, the text in a measure of 64 characters, its date, and what was changed. */
export function DocumentScreen({ hasConsent = false, text, ...shown }: DocumentScreenProps) {
  const { t } = useLingui();
  return (
    <Section>
      <Page>
        <article className={styles.layout}>
          <header className={styles.head}>
            <Heading level={1} size="display">
              {text.title}
            </Heading>
            <p className={styles.lead}>{text.lead}</p>
            <p className={styles.date}>
              <Trans>
                Last changed: <FormattedDate value={text.updatedOn} />
              </Trans>
            </p>
          </header>
          <nav className={styles.contents} aria-label={t`Contents`}>
            <ol>
              {text.sections.map(({ id, title }) => (
                <li key={id}>
                  <a className={styles.contentsLink} href={`#${id}`}>
                    {title}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <div className={styles.text}>
            {text.sections.map(({ blocks, id, title }) => (
              <section key={id} aria-labelledby={id} className={styles.section}>
                <h2 id={id} className={styles.title}>
                  {title}
                </h2>
                {blocks.map((block, index) => (
                  <BlockView key={index} block={block} {...shown} />
                ))}
              </section>
            ))}
            {hasConsent && <ConsentChoice locale={shown.locale} />}
            <section aria-labelledby="document-changes" className={styles.section}>
              <h2 id="document-changes" className={styles.title}>
                <Trans>What has changed</Trans>
              </h2>
              <ul className={styles.changes}>
                {text.changes.map((change) => (
                  <li key={change.on}>
                    <FormattedDate value={change.on} />
                    <span>{change.text}</span>
                  </li>
                ))}
              </ul>
            </section>
          </div>
        </article>
      </Page>
    </Section>
  );
}

function BlockView({
  block,
  contact,
  locale,
  retention,
}: { block: Block } & Omit<DocumentScreenProps, 'text' | 'hasConsent'>) {
  if (typeof block === 'string') return <p>{block}</p>;
  if (!('show' in block))
    return (
      <ul className={styles.list}>
        {block.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  if (block.show === 'cookies') return <CookieTable />;
  if (block.show === 'projects' || block.show === 'programs') return <OpenTableView table={block.show} />;
  if (block.show === 'retention') return retention ? <RetentionTable seconds={retention} /> : null;
  return (
    contact && (
      <address className={styles.contact}>
        <a className={styles.contactLink} href={`mailto:${contact.email}`}>
          <Isolated kind="email" value={contact.email} />
        </a>
        <a className={styles.contactLink} href={`tel:${contact.phoneNumber}`}>
          <Isolated kind="phone" value={contact.phoneNumber} />
        </a>
        <span>
          <Localized field={contact.location} locale={locale} />
        </span>
      </address>
    )
  );
}
