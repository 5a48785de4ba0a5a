import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** What a list holds: the projects of a debtors' program are called cases. */
export type Listed = 'projects' | 'cases';

type ListWords = {
  count: (total: number) => ReactNode;
  /** Where nobody counts further. */ manyMore: ReactNode;
  loading: string;
  loadingMore: ReactNode;
  allShown: ReactNode;
  noMatch: string;
  noneOpen: string;
  /** When there will be some. */ noneOpenNote: ReactNode;
  notLoaded: string;
};

/** What a list says of itself. */
export function useListWords(listed: Listed = 'projects'): ListWords {
  const { t } = useLingui();
  if (listed === 'cases')
    return {
      count: (total) => <Plural value={total} one="# case" other="# cases" />,
      manyMore: <Trans>More than 10,000 cases</Trans>,
      loading: t`Loading cases`,
      loadingMore: <Trans>Loading more cases</Trans>,
      allShown: <Trans>All cases are shown.</Trans>,
      noMatch: t`No cases match your search`,
      noneOpen: t`No cases are open right now`,
      noneOpenNote: <Trans>New cases are approved every week.</Trans>,
      notLoaded: t`The cases could not be loaded`,
    };
  return {
    count: (total) => <Plural value={total} one="# project" other="# projects" />,
    manyMore: <Trans>More than 10,000 projects</Trans>,
    loading: t`Loading projects`,
    loadingMore: <Trans>Loading more projects</Trans>,
    allShown: <Trans>All projects are shown.</Trans>,
    noMatch: t`No projects match your search`,
    noneOpen: t`No projects are open right now`,
    noneOpenNote: <Trans>New projects are approved every week.</Trans>,
    notLoaded: t`The projects could not be loaded`,
  };
}
