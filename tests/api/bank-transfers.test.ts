import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BankTransferView } from '#src/contracts/bank-transfers.ts';
import type { Page } from '#src/contracts/lists.ts';
import { spellReference } from '#src/domain/reference.ts';
import { insertUser } from '#src/server/accounts/accounts.repository.ts';
import { beginSession } from '#src/server/accounts/sessions.ts';
import { findBankAccounts } from '#src/server/bank-accounts/bank-accounts.repository.ts';
import { runLedgerCheck } from '#src/server/ledger/ledger-check.repository.ts';
import { auditLog } from '#src/server/platform/db/schema/people.ts';
import { camt053, type MadeMovement, mt940, statementCsv } from '#tests/fixtures/bank-files.ts';
import { booksOf, createGivingApp, give } from '#tests/fixtures/giving.ts';
import type { TestApp } from '#tests/fixtures/test-app.ts';

let app: TestApp;
let categoryId: string;
let account: string;
let finance: Record<string, string>;
let financeId: string;
let withoutFactor: Record<string, string>;
beforeAll(async () => {
  ({ app, categoryId } = await createGivingApp('food'));
  account = (await findBankAccounts(app.services.db)).find(({ currency }) => currency === 'USD')!.iban;
  const { db } = app.services;
  const user = (await insertUser(db, {
    id: v7(),
    username: 'finance.one',
    email: 'finance.one@example.org',
    isEmailVerified: true,
    roles: ['finance'],
  }))!;
  financeId = user.id;
  const signIn = async (secondFactorAt: Date | null) => ({
    authorization: `Bearer ${(await beginSession(app.services, db, user, 'Firefox', { secondFactorAt })).access}`,
  });
  finance = await signIn(app.services.now());
  withoutFactor = await signIn(null);
});
afterAll(() => app.close());

const order = (price: number) =>
  give(app, { items: [{ type: 'endowment', categoryId, price }], paymentMethod: 'bank' });
const list = async (query = ''): Promise<Page<BankTransferView>> =>
  ((await (await app.get(`/admin/bank-transfers${query}`, finance)).json()) as { result: Page<BankTransferView> })
    .result;
async function upload(content: string | Uint8Array, fields: Record<string, string> = {}, headers = finance) {
  const body = new FormData();
  body.set('file', new File([content as BlobPart], 'statement'));
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return app.api.request('/admin/bank-transfers/imports', { method: 'POST', headers, body });
}
const made = (movements: readonly MadeMovement[]) => ({ account, movements });
const answer = async (response: Response) => [response.status, ((await response.json()) as { result: object }).result];
const refusal = async (response: Response) => {
  const { errorCode, errorMessage, errors } = (await response.json()) as Record<string, unknown>;
  return { status: response.status, errorCode, errorMessage, errors };
};
const find = async (text: string): Promise<BankTransferView> =>
  (await list('?limit=100')).data.find((one) => one.text.includes(text)) ?? expect.fail(`no transfer with ${text}`);
const acted = (subjectId: string) => app.services.db.select().from(auditLog).where(eq(auditLog.subjectId, subjectId));

describe('a bank’s file', () => {
  it.each([
    ['camt053', camt053],
    ['mt940', mt940],
    ['csv', statementCsv],
  ] as const)('in %s is imported by finance, and the same file again adds nothing', async (format, write) => {
    const { payment } = await order(2500);
    const file = write(made([{ amount: 2500, text: `for ${spellReference(payment.reference!)}`, ref: `A-${format}` }]));
    expect(await answer(await upload(file))).toMatchObject([
      201,
      { total: 1, data: [{ format, incoming: 1, added: 1, outgoing: 0, currency: 'USD' }] },
    ]);
    expect(await answer(await upload(file))).toMatchObject([201, { data: [{ incoming: 1, added: 0 }] }]);
    expect((await find(spellReference(payment.reference!))).matches).toMatchObject([
      { reference: payment.reference, reasons: ['reference', 'amount'], isCertain: true },
    ]);
  });

  it.each([
    [
      'that is cut off',
      () => mt940(made([{ amount: 2500, text: 'x' }])).replace(/:61:.*\r\n:86:.*\r\n/, ''),
      {},
      'missing',
    ],
    ['with another sum', () => camt053(made([{ amount: 2500, text: 'x' }])).replace('25.00', '26.00'), {}, 'missing'],
    ['in another encoding', () => new Uint8Array([0xff, 0xfd, 0xe7, 0x31]), {}, 'utf-8'],
    ['in an encoding that nobody knows', () => 'x', { encoding: 'rot13' }, 'rot13'],
    [
      'of an account that is not ours',
      () => mt940({ ...made([{ amount: 1, text: 'x' }]), account: 'DE89370400440532013000' }),
      {},
      'account',
    ],
  ])('%s is refused with its reason, and nothing is imported', async (_, content, fields, word) => {
    const before = (await list()).total;
    expect(await refusal(await upload(content(), fields))).toMatchObject({
      status: 422,
      errorCode: 'validation',
      errorMessage: expect.stringContaining(word) as unknown as string,
      errors: [{ path: 'file', code: 'invalidFormat' }],
    });
    expect((await list()).total).toBe(before);
  });

  it('that is missing or empty is asked for', async () => {
    expect(await refusal(await upload(''))).toMatchObject({
      status: 422,
      errors: [{ path: 'file', code: 'required' }],
    });
  });

  it('is in the audit log with who imported it', async () => {
    const rows = await app.services.db.select().from(auditLog).where(eq(auditLog.subject, 'bankStatement'));
    expect(new Set(rows.map(({ actor }) => actor))).toEqual(new Set([`account:${financeId}`]));
  });
});

describe('a transfer', () => {
  it('is booked once for its only match, and the audit log says by whom', async () => {
    const { order: placed, payment } = await order(3100);
    await upload(mt940(made([{ amount: 3100, text: `only ${payment.reference}`, ref: 'ONLY' }])));
    const { id } = await find(payment.reference!);
    const confirm = () => app.post(`/admin/bank-transfers/${id}/confirm`, {}, finance);
    const [first, second] = await Promise.all([confirm(), confirm()]);
    expect([first.status, second.status].toSorted()).toEqual([200, 409]);
    expect(await booksOf(app, placed.id)).toMatchObject({ 'asset:bank': 3100 });
    const [row] = await acted(placed.id);
    expect(row).toMatchObject({ actor: `account:${financeId}`, action: 'transferConfirmed' });
    expect((await list('?status=booked&limit=100')).data.map((one) => one.id)).toContain(id);
    expect((await confirm()).status).toBe(409);
    expect(await runLedgerCheck(app.services)).toEqual([]);
  });

  it('without a match needs a reference, which must be one that was given out', async () => {
    await upload(mt940(made([{ amount: 98_765, text: 'nothing here', ref: 'NONE' }])));
    const { id } = await find('nothing here');
    const confirm = async (body: object) =>
      refusal(await app.post(`/admin/bank-transfers/${id}/confirm`, body, finance));
    expect(await confirm({})).toMatchObject({ status: 422, errors: [{ path: 'reference', code: 'required' }] });
    expect(await confirm({ reference: 'ABCDE-FGHJK' })).toMatchObject({
      status: 422,
      errors: [{ path: 'reference', code: 'invalidSelection' }],
    });
    const { payment } = await order(98_000);
    expect(
      await answer(await app.post(`/admin/bank-transfers/${id}/confirm`, { reference: payment.reference }, finance)),
    ).toMatchObject([200, { outcome: 'paid', received: 98_765, due: 98_000 }]);
  });

  it('that is none of a donor is closed with a reason', async () => {
    await upload(mt940(made([{ amount: 777, text: 'rent of the hall', ref: 'RENT' }])));
    const { id } = await find('rent of the hall');
    const ignore = (reason: string) => app.post(`/admin/bank-transfers/${id}/ignore`, { reason }, finance);
    expect(await refusal(await ignore(' '))).toMatchObject({ status: 422, errors: [{ path: 'reason' }] });
    expect(await answer(await ignore('our own hall'))).toMatchObject([
      200,
      { status: 'ignored', reason: 'our own hall', matches: [] },
    ]);
    expect((await ignore('again')).status).toBe(409);
    expect(await acted(id)).toMatchObject([{ actor: `account:${financeId}`, action: 'movementIgnored' }]);
  });

  it('that is certain is booked with all others that are, and the rest is left', async () => {
    const orders = [await order(4100), await order(4200)];
    const lines = orders.map(({ order: { total }, payment }) => ({
      amount: total,
      text: `certain ${payment.reference}`,
      ref: `C-${total}`,
    }));
    await upload(mt940(made([...lines, { amount: 55_555, text: 'of nobody', ref: 'C-X' }])));
    const [status, result] = await answer(await app.post('/admin/bank-transfers/confirmations', {}, finance));
    expect(status).toBe(200);
    expect((result as { booked: number }).booked).toBeGreaterThanOrEqual(2);
    expect((await find('of nobody')).status).toBe('open');
    for (const { order: placed } of orders)
      expect(await booksOf(app, placed.id)).toMatchObject({ 'asset:bank': placed.total });
  });

  it('that nobody has is not found', async () => {
    expect((await app.post(`/admin/bank-transfers/${v7()}/confirm`, {}, finance)).status).toBe(404);
    expect((await app.post(`/admin/bank-transfers/${v7()}/ignore`, { reason: 'x' }, finance)).status).toBe(404);
  });
});

describe('the list', () => {
  it('is read page by page, each once, also while one is booked between two pages', async () => {
    const movements = Array.from({ length: 7 }, (_, at) => ({
      amount: 61_000 + at,
      text: `page ${at}`,
      ref: `P-${at}`,
    }));
    await upload(mt940(made(movements)));
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { data, nextCursor } = await list(`?limit=3${cursor ? `&cursor=${cursor}` : ''}`);
      seen.push(...data.map(({ id }) => id));
      // What was on the page before is gone from the list of open ones.
      if (cursor === undefined)
        await app.post(`/admin/bank-transfers/${data[0]!.id}/ignore`, { reason: 'between pages' }, finance);
      cursor = nextCursor;
    } while (cursor !== undefined);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBe((await list()).total + 1);
  });

  it('takes a cursor of its own status alone', async () => {
    const { nextCursor } = await list('?limit=1');
    expect((await app.get(`/admin/bank-transfers?status=booked&cursor=${nextCursor}`, finance)).status).toBe(422);
  });

  it('is for finance with a second factor', async () => {
    expect((await app.get('/admin/bank-transfers')).status).toBe(401);
    expect(await refusal(await app.get('/admin/bank-transfers', withoutFactor))).toMatchObject({
      status: 403,
      errorCode: 'secondFactorRequired',
    });
    expect((await upload(mt940(made([{ amount: 1, text: 'x' }])), {}, withoutFactor)).status).toBe(403);
  });
});
