import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Isolated } from '#ds/components/isolated/isolated.tsx';
import { Text } from '#ds/components/text/text.tsx';
import type { IconData } from '#ds/icons/icon-data.ts';
import { Icon } from '#ds/icons/icon.tsx';
import { mapPin, phone, whatsapp } from '#ds/icons/icons.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { ContactView } from '#src/screens/contact/contact-view.ts';
import { OfficeTimes } from '#src/screens/contact/office-times.tsx';
import { Localized } from '#src/screens/shell/localized.tsx';
import * as styles from '#src/screens/contact/contact.css';

/** Telephone, WhatsApp and the office, those that there are. */
export function ContactWays({ locale, view: { contact, office } }: { view: ContactView; locale: Locale }) {
  if (!contact) return null;
  const chat = contact.socialMediaLinks.whatsapp;
  const chatNumber = chat === undefined ? undefined : /^https:\/\/wa\.me\/(\d+)$/.exec(chat)?.[1];
  return (
    <dl className={styles.ways}>
      <Way icon={phone} name={<Trans>Telephone</Trans>} note={office && <OfficeTimes office={office} />}>
        <a className={styles.wayLink} href={`tel:${contact.phoneNumber}`}>
          <Isolated kind="phone" value={contact.phoneNumber} />
        </a>
      </Way>
      {chatNumber !== undefined && (
        <Way
          icon={whatsapp}
          name={<Trans>WhatsApp</Trans>}
          note={<Trans>We never ask for a card number on WhatsApp.</Trans>}
        >
          <a className={styles.wayLink} href={chat}>
            <Isolated kind="phone" value={`+${chatNumber}`} />
          </a>
        </Way>
      )}
      <Way icon={mapPin} name={<Trans>Office</Trans>} note={<Trans>Come by appointment.</Trans>}>
        <span className={styles.wayMain}>
          <Localized field={contact.location} locale={locale} />
        </span>
      </Way>
    </dl>
  );
}

function Way(way: { icon: IconData; name: ReactNode; note: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.way}>
      <dt className={styles.wayName}>
        <Icon icon={way.icon} />
        {way.name}
      </dt>
      <dd className={styles.wayBody}>
        {way.children}
        <Text as="span" size="small" tone="muted">
          {way.note}
        </Text>
      </dd>
    </div>
  );
}
