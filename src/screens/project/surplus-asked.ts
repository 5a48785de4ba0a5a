import type { CurrencyCode } from '#money/currencies.ts';
import type { ProjectDetail } from '#src/contracts/projects.ts';
import { defaultBounds, type ProjectTerms } from '#src/domain/pricing.ts';
import { type Surplus, surplusOf } from '#src/domain/surplus.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { askedLine, type Typed } from '#src/screens/project/asked-line.ts';

export type SurplusAsked = { project: ProjectDetail; terms: ProjectTerms; locale: Locale; typed: Typed };

/** What can be done with the donation that was just refused; undefined where it was not more than the project needs. */
export const surplusAsked = ({ locale, project, terms, typed }: SurplusAsked): Surplus | undefined =>
  surplusOf(askedLine(typed, project, locale), terms, {
    hasCategory: project.categories.length > 0,
    isGift: typed('isGift') === 'on',
    ...defaultBounds(project.currency as CurrencyCode),
  });
