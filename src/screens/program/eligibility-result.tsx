import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Banner } from '#ds/components/banner/banner.tsx';
import { FocusWhenShown } from '#ds/components/form/focus-when-shown.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { alert, success } from '#ds/icons/glyphs.ts';
import { Icon } from '#ds/icons/icon.tsx';
import { VisuallyHidden } from '#ds/layout/visually-hidden.tsx';
import { TAFREEJ_RULES, type TafreejRule, type TafreejTerms } from '#src/domain/tafreej.ts';
import * as styles from '#src/screens/program/program.css';

const ID = 'eligibility-result';
type EligibilityResultProps = { failed: readonly TafreejRule[]; terms: TafreejTerms; currency: string };

/** Each rule, and whether it is met. */
export function EligibilityResult({ currency, failed, terms }: EligibilityResultProps) {
  const words: Record<TafreejRule, ReactNode> = {
    claim: (
      <Trans>
        At most <Money minor={terms.claimCap} currency={currency} /> is claimed.
      </Trans>
    ),
    isSocialSecurityBeneficiary: <Trans>The debtor receives social security.</Trans>,
    enforcementOrders: (
      <Plural
        value={terms.orders}
        one="There is only one enforcement order."
        other="There are exactly # enforcement orders."
      />
    ),
    orderDate: (
      <Plural
        value={terms.years}
        one="A full year has passed since the order."
        other="# full years have passed since the order."
      />
    ),
  };
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
              one="One rule is not met, so it cannot become a case"
              other="# rules are not met, so it cannot become a case"
            />
          )
        }
      >
        <ul className={styles.rules}>
          {TAFREEJ_RULES.map((rule) => (
            <li key={rule} className={styles.rule} data-rule={rule} data-is-met={!failed.includes(rule)}>
              <Icon glyph={failed.includes(rule) ? alert : success} />
              <span>
                <VisuallyHidden>
                  {failed.includes(rule) ? <Trans>Not met:</Trans> : <Trans>Met:</Trans>}{' '}
                </VisuallyHidden>
                {words[rule]}
              </span>
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  );
}
