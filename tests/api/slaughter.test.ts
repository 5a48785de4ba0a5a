import { afterAll, beforeAll, expect, it } from 'vitest';
import { expireOrders } from '#src/server/checkout/expire-orders.ts';
import { findEmails } from '#src/server/emails/emails.repository.ts';
import { confirmTransfer } from '#src/server/settlement/confirm-transfer.ts';
import { runDueJobs } from '#src/server/worker/worker.ts';
import { createGivingApp, donor, give } from '#tests/fixtures/giving.ts';
import { commandRunner } from '#tests/fixtures/run-command.ts';
import { addSacrifice, sacrificeItem } from '#tests/fixtures/sacrifices.ts';
import type { TestApp } from '#tests/fixtures/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  ({ app } = await createGivingApp('water'));
});
afterAll(() => app.close());

const work = async (): Promise<void> => {
  while ((await runDueJobs(app.services)) > 0);
};
const run = commandRunner(() => app.services);
const order = async (sacrificeId: string, email: string, names: string[], locale: string) => {
  const item = sacrificeItem(sacrificeId, names.length, { onBehalfOf: names });
  return give(app, { items: [item], paymentMethod: 'bank', donor: { ...donor, email } }, { 'accept-language': locale });
};
const emailTo = async (email: string, kind: string) =>
  (await findEmails(app.services.db, 500)).filter((one) => one.toAddress === email && one.kind === kind);

it('a receipt names each share; a slaughter is told once to everybody who paid for a share, with its proof', async () => {
  const id = await addSacrifice(app);
  const huda = await order(id, 'huda@example.org', ['هدى السالم', 'سالم'], 'ar');
  const john = await order(id, 'john@example.org', ['John'], 'en');
  await order(id, 'unpaid@example.org', ['Nobody'], 'en');
  for (const { order: placed, payment } of [huda, john])
    await confirmTransfer(app.services, { reference: payment.reference!, amount: placed.total });
  await work();
  const [receipt] = await emailTo('john@example.org', 'receipt');
  expect(receipt!.plain).toContain('Sudan: cow 1, share 3: John');

  expect(await run('sacrifice:done', id, '1', '2026-11-20T09:30', '', '')).toMatchObject({ code: 2 });
  expect(await run('sacrifice:done', id, '9', '2026-11-20T09:30', 'Port Sudan', 'Tag 4471')).toMatchObject({ code: 1 });
  await expect(run('sacrifice:done', id, '1', '2026-11-21T09:30', 'Port Sudan', 'Tag 4471')).rejects.toThrow(
    RangeError,
  );
  const done = [
    'sacrifice:done',
    id,
    '1',
    '2026-11-20T09:30',
    'Port Sudan',
    'Tag 4471',
    'https://a.example/p.pdf',
  ] as const;
  expect(await run(...done)).toEqual({ code: 0, lines: ['Recorded. 2 donors get an email.'] });
  expect(await run(...done)).toMatchObject({ code: 1 });
  await work();
  await work();
  const [told, ...more] = await emailTo('john@example.org', 'slaughter');
  expect(more).toEqual([]);
  expect(told!.subject).toBe('Your sacrifice is done');
  for (const text of [
    'Friday, November 20, 2026',
    '9:30',
    'Port Sudan',
    'Tag 4471',
    'share 3: John',
    'https://a.example/p.pdf',
  ])
    expect(told!.plain).toContain(text);
  expect(told!.plain).not.toContain('هدى');
  const [arabic] = await emailTo('huda@example.org', 'slaughter');
  expect(arabic!.html).toContain('dir="rtl"');
  for (const text of ['هدى السالم', 'سالم', 'السودان', 'السُّبع']) expect(arabic!.plain).toContain(text);
  expect(await emailTo('unpaid@example.org', 'slaughter')).toEqual([]);
});

it('money for shares that were gone is listed for staff', async () => {
  expect(await run('ledger:held')).toEqual({ code: 0, lines: ['No money is held.'] });
  const id = await addSacrifice(app, { closesLocal: '2026-11-21T18:00' });
  const late = await order(id, 'late@example.org', ['Late'], 'tr');
  app.clock.pass(2 * 86_400_000);
  await expireOrders(app.services);
  await confirmTransfer(app.services, { reference: late.payment.reference!, amount: 6800 });
  expect((await run('ledger:held')).lines).toEqual([
    expect.stringContaining(`order ${late.order.number}: 68.00 USD is for a sacrifice`),
  ]);
  await work();
  expect((await emailTo('late@example.org', 'sharesGone'))[0]!.subject).toContain('Paranız ulaştı');
});
