import { useLingui } from '@lingui/react/macro';
import type { ProjectDetail } from '#src/contracts/projects.ts';
import type { ConsentRelation } from '#src/domain/guardian-consent.ts';

/** Who consented to what a child's page shows, and in which year. */
export function useConsentSentence() {
  const { t } = useLingui();
  return ({ by, year }: NonNullable<ProjectDetail['consent']>): string => {
    const sentences: Record<ConsentRelation, string> = {
      mother: t`The mother consented to this page in ${year}.`,
      father: t`The father consented to this page in ${year}.`,
      grandmother: t`The grandmother, who is the guardian, consented to this page in ${year}.`,
      grandfather: t`The grandfather, who is the guardian, consented to this page in ${year}.`,
      aunt: t`The aunt, who is the guardian, consented to this page in ${year}.`,
      uncle: t`The uncle, who is the guardian, consented to this page in ${year}.`,
      sibling: t`An adult sibling, who is the guardian, consented to this page in ${year}.`,
      guardian: t`The legal guardian consented to this page in ${year}.`,
    };
    return sentences[by];
  };
}
