import { Trans } from '@lingui/react/macro';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Icon } from '#ds/icons/icon.tsx';
import { verified } from '#ds/icons/icons.ts';
import { Stack } from '#ds/layout/stack.tsx';
import { TAFREEJ_RULES } from '#src/domain/tafreej.ts';
import { type CaseRules as Rules, ruleWords } from '#src/screens/case-rules/rule-words.tsx';
import * as styles from '#src/screens/project/project.css';

/** What was checked before the case was published: a case that fails one of the rules is not approved. */
export function CaseRules(rules: Rules) {
  const words = ruleWords(rules);
  const asked = TAFREEJ_RULES.filter(
    (rule) => rule !== 'isSocialSecurityBeneficiary' || rules.terms.mustReceiveSocialSecurity,
  );
  return (
    <Stack gap={4} as="section" labelledBy="rules-title">
      <Heading level={2} id="rules-title">
        <Trans>What was checked</Trans>
      </Heading>
      <ul className={styles.checked}>
        {asked.map((rule) => (
          <li key={rule} className={styles.checkedRule}>
            <Icon icon={verified} />
            <span>{words[rule]}</span>
          </li>
        ))}
      </ul>
      <Text size="small" tone="muted">
        <Trans>We publish a case only after a reviewer has seen the documents for each of these points.</Trans>
      </Text>
    </Stack>
  );
}
