import { Trans } from '@lingui/react/macro';
import { Banner } from '#ds/components/banner/banner.tsx';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { Inline } from '#ds/layout/inline.tsx';
import { Page } from '#ds/layout/page.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';
import * as styles from '#src/screens/shell/shell.css';

/** "Added to your cart" where no script can show the alert: above the page that the form came back to. */
export function AddedNotice({ added, locale }: { added: string; locale: Locale }) {
  return (
    <div className={styles.added}>
      <Page>
        <Banner tone="success" title={<Trans>Added to your cart</Trans>}>
          <Stack gap={3}>
            {added}
            <Inline gap={2}>
              <ButtonLink tone="outlined" size="small" href={hrefTo(locale, 'cart')}>
                <Trans>Go to cart</Trans>
              </ButtonLink>
              <ButtonLink tone="filled" size="small" href={hrefTo(locale, 'checkout')}>
                <Trans>Checkout</Trans>
              </ButtonLink>
            </Inline>
          </Stack>
        </Banner>
      </Page>
    </div>
  );
}
