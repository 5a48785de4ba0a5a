import type { BankTransferView, TransferConfirmationView } from '#src/contracts/bank-transfers.ts';
import type { Page } from '#src/contracts/lists.ts';
import type { MovementStatus } from '#src/domain/bank-statement.ts';
import { isCertain } from '#src/domain/transfer-match.ts';
import {
  countMovements,
  findMovementById,
  findMovements,
  type MovementRow,
} from '#src/server/bank-statements/bank-movements.repository.ts';
import { confirmMovement, ignoreMovement } from '#src/server/bank-statements/confirm-movements.ts';
import { type MovementProposals, proposalsOf } from '#src/server/bank-statements/find-proposals.ts';
import { AppError, invalid } from '#src/server/http/errors.ts';
import { readCursor, writeCursor } from '#src/server/http/list-cursor.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

type Asked = { status: MovementStatus; limit: number; cursor?: string | undefined };

/** Money that came in, the oldest first; open movements with the transfers that they may be. */
export async function listBankTransfers(
  ctx: ServiceContext,
  { cursor, limit, status }: Asked,
): Promise<Page<BankTransferView>> {
  const after = readCursor(cursor, status)?.key ?? 0;
  const [total, rows] = await Promise.all([
    countMovements(ctx.db, status),
    findMovements(ctx.db, { status, after, limit: limit + 1 }),
  ]);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const matched =
    status === 'open' ? await proposalsOf(ctx.db, shown) : shown.map((movement) => ({ movement, proposals: [] }));
  return {
    data: matched.map(viewOf),
    total,
    ...(rows.length > limit && last ? { nextCursor: writeCursor({ key: last.number, id: last.id }, status) } : {}),
  };
}

const viewOf = ({ movement, proposals }: MovementProposals): BankTransferView => ({
  id: movement.id,
  number: movement.number,
  account: movement.account,
  bookedOn: movement.bookedOn,
  amount: movement.amountMinor,
  currency: movement.currency,
  senderName: movement.name,
  text: movement.text,
  status: movement.status,
  reason: movement.reason,
  matches: proposals.map((match) => ({ ...match, isCertain: proposals.length === 1 && isCertain(match) })),
});

/**
 * Books a movement for the transfer with a reference, or for the only one that is proposed.
 * @throws AppError `notFound`; `conflict` where it is closed; `validation` at `reference` where one has to be chosen
 */
export async function confirmBankTransfer(
  ctx: ServiceContext,
  id: string,
  { actor, reference }: { reference?: string | undefined; actor: string },
): Promise<TransferConfirmationView> {
  const { number } = await movementOf(ctx, id);
  const result = await confirmMovement(ctx, number, reference, actor);
  switch (result.outcome) {
    case 'unknownMovement':
      throw new AppError('notFound');
    case 'closedAlready':
    case 'alreadyRecorded':
      throw new AppError('conflict');
    case 'noProposal':
    case 'severalProposals':
      throw invalid({ path: 'reference', code: 'required' });
    case 'unknownReference':
    case 'otherCurrency':
      throw invalid({ path: 'reference', code: 'invalidSelection' });
    default:
      return result;
  }
}

/** Closes a movement that is no transfer of a donor. @throws AppError `notFound`; `conflict` where it is closed */
export async function ignoreBankTransfer(
  ctx: ServiceContext,
  id: string,
  { actor, reason }: { reason: string; actor: string },
): Promise<BankTransferView> {
  const { number } = await movementOf(ctx, id);
  if (!(await ignoreMovement(ctx, number, reason, actor))) throw new AppError('conflict');
  return viewOf({ movement: await movementOf(ctx, id), proposals: [] });
}

async function movementOf(ctx: ServiceContext, id: string): Promise<MovementRow> {
  const movement = await findMovementById(ctx.db, id);
  if (!movement) throw new AppError('notFound');
  return movement;
}
