import { Trans } from '@lingui/react/macro';
import { Card } from '#ds/components/card/card.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Stack } from '#ds/layout/stack.tsx';

/** How a false bill is known. */
export function FalseBills() {
  return (
    <Card tone="raised">
      <Stack gap={4}>
        <Heading level={2} size="h3">
          <Trans>A bill is fake if:</Trans>
        </Heading>
        <Stack as="ul" gap={3}>
          <li>
            <Text>
              <Trans>it asks you to pay a person, or to pay into an account that is neither ours nor the court’s</Trans>
            </Text>
          </li>
          <li>
            <Text>
              <Trans>it shows the debtor’s name or photograph</Trans>
            </Text>
          </li>
          <li>
            <Text>
              <Trans>it says that you must pay within hours</Trans>
            </Text>
          </li>
        </Stack>
        <Text size="small" tone="muted">
          <Trans>We do not store the number you check or any information about who you are.</Trans>
        </Text>
      </Stack>
    </Card>
  );
}
