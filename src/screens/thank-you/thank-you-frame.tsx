import type { ReactNode } from 'react';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Medal } from '#ds/components/medal/medal.tsx';
import { Page } from '#ds/layout/page.tsx';
import { Section } from '#ds/layout/section.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { OrderAndPayment } from '#src/contracts/orders.ts';
import { type Locale } from '#src/i18n/locales.ts';
import { ReceiptCard } from '#src/screens/thank-you/receipt-card.tsx';
import * as styles from '#src/screens/thank-you/thank-you.css';

/** What happened, in words, beside the donation on paper. */
export function ThankYouFrame({
  art,
  children,
  donation,
  locale,
  title,
}: {
  /** In place of the medal. */
  art?: ReactNode;
  children: ReactNode;
  donation: OrderAndPayment;
  locale: Locale;
  title: ReactNode;
}) {
  return (
    <Section>
      <Page>
        <div className={styles.layout}>
          <Stack gap={5}>
            {art ?? <Medal size={64} />}
            <Heading level={1} size="display">
              {title}
            </Heading>
            {children}
          </Stack>
          <ReceiptCard donation={donation} locale={locale} />
        </div>
      </Page>
    </Section>
  );
}
