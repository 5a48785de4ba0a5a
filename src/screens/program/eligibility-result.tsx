import { Plural, Trans } from '@lingui/react/macro';
import { Banner } from '#ds/components/banner/banner.tsx';
import { FocusWhenShown } from '#ds/components/form/focus-when-shown.tsx';
import { Tag } from '#ds/components/tag/tag.tsx';
import { alert, success } from '#ds/icons/icons.ts';
import { TAFREEJ_RULES, type TafreejRule } from '#src/domain/tafreej.ts';
import { type CaseRules, ruleWords } from '#src/screens/case-rules/rule-words.tsx';
import * as styles from '#src/screens/program/program.css';

const ID = 'eligibility-result';
type EligibilityResultProps = CaseRules & { failed: readonly TafreejRule[] };

/** Each rule, and whether it is met. */
export function EligibilityResult({ currency, failed, terms }: EligibilityResultProps) {
  const words = ruleWords({ currency, terms });
  return (
    <div id={ID} tabIndex={-1}>
      <FocusWhenShown id={ID} />
      <Banner
        tone={failed.length === 0 ? 'success' : 'warning'}
        isAnnounced
        title={
          failed.length === 0 ? (
            <Trans>All four rules are met: this debt can become a case</Trans>
          ) : (
            <Plural
              value={failed.length}
              one="One rule is not met, so this debt cannot become a case"
              other="# rules are not met, so this debt cannot become a case"
            />
          )
        }
      >
        <ul className={styles.rules}>
          {TAFREEJ_RULES.map((rule) => (
            <li key={rule} className={styles.rule} data-rule={rule} data-is-met={!failed.includes(rule)}>
              {failed.includes(rule) ? (
                <Tag tone="danger" icon={alert}>
                  <Trans context="rule">Not met</Trans>
                </Tag>
              ) : (
                <Tag tone="success" icon={success}>
                  <Trans context="rule">Met</Trans>
                </Tag>
              )}
              <span>{words[rule]}</span>
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  );
}
