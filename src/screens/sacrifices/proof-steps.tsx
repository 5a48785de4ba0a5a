import { Trans } from '@lingui/react/macro';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import * as styles from '#src/screens/sacrifices/sacrifices.css';

const steps = [
  {
    key: 'receipt',
    when: <Trans>Right away</Trans>,
    title: <Trans>A receipt with every name</Trans>,
    text: <Trans>The animal, the share number and the name each share is for.</Trans>,
  },
  {
    key: 'message',
    when: <Trans>On the day of the sacrifice</Trans>,
    title: <Trans>An email once the sacrifice has been carried out</Trans>,
    text: <Trans>The email gives the time and place of the slaughter, with the proof.</Trans>,
  },
];

/** What the donor receives, in its order. */
export function ProofSteps() {
  return (
    <Stack gap={6} as="section">
      <Heading level={2}>
        <Trans>What you receive</Trans>
      </Heading>
      <ol className={styles.steps}>
        {steps.map(({ key, text, title, when }) => (
          <li key={key} className={styles.step}>
            <span className={styles.when}>{when}</span>
            <span className={styles.stepTitle}>{title}</span>
            <Text size="small" tone="muted">
              {text}
            </Text>
          </li>
        ))}
      </ol>
    </Stack>
  );
}
