import { Trans } from '@lingui/react/macro';
import { FormattedDate } from '#ds/components/date/date.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Icon } from '#ds/icons/icon.tsx';
import { file } from '#ds/icons/icons.ts';
import type { NgoDetail } from '#src/contracts/ngos.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { hrefTo } from '#src/routes/routes.ts';
import { FileSize } from '#src/screens/form/file-size.tsx';
import { NgoContact } from '#src/screens/ngo/ngo-contact.tsx';
import type { NgoView } from '#src/screens/ngo/ngo-view.ts';
import { locationName } from '#src/screens/projects/location-name.ts';
import { Localized } from '#src/screens/shell/localized.tsx';
import * as styles from '#src/screens/ngo/ngo.css';

/** What the institution publishes, who checks it or whom it checks, and how it is reached. */
export function NgoAside({ locale, view }: { view: NgoView; locale: Locale }) {
  const { ngo } = view;
  return (
    <aside className={styles.aside}>
      <section id="documents" aria-labelledby="documents-title">
        <Heading level={2} size="h3" id="documents-title">
          <Trans>Public documents</Trans>
        </Heading>
        {ngo.documents.length === 0 ? (
          <Text tone="muted">
            <Trans>No public documents yet.</Trans>
          </Text>
        ) : (
          <ul className={styles.rows}>
            {ngo.documents.map((document) => (
              <DocumentLine key={document.id} document={document} locale={locale} />
            ))}
          </ul>
        )}
      </section>
      {ngo.supervisedBy && <SupervisedBy by={ngo.supervisedBy} locale={locale} />}
      {ngo.supervises.length > 0 && (
        <section className={styles.note} aria-labelledby="supervises-title">
          <Heading level={2} size="h4" id="supervises-title">
            <Trans>Supervises</Trans>
          </Heading>
          <ul>
            {ngo.supervises.map((one) => (
              <li key={one.slug}>
                <a className={styles.named} href={hrefTo(locale, 'ngo', { slug: one.slug })}>
                  <Localized field={one.name} locale={locale} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <NgoContact view={view} locale={locale} />
    </aside>
  );
}

function DocumentLine({ document, locale }: { document: NgoDetail['documents'][number]; locale: Locale }) {
  return (
    <li>
      <a className={styles.document} href={document.url} rel="noopener">
        <Icon icon={file} />
        <span>
          <span className={styles.documentTitle}>
            <Localized field={document.title} locale={locale} />
          </span>
          <span className={styles.documentNote}>
            {document.format}
            {document.sizeBytes !== null && (
              <>
                {' · '}
                <FileSize bytes={document.sizeBytes} />
              </>
            )}
            {' · '}
            <FormattedDate value={document.issuedOn} format="short" />
          </span>
        </span>
      </a>
    </li>
  );
}

function SupervisedBy({ by, locale }: { by: NonNullable<NgoDetail['supervisedBy']>; locale: Locale }) {
  return (
    <section className={styles.note} aria-labelledby="supervised-title">
      <Heading level={2} size="h4" id="supervised-title">
        <Trans>Supervised by</Trans>
      </Heading>
      <a className={styles.named} href={hrefTo(locale, 'ngo', { slug: by.slug })}>
        {textIn(by.name, locale)}
      </a>
      <Text tone="muted" size="small">
        {locationName(by, locale)}
      </Text>
      {by.supervision && (
        <Text size="small">
          <Localized field={by.supervision} locale={locale} />
        </Text>
      )}
      {by.lastVisitOn !== null && (
        <Text tone="muted" size="small">
          <Trans>
            Last visit: <FormattedDate value={by.lastVisitOn} />
          </Trans>
        </Text>
      )}
    </section>
  );
}
