import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFiles } from '#src/endpoints/files.ts';
import { expireOrders } from '#src/server/checkout/expire-orders.ts';
import { findEmails } from '#src/server/emails/emails.repository.ts';
import { fileRemoval } from '#src/server/files/remove-files.ts';
import { auditLog } from '#src/server/platform/db/schema/people.ts';
import { sacrificeAnimals } from '#src/server/platform/db/schema/sacrifices.ts';
import { confirmTransfer } from '#src/server/settlement/confirm-transfer.ts';
import { runDueJobs } from '#src/server/worker/worker.ts';
import { createGivingApp, donor, give, readCurrent } from '#tests/fixtures/giving.ts';
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
const fileRemovals = async (): Promise<void> => {
  for (let file = await fileRemoval.take(app.services); file; file = await fileRemoval.take(app.services))
    await fileRemoval.run(app.services, file);
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
  expect(told!.subject).toBe('Your sacrifice has been carried out');
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
  for (const text of ['هدى السالم', 'سالم', 'السودان', 'السهم']) expect(arabic!.plain).toContain(text);
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

it('a slaughter shows in the order, with a proof that the site keeps, and is taken back where it was a mistake', async () => {
  const id = await addSacrifice(app);
  const placed = await order(id, 'mona@example.org', ['Mona', 'Sara'], 'tr');
  await confirmTransfer(app.services, { reference: placed.payment.reference!, amount: placed.order.total });
  await work();
  const shown = async () => (await readCurrent(app, placed)).order.items[0]!.slaughters;
  expect(await shown()).toEqual([]);

  const folder = await mkdtemp(join(tmpdir(), 'proof-'));
  const [picture, text] = [join(folder, 'proof.png'), join(folder, 'proof.txt')];
  await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .png()
    .toFile(picture);
  await writeFile(text, 'not a proof');
  const record = (proof: string) => run('sacrifice:done', id, '1', '2026-11-20T09:30', 'Port Sudan', 'Tag 4471', proof);
  await expect(record(text)).rejects.toMatchObject({ code: 'fileTypeNotSupported' });
  expect(await shown()).toEqual([]);
  expect(await record(picture)).toMatchObject({ code: 0 });
  await work();
  const [done] = await shown();
  expect(done).toEqual({
    animal: 1,
    shares: 2,
    doneAt: '2026-11-20T07:30:00.000Z',
    country: 'SD',
    timeZone: 'Africa/Khartoum',
    place: 'Port Sudan',
    proof: 'Tag 4471',
    proofUrl: expect.stringMatching(/^\/files\/[0-9a-f]{32}\.webp$/),
  });
  const proof = await createFiles(async () => app.services).app.request(done!.proofUrl!);
  expect(proof.headers.get('content-type')).toBe('image/webp');
  expect((await emailTo('mona@example.org', 'slaughter'))[0]!.plain).toContain(
    `http://localhost:3000${done!.proofUrl}`,
  );

  expect(await run('sacrifice:undo', id, '1')).toMatchObject({ code: 2 });
  const undo = ['sacrifice:undo', id, '1', 'Another tag was read'] as const;
  expect(await run(...undo)).toEqual({ code: 0, lines: ['Taken back. 1 donors get an email.'] });
  expect(await run(...undo)).toMatchObject({ code: 1 });
  await work();
  expect(await shown()).toEqual([]);
  const [correction, ...more] = await emailTo('mona@example.org', 'slaughterUndone');
  expect(more).toEqual([]);
  expect(correction!.subject).toBe('Düzeltme: Kurbanınız henüz kesilmedi');
  expect(correction!.plain).toContain('Mona');
  // The file that nobody needs any more is deleted by its job.
  await fileRemovals();
  expect((await createFiles(async () => app.services).app.request(done!.proofUrl!)).status).toBe(404);

  // Recorded again it is told again.
  expect(await record('https://a.example/p.pdf')).toMatchObject({ code: 0 });
  await work();
  expect(await emailTo('mona@example.org', 'slaughter')).toHaveLength(2);
  expect((await shown())[0]!.proofUrl).toBe('https://a.example/p.pdf');
  const log = await app.services.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, `${id}.1`));
  expect(log.map(({ action }) => action).toSorted()).toEqual(['slaughterUndone', 'slaughtered', 'slaughtered']);
});

it('a mistake that is taken back before its email left is told by nobody but the correction', async () => {
  const id = await addSacrifice(app);
  const placed = await order(id, 'soon@example.org', ['Soon'], 'en');
  await confirmTransfer(app.services, { reference: placed.payment.reference!, amount: placed.order.total });
  await work();
  await run('sacrifice:done', id, '1', '2026-11-20T09:30', 'Port Sudan', 'Tag 1');
  await run('sacrifice:undo', id, '1', 'A mistake');
  await run('sacrifice:done', id, '1', '2026-11-20T10:30', 'Port Sudan', 'Tag 2');
  await work();
  expect((await emailTo('soon@example.org', 'slaughter')).map(({ plain }) => plain)).toEqual([
    expect.stringContaining('Tag 2'),
  ]);
});

it('the database keeps no proof without a slaughter', async () => {
  const id = await addSacrifice(app);
  await order(id, 'none@example.org', ['None'], 'en');
  await expect(
    app.services.db
      .update(sacrificeAnimals)
      .set({ proofUrl: 'https://a.example' })
      .where(eq(sacrificeAnimals.sacrificeId, id)),
  ).rejects.toThrow('Failed query');
});

it('whoever pays after the slaughter was recorded gets the email with its proof too, once', async () => {
  const id = await addSacrifice(app);
  const paid = await order(id, 'early@example.org', ['Early'], 'en');
  const late = await order(id, 'late@example.org', ['Late'], 'en');
  const confirm = ({ order: placed, payment }: typeof paid) =>
    confirmTransfer(app.services, { reference: payment.reference!, amount: placed.total });
  await confirm(paid);
  const today = app.clock.now.toISOString().slice(0, 10);
  expect(await run('sacrifice:done', id, '1', `${today}T00:30`, 'Port Sudan', 'Tag 1')).toMatchObject({ code: 0 });
  await confirm(late);
  await work();
  await work();
  for (const email of ['early@example.org', 'late@example.org'])
    expect(await emailTo(email, 'slaughter')).toMatchObject([{ plain: expect.stringContaining('Tag 1') }]);
});
