import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findEmails } from '#src/server/emails/emails.repository.ts';
import type { EmailMessage } from '#src/server/gateways/email.ts';
import { runLedgerCheck } from '#src/server/ledger/ledger-check.repository.ts';
import { confirmTransfer } from '#src/server/settlement/confirm-transfer.ts';
import { runDueJobs } from '#src/server/worker/worker.ts';
import type { FakeStripe } from '#tests/fixtures/fake-stripe.ts';
import { createGivingApp, donor, give } from '#tests/fixtures/giving.ts';
import { readPdf } from '#tests/fixtures/read-pdf.ts';
import type { TestApp } from '#tests/fixtures/test-app.ts';

const DAY = 24 * 60 * 60 * 1000;
const sent: string[] = [];
const documents = new Map<string, EmailMessage['document']>();
let isMailDown = false;
let app: TestApp;
let stripe: FakeStripe;
let categoryId: string;
beforeAll(async () => {
  ({ app, stripe, categoryId } = await createGivingApp('homes'));
  app.services.gateways.email = {
    isConfigured: true,
    send: async ({ document, to, subject }) => {
      if (isMailDown) throw new Error('no mail server');
      if (document) documents.set(to, document);
      sent.push(`${to}: ${subject}`);
    },
  };
});
afterAll(() => app.close());

const work = async (): Promise<void> => {
  while ((await runDueJobs(app.services)) > 0);
};
const order = (email: string, locale = 'en', paymentMethod = 'bank') =>
  give(
    app,
    { items: [{ type: 'endowment', categoryId, price: 2550 }], paymentMethod, donor: { ...donor, email } },
    { 'accept-language': locale },
  );
const lettersTo = async (email: string): Promise<string[]> =>
  (await findEmails(app.services.db, 500))
    .filter(({ toAddress }) => toAddress === email)
    .map(({ kind }) => kind)
    .toReversed();
const statusOf = async ({ order: { id }, accessKey }: Awaited<ReturnType<typeof order>>): Promise<string> =>
  ((await (await app.get(`/user/orders/${id}`, { 'x-order-key': accessKey })).json()) as { result: { status: string } })
    .result.status;

describe('emails', () => {
  it.each([
    ['en', 'ltr', 'Receipt for your donation', '$25.50'],
    ['ar', 'rtl', 'إيصال تبرّعك', '25.50'],
    ['tr', 'ltr', 'Bağış makbuzunuz', '25,50'],
  ])('bring the receipt in %s, once', async (locale, dir, subject, amount) => {
    const email = `receipt-${locale}@example.org`;
    const placed = await order(email, locale);
    await confirmTransfer(app.services, { reference: placed.payment.reference!, amount: 2550 });
    await work();
    await work();
    const emails = (await findEmails(app.services.db, 500)).filter(
      ({ toAddress, kind }) => toAddress === email && kind === 'receipt',
    );
    expect(emails).toHaveLength(1);
    expect(emails[0]).toMatchObject({ subject, locale });
    expect(emails[0]!.html).toContain(`<html lang="${locale}" dir="${dir}">`);
    expect(emails[0]!.html).toContain(amount);
    expect(emails[0]!.plain).toContain(placed.order.number);
    expect(sent.filter((line) => line === `${email}: ${subject}`)).toHaveLength(1);
    const { filename, pdf } = documents.get(email)!;
    expect(filename).toMatch(/^receipt-\S+\.pdf$/);
    const read = await readPdf(pdf);
    expect([read.language, read.title]).toEqual([locale, subject]);
    const words = read.lines.join('\n');
    expect(words).toContain(amount);
    expect(words).toContain(placed.order.number);
    expect(words).toContain(donor.fullName);
  });

  it('wait while the mail server is down, and are sent once when it is back', async () => {
    isMailDown = true;
    await order('late@example.org');
    await runDueJobs(app.services);
    isMailDown = false;
    expect(sent.some((line) => line.startsWith('late@'))).toBe(false);
    app.clock.pass(60_000);
    await work();
    expect(sent.filter((line) => line.startsWith('late@'))).toHaveLength(1);
  });
});

describe('a bank transfer', () => {
  it('has reminders on days 3 and 10 and expires after 14; late money still counts', async () => {
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

  it('that is paid has no reminder, and a part-paid one never expires', async () => {
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

describe('an unpaid order by card', () => {
  it('is cancelled at the provider and expires after a day', async () => {
    const placed = await order('gone@example.org', 'en', 'stripe');
    app.clock.pass(DAY + 1000);
    await work();
    expect(await statusOf(placed)).toBe('expired');
    expect(stripe.payments.get(`pi_${placed.payment.id}`)!.status).toBe('cancelled');
  });

  it('is paid when the provider proves to have the money', async () => {
    const placed = await order('quiet@example.org', 'en', 'stripe');
    stripe.turn(`pi_${placed.payment.id}`, 'succeeded');
    app.clock.pass(DAY + 1000);
    await work();
    expect(await statusOf(placed)).toBe('paid');
    expect(await lettersTo('quiet@example.org')).toEqual(['receipt']);
  });

  it('does not expire while the provider does not answer', async () => {
    const placed = await order('mute@example.org', 'en', 'stripe');
    app.clock.pass(DAY + 1000);
    stripe.health = 'silent';
    await runDueJobs(app.services);
    expect(await statusOf(placed)).toBe('pending');
    stripe.health = 'up';
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
