import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spellReference } from '#src/domain/reference.ts';
import { findBankAccounts } from '#src/server/bank-accounts/bank-accounts.repository.ts';
import { confirmMovement, ignoreMovement } from '#src/server/bank-statements/confirm-movements.ts';
import { findProposals } from '#src/server/bank-statements/find-proposals.ts';
import { importStatements } from '#src/server/bank-statements/import-statements.ts';
import { runLedgerCheck } from '#src/server/ledger/ledger-check.repository.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { deleteExpired } from '#src/server/platform/retention/delete-expired.ts';
import { RETENTION } from '#src/server/platform/retention/retention.ts';
import { confirmTransfer } from '#src/server/settlement/confirm-transfer.ts';
import { bankFiles, camt053, type MadeMovement, mt940 } from '#tests/fixtures/bank-files.ts';
import { booksOf, createGivingApp, give } from '#tests/fixtures/giving.ts';
import { commandRunner } from '#tests/fixtures/run-command.ts';
import type { TestApp } from '#tests/fixtures/test-app.ts';

let app: TestApp;
let categoryId: string;
let account: string;
const run = commandRunner(() => app.services);
beforeAll(async () => {
  ({ app, categoryId } = await createGivingApp('food'));
  account = (await findBankAccounts(app.services.db)).find(({ currency }) => currency === 'USD')!.iban;
});
afterAll(() => app.close());

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const file = (movements: readonly MadeMovement[], change: object = {}) =>
  bytes(mt940({ account, movements, ...change }));
const importAll = (movements: readonly MadeMovement[], change: object = {}) =>
  importStatements(app.services, file(movements, change));
const order = (price: number, fullName = 'Mariam Said') =>
  give(app, {
    items: [{ type: 'endowment', categoryId, price }],
    paymentMethod: 'bank',
    donor: { fullName, email: 'mariam@example.org' },
  });
const statusOf = async (id: string): Promise<string> =>
  (await rowsOf<{ status: string }>(app.services.db, sql`select status from orders where id = ${id}`))[0]!.status;
const open = () => findProposals(app.services.db, 1000);
const proposalOf = async (text: string) =>
  (await open()).find(({ movement }) => movement.text.includes(text)) ?? expect.fail(`no movement with ${text}`);
const commandOn = (content: Uint8Array, ...args: string[]) => {
  const at = path.join(mkdtempSync(path.join(tmpdir(), 'statement-')), 'file');
  writeFileSync(at, content);
  return run('statement:import', at, ...args);
};

describe('a bank statement', () => {
  it.each(Object.entries(bankFiles))(
    'in %s books a transfer by the reference that the donor wrote',
    async (name, write) => {
      const { order: placed, payment } = await order(2500);
      const made = {
        account,
        movements: [{ amount: 2500, text: `for ${spellReference(payment.reference!)}`, ref: `R-${name}` }],
      };
      expect(await importStatements(app.services, bytes(write(made)))).toMatchObject([{ incoming: 1, added: 1 }]);
      expect(await run('statement:confirm', 'certain')).toEqual({
        code: 0,
        lines: ['1 movements are booked, 0 are left to look at.'],
      });
      expect(await statusOf(placed.id)).toBe('paid');
      expect(await booksOf(app, placed.id)).toMatchObject({ 'asset:bank': 2500 });
    },
  );

  it('that is imported again, alone or within a longer one, books nothing twice', async () => {
    const { order: placed, payment } = await order(3100);
    const first = [{ amount: 3100, text: payment.reference!, day: '2026-11-10' }];
    await importAll(first);
    await run('statement:confirm', 'certain');
    expect(await importAll(first)).toMatchObject([{ incoming: 1, added: 0 }]);
    const longer = [{ amount: 50, text: 'other', day: '2026-11-09', ref: 'LONG' }, ...first];
    expect(await importAll(longer)).toMatchObject([{ incoming: 2, added: 1 }]);
    await run('statement:confirm', 'certain');
    expect(await booksOf(app, placed.id)).toMatchObject({ 'asset:bank': 3100 });
    expect(await ignoreMovement(app.services, (await proposalOf('other')).movement.number, 'test')).toBe(true);
  });

  it('has each movement of the account, also where the bank gives two of them one reference', async () => {
    for (const ref of ['NONREF', '0001', 'TRF-20001']) {
      const of = (amount: number, day: string) => ({ amount, text: `apart ${ref}`, day, ref });
      const [first, second] = [of(10_000, '2026-11-16'), of(500_000, '2026-11-17')];
      expect(await importAll([first])).toMatchObject([{ incoming: 1, added: 1 }]);
      expect(await importAll([second])).toMatchObject([{ incoming: 1, added: 1 }]);
      // A longer statement with both has nothing new.
      expect(await importAll([first, second])).toMatchObject([{ incoming: 2, added: 0 }]);
    }
    for (const { movement } of (await open()).filter(({ movement: { text } }) => text.startsWith('apart')))
      await ignoreMovement(app.services, movement.number, 'test');
  });

  it('has the names in the database that an import gives its movements', async () => {
    const keys = () =>
      rowsOf<{ id: string; key: string }>(app.services.db, sql`select id, key from bank_movements order by number`);
    const before = await keys();
    await app.services.db.execute(sql`update bank_movements set key = 'former ' || key`);
    const migration = readFileSync('src/server/platform/db/migrations/0071_movement_keys.sql', 'utf8');
    await app.services.db.execute(sql.raw(migration));
    expect(await keys()).toEqual(before);
    expect(before.length).toBeGreaterThan(8);
  });

  it('of which two imports run at once has each movement once', async () => {
    const movements = Array.from({ length: 30 }, (_, index) => ({
      amount: 7700 + index,
      text: 'at once',
      ref: `O${index}`,
    }));
    const imported = await Promise.all([importAll(movements), importAll(movements)]);
    expect(imported.flat().reduce((sum, { added }) => sum + added, 0)).toBe(30);
    for (const { movement } of (await open()).filter(({ movement: { text } }) => text === 'at once'))
      await ignoreMovement(app.services, movement.number, 'test');
  });

  it('with less than is due is part-paid, with more is a surplus, and both are said', async () => {
    const [less, more] = [await order(4000), await order(4100)];
    await importAll([
      { amount: 1500, text: less.payment.reference!, ref: 'LESS' },
      { amount: 5000, text: more.payment.reference!, ref: 'MORE' },
    ]);
    const { lines } = await run('statement:open');
    expect(lines.join('\n')).toContain('(less than is due)');
    expect(lines.join('\n')).toContain('(more than is due)');
    await run('statement:confirm', 'certain');
    expect(await statusOf(less.order.id)).toBe('awaitingTransfer');
    expect(await statusOf(more.order.id)).toBe('paid');
    await importAll([{ amount: 2500, text: less.payment.reference!, ref: 'REST' }]);
    await run('statement:confirm', 'certain');
    expect(await statusOf(less.order.id)).toBe('paid');
  });

  it('with the same reference twice books the first, and the second waits for a look', async () => {
    const { order: placed, payment } = await order(5200);
    await importAll([
      { amount: 5200, text: payment.reference!, ref: 'T1' },
      { amount: 5200, text: payment.reference!, ref: 'T2' },
    ]);
    expect((await run('statement:confirm', 'certain')).lines[0]).toBe('1 movements are booked, 1 are left to look at.');
    expect((await run('statement:confirm', 'certain')).lines[0]).toBe('0 movements are booked, 1 are left to look at.');
    const { movement, proposals } = await proposalOf(payment.reference!);
    expect(proposals[0]!.warnings).toEqual(['paidAlready']);
    expect(await confirmMovement(app.services, movement.number)).toMatchObject({ outcome: 'surplus' });
    expect(await booksOf(app, placed.id)).toMatchObject({ 'asset:bank': 10_400 });
  });

  it('with a transfer that was recorded by hand leaves it for a look', async () => {
    const { order: placed, payment } = await order(5300);
    await confirmTransfer(app.services, { reference: payment.reference!, amount: 5300 });
    await importAll([{ amount: 5300, text: payment.reference!, ref: 'HAND' }]);
    await run('statement:confirm', 'certain');
    expect(await booksOf(app, placed.id)).toMatchObject({ 'asset:bank': 5300 });
    const { movement, proposals } = await proposalOf(payment.reference!);
    expect(proposals[0]!.warnings).toEqual(['paidAlready', 'perhapsRecorded']);
    await ignoreMovement(app.services, movement.number, 'recorded by hand');
  });

  it('that comes late pays an expired order', async () => {
    const { order: placed, payment } = await order(5400);
    await app.services.db.execute(sql`update orders set status = 'expired' where id = ${placed.id}`);
    await importAll([{ amount: 5400, text: payment.reference!, ref: 'LATE' }]);
    expect((await proposalOf(payment.reference!)).proposals[0]!.warnings).toEqual(['late']);
    await run('statement:confirm', 'certain');
    expect(await statusOf(placed.id)).toBe('paid');
  });

  it('without a reference is proposed by amount and name, and booked only when staff say so', async () => {
    const { order: placed, payment } = await order(6161, 'Ahmet Yılmaz');
    await importAll([{ amount: 6161, text: 'no reference', name: 'YILMAZ AHMET', ref: 'NAME' }]);
    await run('statement:confirm', 'certain');
    expect(await statusOf(placed.id)).toBe('awaitingTransfer');
    const { movement, proposals } = await proposalOf('no reference');
    expect(proposals).toEqual([{ reference: payment.reference, reasons: ['amount', 'name'], warnings: [] }]);
    expect((await run('statement:confirm', String(movement.number))).lines[0]).toContain('paid, 6161 of 6161');
    expect((await run('statement:confirm', String(movement.number))).lines[0]).toContain('booked or ignored already');
  });

  it('that two people confirm at once, for two orders, is booked once', async () => {
    const [one, other] = [await order(6262), await order(6262)];
    await importAll([{ amount: 6262, text: 'race', ref: 'RACE' }]);
    const { movement } = await proposalOf('race');
    expect(await confirmMovement(app.services, movement.number)).toEqual({ outcome: 'severalProposals' });
    const outcomes = await Promise.all(
      [one, other].map(({ payment }) => confirmMovement(app.services, movement.number, payment.reference!)),
    );
    expect(outcomes.filter(({ outcome }) => outcome === 'paid')).toHaveLength(1);
    const statuses = [await statusOf(one.order.id), await statusOf(other.order.id)];
    expect(statuses.toSorted()).toEqual(['awaitingTransfer', 'paid']);
    const left = statuses[0] === 'paid' ? other : one;
    await confirmTransfer(app.services, { reference: left.payment.reference!, amount: 6262, movement: 'the other' });
  });

  it('says when a statement between two is missing', async () => {
    await importAll([{ amount: 100, text: 'gap', ref: 'G1', day: '2026-12-01' }], { opening: 1000 });
    expect(
      await importAll([{ amount: 100, text: 'gap', ref: 'G2', day: '2026-12-02' }], { opening: 1100 }),
    ).toMatchObject([{ gapMinor: 0 }]);
    const { lines } = await commandOn(
      file([{ amount: 100, text: 'gap', ref: 'G3', day: '2026-12-03' }], { opening: 1700 }),
    );
    expect(lines[0]).toContain('differs by 5.00 USD');
    for (const { movement } of (await open()).filter(({ movement: { text } }) => text === 'gap'))
      await ignoreMovement(app.services, movement.number, 'test');
  });

  it.each([
    [
      'of an account that is not ours',
      () => file([{ amount: 1, text: '' }], { account: 'DE89370400440532013000' }),
      'is not an account of this site',
    ],
    ['in another currency', () => bytes(mt940({ account, movements: [] }).replaceAll('USD', 'EUR')), 'is in USD'],
    ['that is cut off', () => file([{ amount: 1, text: '' }]).slice(0, 90), 'cut off'],
    [
      'of which one of two is wrong',
      () =>
        bytes(
          `${mt940({ account, movements: [{ amount: 99, text: 'half' }] })}\n${mt940({ account, movements: [{ amount: 100, text: '' }] }).replace('C1,00', 'C2,00')}`,
        ),
      'missing between',
    ],
  ])('%s is refused, and nothing of it is kept', async (_what, content, message) => {
    const before = await rowsOf(app.services.db, sql`select 1 from bank_movements`);
    const { code, lines } = await commandOn(content());
    expect(code).toBe(1);
    expect(lines[0]).toContain(message);
    expect(lines[0]).toContain('Nothing was imported.');
    expect(await rowsOf(app.services.db, sql`select 1 from bank_movements`)).toHaveLength(before.length);
  });

  it('leaves outgoing money alone', async () => {
    expect(await importAll([{ amount: -300, text: 'rent', ref: 'RENT' }])).toMatchObject([
      { incoming: 0, outgoing: 1 },
    ]);
  });

  it('loses the names and words of senders when their time is over', async () => {
    await importAll([{ amount: 1234, text: 'private words', name: 'Private Name', ref: 'OLD' }]);
    const { movement } = await proposalOf('private words');
    app.clock.pass((RETENTION.bankMovementWords.seconds + 60) * 1000);
    await deleteExpired(app.services);
    const kept = (await open()).find((one) => one.movement.number === movement.number)!.movement;
    expect(kept).toMatchObject({ name: '', text: '', amountMinor: 1234 });
  });

  it('leaves the books in order', async () => {
    expect(await runLedgerCheck(app.services)).toEqual([]);
  });
});

describe('the commands of statements', () => {
  it('say how they are used', async () => {
    for (const [name, ...args] of [
      ['statement:import'],
      ['statement:confirm'],
      ['statement:confirm', 'x'],
      ['statement:ignore', '1'],
    ] as const)
      expect((await run(name, ...args)).code).toBe(2);
  });
  it('say what is wrong with a number or a reference', async () => {
    expect((await run('statement:confirm', '999999')).lines).toEqual(['No movement has this number.']);
    expect((await run('statement:ignore', '999999', 'why')).lines).toEqual(['No open movement has this number.']);
    await importAll([{ amount: 4321, text: 'lost', ref: 'LOST' }]);
    const { movement } = await proposalOf('lost');
    expect((await run('statement:confirm', String(movement.number))).lines[0]).toContain('give its reference');
    expect((await run('statement:confirm', String(movement.number), 'ABC')).lines[0]).toContain(
      'No transfer is expected',
    );
  });
  it('read camt.053 of another encoding that it names itself', async () => {
    const latin = Buffer.from(
      camt053({ account, movements: [{ amount: 1, text: 'é', ref: 'LATIN' }] }).replace('UTF-8', 'ISO-8859-1'),
      'latin1',
    );
    expect((await commandOn(latin)).code).toBe(0);
    expect((await proposalOf('é')).movement.bankReference).toBe('LATIN');
  });
});
