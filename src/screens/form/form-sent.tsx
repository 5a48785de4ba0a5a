import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Banner } from '#ds/components/banner/banner.tsx';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { Card } from '#ds/components/card/card.tsx';
import { FocusWhenShown } from '#ds/components/form/focus-when-shown.tsx';
import { Isolated } from '#ds/components/isolated/isolated.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import { DropDraft } from '#src/screens/form/drop-draft.tsx';
import * as styles from '#src/screens/form/form-sent.css';

type FormSentProps = {
  id: string;
  /** The path of the form, whose draft on the device is dropped. */
  path: string;
  title: ReactNode;
  /** What happens next. */
  next: string;
  number: string;
  /** What the number is for. */
  note: ReactNode;
  /** The way on. */
  href: string;
  on: ReactNode;
};

/** What was sent has arrived: its number, and what happens next. It takes the focus, because the page was loaded for it. */
export function FormSent({ href, id, next, note, number, on, path, title }: FormSentProps) {
  return (
    <div id={id} tabIndex={-1} className={styles.sent}>
      <FocusWhenShown id={id} />
      <DropDraft path={path} />
      <Card tone="raised">
        <Stack gap={4}>
          <Banner tone="success" title={title}>
            {next}
          </Banner>
          <Text>
            <Trans>
              Reference number:{' '}
              <strong className={styles.number}>
                <Isolated kind="reference" value={number} />
              </strong>
            </Trans>
          </Text>
          <Text tone="muted">{note}</Text>
          <ButtonLink tone="outlined" href={href}>
            {on}
          </ButtonLink>
        </Stack>
      </Card>
    </div>
  );
}
