import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Money } from '#ds/components/money/money.tsx';
import type { TafreejRule, TafreejTerms } from '#src/domain/tafreej.ts';

/** The program's terms; `claimCap` is in minor units of `currency`. */
export type CaseRules = { terms: TafreejTerms; currency: string };

/** Each rule of the program as a sentence. */
export const ruleWords = ({ currency, terms }: CaseRules): Record<TafreejRule, ReactNode> => ({
  claim: (
    <Trans>
      The amount claimed is <Money minor={terms.claimCap} currency={currency} /> or less.
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
});
