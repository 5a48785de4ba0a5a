import { Trans } from '@lingui/react/macro';
import { Banner } from '#ds/components/banner/banner.tsx';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { Card } from '#ds/components/card/card.tsx';
import { FocusWhenShown } from '#ds/components/form/focus-when-shown.tsx';
import { Isolated } from '#ds/components/isolated/isolated.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';
import { CONTACT_PATH } from '#src/screens/contact/contact-view.ts';
import { DropDraft } from '#src/screens/form/drop-draft.tsx';
import * as styles from '#src/screens/contact/contact.css';

const ID = 'contact-sent';

/** The message has arrived: its number, and what happens next. It takes the focus, because the page was loaded for it. */
export function ContactSent({ locale, next, number }: { number: string; next: string; locale: Locale }) {
  return (
    <div id={ID} tabIndex={-1}>
      <FocusWhenShown id={ID} />
      <DropDraft path={CONTACT_PATH} />
      <Card tone="raised">
        <Stack gap={4}>
          <Banner tone="success" title={<Trans>We have your message</Trans>}>
            {next}
          </Banner>
          <Text>
            <Trans>
              Its number is{' '}
              <strong className={styles.number}>
                <Isolated kind="reference" value={number} />
              </strong>
            </Trans>
          </Text>
          <Text tone="muted">
            <Trans>
              Keep it for when you write or call again. If you gave an email address, it is on its way to you.
            </Trans>
          </Text>
          <ButtonLink tone="outlined" href={hrefTo(locale, 'contact')}>
            <Trans>Write another message</Trans>
          </ButtonLink>
        </Stack>
      </Card>
    </div>
  );
}
