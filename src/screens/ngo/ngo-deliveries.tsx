import { Plural, Trans } from '@lingui/react/macro';
import { FormattedDate } from '#ds/components/date/date.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Tag } from '#ds/components/tag/tag.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { check, clock, rejected, warning } from '#ds/icons/icons.ts';
import type { NgoDelivery, NgoDetail } from '#src/contracts/ngos.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { hrefTo } from '#src/routes/routes.ts';
import { Localized } from '#src/screens/shell/localized.tsx';
import * as styles from '#src/screens/ngo/ngo.css';

/** What was promised against what was found: what came late or in part is listed like the rest. */
export function NgoDeliveries({ locale, ngo: { deliveries } }: { ngo: NgoDetail; locale: Locale }) {
  return (
    <section id="delivery" aria-labelledby="delivery-title">
      <Heading level={2} id="delivery-title">
        <Trans>What was promised, what was delivered</Trans>
      </Heading>
      <Text tone="muted">
        {deliveries.length === 0 ? (
          <Trans>No delivery has been checked yet. The first check will appear here, whatever its result.</Trans>
        ) : (
          <Trans>Checked by Sanad or a supervising partner, not by the institution itself.</Trans>
        )}
      </Text>
      {deliveries.length > 0 && (
        <ol className={styles.rows}>
          {deliveries.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} locale={locale} />
          ))}
        </ol>
      )}
    </section>
  );
}

function DeliveryRow({ delivery, locale }: { delivery: NgoDelivery; locale: Locale }) {
  const { checkedBy, checkedOn, counts, finding, title } = delivery;
  return (
    <li className={styles.delivery}>
      <div className={styles.when}>
        <FormattedDate value={checkedOn} format="short" hasHijri={false} />
      </div>
      <div className={styles.found}>
        <Heading level={3}>
          <Localized field={title} locale={locale} />
        </Heading>
        <Text>
          <Localized field={finding} locale={locale} />
        </Text>
        <Text tone="muted" size="small">
          {checkedBy ? (
            <Trans>
              Checked by{' '}
              <a href={hrefTo(locale, 'ngo', { slug: checkedBy.slug })}>
                <Localized field={checkedBy.name} locale={locale} />
              </a>
            </Trans>
          ) : (
            <Trans>Checked by Sanad</Trans>
          )}
        </Text>
      </div>
      <div className={styles.verdict}>
        <Verdict delivery={delivery} />
        {counts && <Counts counts={counts} locale={locale} />}
      </div>
    </li>
  );
}

function Counts({ counts, locale }: { counts: NonNullable<NgoDelivery['counts']>; locale: Locale }) {
  const { delivered, promised } = counts;
  const things = textIn(counts.of, locale);
  return (
    <Text size="small">
      <Trans comment="60 of 60 sets">
        {delivered} of {promised} {things}
      </Trans>
    </Text>
  );
}

function Verdict({ delivery: { daysLate, verdict } }: { delivery: NgoDelivery }) {
  if (verdict === 'none')
    return (
      <Tag tone="danger" icon={rejected}>
        <Trans>Not delivered</Trans>
      </Tag>
    );
  return (
    <>
      {verdict === 'partial' && (
        <Tag tone="warning" icon={warning}>
          <Trans>Delivered in part</Trans>
        </Tag>
      )}
      {daysLate > 0 && (
        <Tag tone="warning" icon={clock}>
          <Plural value={daysLate} one="# day late" other="# days late" />
        </Tag>
      )}
      {verdict === 'full' && daysLate === 0 && (
        <Tag tone="success" icon={check}>
          <Trans>On time</Trans>
        </Tag>
      )}
    </>
  );
}
