import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import {
  bankTransfer,
  bankTransfersQuery,
  confirmTransferInput,
  ignoreTransferInput,
  importedStatements,
  statementInput,
  transferConfirmation,
} from '#src/contracts/bank-transfers.ts';
import { count, id } from '#src/contracts/fields.ts';
import { page } from '#src/contracts/lists.ts';
import { StatementError } from '#src/domain/bank-statement.ts';
import {
  confirmBankTransfer,
  ignoreBankTransfer,
  listBankTransfers,
} from '#src/server/bank-statements/bank-transfers.service.ts';
import { confirmCertain } from '#src/server/bank-statements/confirm-movements.ts';
import { importStatements } from '#src/server/bank-statements/import-statements.ts';
import { AppError } from '#src/server/http/errors.ts';
import { operation } from '#src/server/http/operation.ts';

const tag = 'Back office';
const security = 'bearer';
const params = v.object({ id });
/** As the audit log names a person. */
const actorOf = (caller: { id: string } | undefined): string => `account:${caller!.id}`;

/** What is wrong with a bank's file, which its format says in its own terms. */
function asFileError(error: unknown): unknown {
  if (!(error instanceof StatementError)) return error;
  const detail = error.message;
  return new AppError('validation', {
    cause: error,
    fields: [{ path: 'file', code: 'invalidFormat' }],
    words: msg`Nothing was imported. The file could not be read: ${detail}`,
  });
}

export const bankTransfersRoutes = [
  operation({
    method: 'get',
    path: '/admin/bank-transfers',
    tag,
    summary: 'Money on the accounts of the charity',
    security,
    query: bankTransfersQuery,
    answer: page(bankTransfer),
    handle: ({ services, query }) => listBankTransfers(services, query),
  }),
  operation({
    method: 'post',
    path: '/admin/bank-transfers/imports',
    tag,
    summary: "Imports a bank's file",
    security,
    body: statementInput,
    bodyMedia: 'multipart/form-data',
    status: 201,
    answer: importedStatements,
    handle: async ({ services, body, caller }) => {
      try {
        const bytes = new Uint8Array(await body.file.arrayBuffer());
        const imported = await importStatements(services, bytes, body.encoding || undefined, actorOf(caller));
        const data = imported.map(({ gapMinor, number, ...statement }) => ({
          ...statement,
          statementNumber: number ?? null,
          gap: gapMinor,
        }));
        return { data, total: data.length };
      } catch (error) {
        throw asFileError(error);
      }
    },
  }),
  operation({
    method: 'post',
    path: '/admin/bank-transfers/confirmations',
    tag,
    summary: 'Books every transfer that is certain',
    security,
    body: v.strictObject({}),
    answer: v.strictObject({ booked: count, left: count }),
    handle: ({ services, caller }) => confirmCertain(services, actorOf(caller)),
  }),
  operation({
    method: 'post',
    path: '/admin/bank-transfers/{id}/confirm',
    tag,
    summary: 'Books a transfer',
    security,
    params,
    body: confirmTransferInput,
    answer: transferConfirmation,
    failures: [409],
    handle: ({ services, params: { id: transfer }, body, caller }) =>
      confirmBankTransfer(services, transfer, { reference: body.reference, actor: actorOf(caller) }),
  }),
  operation({
    method: 'post',
    path: '/admin/bank-transfers/{id}/ignore',
    tag,
    summary: 'Closes what is no transfer of a donor',
    security,
    params,
    body: ignoreTransferInput,
    answer: bankTransfer,
    failures: [409],
    handle: ({ services, params: { id: transfer }, body, caller }) =>
      ignoreBankTransfer(services, transfer, { reason: body.reason, actor: actorOf(caller) }),
  }),
];
