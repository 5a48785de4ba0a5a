import type { CurrencyCode } from '#money/currencies.ts';
import type { Intention } from '#src/domain/cart.ts';
import { accounts, heldEntry } from '#src/domain/ledger.ts';
import type { LocalText } from '#src/domain/slug.ts';
import { postEntry } from '#src/server/ledger/ledger.repository.ts';
import {
  findHeld,
  findOutlayProject,
  isBooked,
  lockProject,
  type OutlayProject,
} from '#src/server/ledger/outlays.repository.ts';
import { audit } from '#src/server/platform/audit/audit.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { type Database, isUniqueViolation } from '#src/server/platform/db/client.ts';

/** Money that leaves a project's fund, or that its institution has spent. */
export type Outlay = {
  kind: 'payout' | 'delivery';
  slug: string;
  /** Minor units. */
  amount: number;
  /** The project's own where none is named; a fund is kept of each currency that was given. */
  currency?: CurrencyCode | undefined;
  intention: Intention;
  /** The bank's number of the transfer, or the number of the report: one is booked once. */
  reference: string;
  /** What it was for, written for everybody. */
  memo: LocalText;
};

export type OutlayRefusal =
  | { outcome: 'unknown' | 'noInstitution' | 'notSuitable' | 'alreadyRecorded' }
  | { outcome: 'tooMuch'; limit: number; currency: CurrencyCode };
export type OutlayPlan =
  | { outcome: 'possible'; project: OutlayProject; currency: CurrencyCode; available: number }
  | OutlayRefusal;

/** Whether an outlay can be booked, and what of the money is there. */
export async function planOutlay(db: Database, outlay: Outlay): Promise<OutlayPlan> {
  const project = await findOutlayProject(db, outlay.slug);
  if (!project) return { outcome: 'unknown' };
  if (outlay.kind === 'payout' && project.ngoId === null) return { outcome: 'noInstitution' };
  if (outlay.intention === 'zakat' && !project.isSuitableForZakat) return { outcome: 'notSuitable' };
  if (await isBooked(db, keyOf(outlay))) return { outcome: 'alreadyRecorded' };
  const { currency = project.currency } = outlay;
  const available = await findHeld(db, project, { ...outlay, currency });
  return outlay.amount > available
    ? { outcome: 'tooMuch', limit: Math.max(0, available), currency }
    : { outcome: 'possible', project, currency, available };
}

const keyOf = ({ kind, reference }: Outlay): string => `${kind}:${reference}`;

/**
 * Books money that was passed on to a project's institution, or spent for the project. What an institution spends comes out of
 * what it was given; a project of our own spends out of its fund. @throws RangeError unless the amount is above zero
 */
export async function recordOutlay(
  ctx: ServiceContext,
  outlay: Outlay,
  actor = 'command',
): Promise<{ outcome: 'recorded' } | OutlayRefusal> {
  const { amount, intention, kind, memo } = outlay;
  if (!Number.isSafeInteger(amount) || amount <= 0)
    throw new RangeError(`an amount must be a whole number of minor units above zero, got ${amount}`);
  const now = ctx.now();
  try {
    return await ctx.db.transaction(async (tx) => {
      // Two outlays of one project are looked at one after the other.
      await lockProject(tx, outlay.slug);
      const plan = await planOutlay(tx, outlay);
      if (plan.outcome !== 'possible') return plan;
      const { currency, project } = plan;
      const to = kind === 'payout' ? accounts.advance(project.id, intention) : accounts.delivery(project.id, intention);
      const from =
        kind === 'payout' || project.ngoId === null ? accounts.bank : accounts.advance(project.id, intention);
      await postEntry(
        tx,
        {
          kind,
          externalKey: keyOf(outlay),
          occurredAt: now,
          memo,
          ngoId: project.ngoId ?? undefined,
          currency,
          postings: heldEntry(to, amount, from).map((posting) =>
            posting.account === accounts.bank ? posting : { ...posting, projectId: project.id, intention },
          ),
        },
        now,
      );
      await audit(tx, {
        at: now,
        actor,
        action: kind,
        subject: 'project',
        subjectId: project.id,
        after: { amount, currency, intention, reference: outlay.reference, memo },
      });
      return { outcome: 'recorded' as const };
    });
  } catch (error) {
    if (isUniqueViolation(error)) return { outcome: 'alreadyRecorded' };
    throw error;
  }
}
