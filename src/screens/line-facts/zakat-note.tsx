import { Trans } from '@lingui/react/macro';
import { Text } from '#ds/components/text/text.tsx';

/** What a line of zakat is for: the calculator sends its sum alone, so nothing else of it is known. */
export function ZakatNote() {
  return (
    <Text size="small" tone="muted">
      <Trans>This zakat goes to people entitled to it, and to no one else.</Trans>
    </Text>
  );
}
