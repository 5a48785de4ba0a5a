import type { ProjectDetail } from '#src/contracts/projects.ts';
import type { ProjectTerms } from '#src/domain/pricing.ts';

/** The terms by which the browser computes while a donation is entered; the server computes again from its own records. */
export const termsOfPage = (project: ProjectDetail): ProjectTerms => ({
  isOpen: project.isOpen,
  donationMethod: project.unit ? 'units' : 'money',
  unitPrice: project.unit?.price,
  ...(project.monthly === null ? {} : { monthly: project.monthly }),
  remaining: project.remaining,
  isSuitableForZakat: project.isSuitableForZakat,
  isEndowment: project.isEndowment,
  endowmentPercentage: project.endowmentPercentage,
  minimum: project.minimum,
  maximum: project.maximum,
});
