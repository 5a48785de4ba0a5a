import { readReference } from '#src/domain/reference.ts';
import { isCertain } from '#src/domain/transfer-match.ts';
import {
  findMovement,
  markBooked,
  markIgnored,
  findReceiptPayment,
  type MovementRow,
} from '#src/server/bank-statements/bank-movements.repository.ts';
import { findProposals, FROM_STATEMENTS, proposalsOf } from '#src/server/bank-statements/find-proposals.ts';
import { findPaymentByReference } from '#src/server/payments/payments.repository.ts';
import { audit } from '#src/server/platform/audit/audit.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { confirmTransfer, type TransferConfirmation } from '#src/server/settlement/confirm-transfer.ts';

export type MovementConfirmation =
  | {
      outcome:
        | 'unknownMovement'
        | 'closedAlready'
        | 'unknownReference'
        | 'otherCurrency'
        | 'noProposal'
        | 'severalProposals';
    }
  | Exclude<TransferConfirmation, { outcome: 'unknownReference' }>;

/** How many movements a batch looks at. */
export const MOVEMENTS_AT_ONCE = 20_000;

/** Books all movements that carry the reference of one expected transfer, and leaves those on which staff should look. */
export async function confirmCertain(
  ctx: ServiceContext,
  actor = 'command',
): Promise<{ booked: number; left: number }> {
  const all = await findProposals(ctx.db, MOVEMENTS_AT_ONCE);
  const seen = new Set<string>();
  const certain = all.filter(({ proposals: [first, ...others] }) => {
    if (!first || others.length > 0 || !isCertain(first)) return false;
    // Money with the same reference once more may be paid twice: the next look says so.
    const isFirst = !seen.has(first.reference);
    seen.add(first.reference);
    return isFirst;
  });
  let booked = 0;
  for (const { movement, proposals } of certain) {
    // oxlint-disable-next-line no-await-in-loop -- each is a transaction that locks its order
    const { outcome } = await book(ctx, movement, proposals[0]!.reference, actor);
    if (outcome === 'paid' || outcome === 'partPaid' || outcome === 'surplus') booked += 1;
  }
  return { booked, left: all.length - booked };
}

/** Books one movement for the transfer with a reference, or for the only one that is proposed. */
export async function confirmMovement(
  ctx: ServiceContext,
  number: number,
  reference?: string,
  actor = 'command',
): Promise<MovementConfirmation> {
  const movement = await findMovement(ctx.db, number);
  if (!movement) return { outcome: 'unknownMovement' };
  if (movement.status !== 'open') return { outcome: 'closedAlready' };
  if (reference !== undefined) return book(ctx, movement, reference, actor);
  const [first, ...others] = (await proposalsOf(ctx.db, [movement]))[0]!.proposals;
  if (!first || others.length > 0) return { outcome: first ? 'severalProposals' : 'noProposal' };
  return book(ctx, movement, first.reference, actor);
}

/** The movement has one name among all receipts of the bank, so two who book it at once, for whatever order, book it once. */
async function book(
  ctx: ServiceContext,
  movement: MovementRow,
  reference: string,
  actor: string,
): Promise<MovementConfirmation> {
  const read = readReference(reference);
  const payment = read && (await findPaymentByReference(ctx.db, read));
  if (!payment) return { outcome: 'unknownReference' };
  if (payment.currency !== movement.currency) return { outcome: 'otherCurrency' };
  const name = `${FROM_STATEMENTS}${movement.key}`;
  const result = await confirmTransfer(ctx, { reference, amount: movement.amountMinor, movement: name, actor });
  if (result.outcome === 'unknownReference') return { outcome: 'unknownReference' };
  const paymentId = await findReceiptPayment(ctx.db, name);
  await markBooked(ctx.db, movement.id, { paymentId, closedAt: ctx.now() });
  return result;
}

/** Closes a movement that is no transfer of a donor. False for one that is unknown or closed. */
export async function ignoreMovement(
  ctx: ServiceContext,
  number: number,
  reason: string,
  actor = 'command',
): Promise<boolean> {
  const movement = await findMovement(ctx.db, number);
  if (!movement) return false;
  const now = ctx.now();
  return ctx.db.transaction(async (tx) => {
    const isClosed = await markIgnored(tx, movement.id, { reason, closedAt: now });
    if (isClosed)
      await audit(tx, {
        at: now,
        actor,
        action: 'movementIgnored',
        subject: 'bankMovement',
        subjectId: movement.id,
        before: { status: 'open' },
        after: { status: 'ignored', reason },
      });
    return isClosed;
  });
}
