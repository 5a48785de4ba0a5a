import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runDueWork } from '#src/server/jobs/worker.ts';
import { findMails } from '#src/server/mails/mails.repository.ts';
import { confirmTransfer } from '#src/server/payments/confirm-transfer.ts';
import { runLedgerCheck } from '#src/server/ledger/ledger-check.repository.ts';
import type { FakeStripe } from '#tests/fixtures/fake-stripe.ts';
import { createGivingApp, donor, give } from '#tests/fixtures/giving.ts';
import type { TestApp } from '#tests/fixtures/test-app.ts';

const DAY = 24 * 60 * 60 * 1000;
const sent: string[] = [];
let isMailDown = false;
let app: TestApp;
let stripe: FakeStripe;
let categoryId: string;
beforeAll(async () => {
  ({ app, stripe, categoryId } = await createGivingApp('homes'));
  app.services.gateways.mail = { isConfigured: true, send: async ({ to, subject }) => { if (isMailDown) throw new Error('no mail server'); sent.push(`${to}: ${subject}`); } };
});
afterAll(() => app.close());

const work = async (): Promise<void> => { while (await runDueWork(app.services) > 0); };
const order = (email: string, locale = 'en', paymentMethod = 'bank') => give(app, { items: [{ type: 'endowment', categoryId, price: 2550 }], paymentMethod, donor: { ...donor, email } }, { 'accept-language': locale });
const lettersTo = async (email: string): Promise<string[]> => (await findMails(app.services.db, 500)).filter(({ toAddress }) => toAddress === email).map(({ kind }) => kind).toReversed();
const statusOf = async ({ order: { id }, accessKey }: Awaited<ReturnType<typeof order>>): Promise<string> =>
  ((await (await app.get(`/user/orders/${id}`, { 'x-order-key': accessKey })).json()) as { result: { status: string } }).result.status;

describe('letters', () => {
  it.each([['en', 'ltr', 'Receipt for your donation', '$25.50'], ['ar', 'rtl', 'إيصال تبرّعك', '25.50'], ['tr', 'ltr', 'Bağış makbuzunuz', '25,50']])('bring the receipt in %s, once', async (locale, dir, subject, amount) => {
    const email = `receipt-${locale}@example.org`;
    const placed = await order(email, locale);
    await confirmTransfer(app.services, { reference: placed.payment.reference!, amount: 2550 });
    await work();
    await work();
    const letters = (await findMails(app.services.db, 500)).filter(({ toAddress, kind }) => toAddress === email && kind === 'receipt');
    expect(letters).toHaveLength(1);
    expect(letters[0]).toMatchObject({ subject, locale });
    expect(letters[0]!.html).toContain(`<html lang="${locale}" dir="${dir}">`);
    expect(letters[0]!.html).toContain(amount);
    expect(letters[0]!.plain).toContain(placed.order.number);
    expect(sent.filter((line) => line === `${email}: ${subject}`)).toHaveLength(1);
  });

  it('wait for a mail server that is down, and are not doubled when it is back', async () => {
    isMailDown = true;
    await order('late@example.org');
    await runDueWork(app.services);
    isMailDown = false;
    expect(sent.some((line) => line.startsWith('late@'))).toBe(false);
    app.clock.pass(60_000);
    await work();
    expect(sent.filter((line) => line.startsWith('late@'))).toHaveLength(1);
  });
});

describe('a bank transfer', () => {
  it('is reminded of on day 3 and day 10 and expires after 14; late money still counts', async () => {
    const placed = await order('slow@example.org');
    const seen: string[][] = [];
    for (const days of [0, 2.9, 0.2, 6.8, 0.2, 3.8, 0.2]) {
      app.clock.pass(days * DAY);
      await work();
      seen.push(await lettersTo('slow@example.org'));
    }
    expect(seen.map((kinds) => kinds.length)).toEqual([1, 1, 2, 2, 3, 3, 4]);
    expect(seen.at(-1)).toEqual(['transferInstructions', 'transferReminder', 'transferReminder', 'transferExpired']);
    expect(await statusOf(placed)).toBe('expired');
    await confirmTransfer(app.services, { reference: placed.payment.reference!, amount: 2550 });
    expect(await statusOf(placed)).toBe('paid');
  });

  it('that is paid is not reminded of, and a part-paid one never expires', async () => {
    const [paid, part] = [await order('paid@example.org'), await order('part@example.org')];
    await confirmTransfer(app.services, { reference: paid.payment.reference!, amount: 2550 });
    await confirmTransfer(app.services, { reference: part.payment.reference!, amount: 1000 });
    app.clock.pass(15 * DAY);
    await work();
    expect(await lettersTo('paid@example.org')).toEqual(['receipt']);
    expect(await lettersTo('part@example.org')).toContain('partPaid');
    expect(await statusOf(part)).toBe('awaitingTransfer');
  });
});

describe('an order by card that nobody finishes', () => {
  it('is ended at the provider and expires after a day', async () => {
    const placed = await order('gone@example.org', 'en', 'stripe');
    app.clock.pass(DAY + 1000);
    await work();
    expect(await statusOf(placed)).toBe('expired');
    expect(stripe.payments.get(`pi_${placed.payment.id}`)!.status).toBe('cancelled');
  });

  it('turns out to be paid, and is', async () => {
    const placed = await order('quiet@example.org', 'en', 'stripe');
    stripe.turn(`pi_${placed.payment.id}`, 'succeeded');
    app.clock.pass(DAY + 1000);
    await work();
    expect(await statusOf(placed)).toBe('paid');
    expect(await lettersTo('quiet@example.org')).toEqual(['receipt']);
  });

  it('whose provider is silent is kept until it speaks', async () => {
    const placed = await order('mute@example.org', 'en', 'stripe');
    app.clock.pass(DAY + 1000);
    stripe.mood = 'silent';
    await runDueWork(app.services);
    expect(await statusOf(placed)).toBe('pending');
    stripe.mood = 'well';
    app.clock.pass(DAY);
    await work();
    expect(await statusOf(placed)).toBe('expired');
  });
});

describe('after all of this', () => {
  it('the books agree', async () => {
    expect(await runLedgerCheck(app.services)).toEqual([]);
  });
});
