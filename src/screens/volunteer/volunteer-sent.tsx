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
import { DropDraft } from '#src/screens/form/drop-draft.tsx';
import { VOLUNTEER_PATH } from '#src/screens/volunteer/volunteer-view.ts';
import * as styles from '#src/screens/volunteer/volunteer.css';

const ID = 'volunteer-sent';

/** The offer has arrived: its number, and what happens next. It takes the focus, because the page was loaded for it. */
export function VolunteerSent({ locale, next, number }: { number: string; next: string; locale: Locale }) {
  return (
    <div id={ID} tabIndex={-1} className={styles.sent}>
      <FocusWhenShown id={ID} />
      <DropDraft path={VOLUNTEER_PATH} />
      <Card tone="raised">
        <Stack gap={4}>
          <Banner tone="success" title={<Trans>Thank you, we have your offer</Trans>}>
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
            <Trans>It is on its way to you by email too. Give it when you write or call about your offer.</Trans>
          </Text>
          <ButtonLink tone="outlined" href={hrefTo(locale, 'home')}>
            <Trans>Back to the home page</Trans>
          </ButtonLink>
        </Stack>
      </Card>
    </div>
  );
}
