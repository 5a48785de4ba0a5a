import * as v from 'valibot';
import { count, currency, id, minor } from '#src/contracts/fields.ts';
import { paging } from '#src/contracts/lists.ts';
import { MOVEMENT_STATUSES, STATEMENT_FORMATS } from '#src/domain/bank-statement.ts';
import { MATCH_REASONS, MATCH_WARNINGS } from '#src/domain/transfer-match.ts';

const { cursor, limit } = paging();
export const bankTransfersQuery = v.strictObject({
  status: v.optional(v.picklist(MOVEMENT_STATUSES, 'invalidSelection'), 'open'),
  limit,
  cursor,
});

/** An expected transfer that money on the account may be, and why. `isCertain`: a batch books it without a look. */
export const transferMatch = v.strictObject({
  reference: v.string(),
  reasons: v.array(v.picklist(MATCH_REASONS)),
  warnings: v.array(v.picklist(MATCH_WARNINGS)),
  isCertain: v.boolean(),
});

/** Money that came in by a statement. `amount` in minor units; `matches` of open ones alone. */
export const bankTransfer = v.strictObject({
  id,
  number: count,
  account: v.string(),
  bookedOn: v.string(),
  amount: minor,
  currency,
  senderName: v.string(),
  text: v.string(),
  status: v.picklist(MOVEMENT_STATUSES),
  reason: v.nullable(v.string()),
  matches: v.array(transferMatch),
});
export type BankTransferView = v.InferOutput<typeof bankTransfer>;

export const confirmTransferInput = v.strictObject({
  reference: v.optional(v.pipe(v.string('invalidType'), v.trim(), v.nonEmpty('required'), v.maxLength(40, 'tooLong'))),
});
/** What the money did. `received` and `due` in minor units. */
export const transferConfirmation = v.strictObject({
  outcome: v.picklist(['paid', 'partPaid', 'surplus', 'afterRefund']),
  orderNumber: v.string(),
  received: minor,
  due: minor,
});
export type TransferConfirmationView = v.InferOutput<typeof transferConfirmation>;
export const ignoreTransferInput = v.strictObject({
  reason: v.pipe(v.string('invalidType'), v.trim(), v.nonEmpty('required'), v.maxLength(500, 'tooLong')),
});

/** A bank's file. `encoding`: a label of the Encoding Standard, where the file does not name its own. */
export const statementInput = v.strictObject({
  file: v.pipe(
    v.instance(File, 'required'),
    v.check(({ size }) => size > 0, 'required'),
  ),
  encoding: v.optional(v.pipe(v.string('invalidType'), v.maxLength(40, 'tooLong'))),
});
export const importedStatement = v.strictObject({
  account: v.string(),
  statementNumber: v.nullable(v.string()),
  currency,
  format: v.picklist(STATEMENT_FORMATS),
  incoming: count,
  added: count,
  outgoing: count,
  gap: v.pipe(v.number(), v.safeInteger()),
});
export const importedStatements = v.strictObject({ data: v.array(importedStatement), total: count });
