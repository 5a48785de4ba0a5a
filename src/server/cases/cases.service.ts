import * as v from 'valibot';
import type { CaseStatus, TafreejAnswer } from '#src/contracts/cases.ts';
import { billNumberOf } from '#src/domain/bill-number.ts';
import { remainingOf } from '#src/domain/project.ts';
import { dayInRiyadh, failedRules, TAFREEJ_TERMS, type TafreejClaim, type TafreejTerms } from '#src/domain/tafreej.ts';
import { findCaseId } from '#src/server/cases/cases.repository.ts';
import { invalid } from '#src/server/http/errors.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { findProjectsById } from '#src/server/projects/project-cards.repository.ts';
import { isOpen } from '#src/server/projects/project-view.ts';
import { readCurrency, readSetting } from '#src/server/settings/settings.service.ts';

/** What a bill number belongs to. A case that is not public is as unknown as a number that nobody issued. */
export async function checkBillNumber(ctx: ServiceContext, typed: string): Promise<CaseStatus> {
  const billNumber = billNumberOf(typed);
  const id = billNumber === undefined ? undefined : await findCaseId(ctx.db, billNumber);
  const [project] = id === undefined ? [] : await findProjectsById(ctx.db, [id]);
  if (!project || (project.status !== 'published' && project.status !== 'completed'))
    return { isReal: false, isOpen: false, remaining: 0, currency: await readCurrency(ctx), slug: null };
  const isTaking = isOpen(project, ctx.now());
  return {
    isReal: true,
    isOpen: isTaking,
    remaining: isTaking ? remainingOf(project.goalMinor, project.raised) : 0,
    currency: project.currency,
    slug: project.slug,
  };
}

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The program's terms: the settings `TAFREEJ/…`, each with the specification's value as its default. */
export async function readTafreejTerms(ctx: ServiceContext): Promise<TafreejTerms> {
  const [claimCap, orders, years, mustReceiveSocialSecurity] = await Promise.all([
    readSetting(ctx, 'TAFREEJ', 'CLAIM_CAP_HALALAS', whole, TAFREEJ_TERMS.claimCap),
    readSetting(ctx, 'TAFREEJ', 'ENFORCEMENT_ORDERS', whole, TAFREEJ_TERMS.orders),
    readSetting(ctx, 'TAFREEJ', 'YEARS_SINCE_ORDER', whole, TAFREEJ_TERMS.years),
    readSetting(ctx, 'TAFREEJ', 'SOCIAL_SECURITY', v.boolean(), TAFREEJ_TERMS.mustReceiveSocialSecurity),
  ]);
  return { claimCap, orders, years, mustReceiveSocialSecurity };
}

/** Whether a claim can become a case, and which rules it fails; nothing is stored. @throws AppError `validation` for a date to come */
export async function checkEligibility(ctx: ServiceContext, claim: TafreejClaim): Promise<TafreejAnswer> {
  const today = dayInRiyadh(ctx.now());
  if (claim.orderDate > today) throw invalid({ path: 'orderDate', code: 'tooHigh' });
  const failed = failedRules(claim, await readTafreejTerms(ctx), today);
  return { eligible: failed.length === 0, failed };
}
