import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Text } from '#ds/components/text/text.tsx';

type EndowmentNoteProps = {
  /** Of the line, in minor units. */
  amount: number;
  /** What of it becomes endowment capital, in minor units. */
  endowment: number;
  /** The same as it is shown. */
  share: ReactNode;
};

/** What of a line becomes endowment capital; nothing where nothing does. */
export function EndowmentNote({ amount, endowment, share }: EndowmentNoteProps) {
  if (endowment === 0) return null;
  return (
    <Text size="small" tone="muted" as="p">
      {endowment === amount ? (
        <Trans>All of this donation stays in the endowment as capital.</Trans>
      ) : (
        <Trans>{share} of this donation goes to the endowment.</Trans>
      )}
    </Text>
  );
}
