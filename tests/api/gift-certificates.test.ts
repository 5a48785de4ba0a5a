import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createCertificateFile } from '#src/endpoints/order-documents.ts';
import type { EmailMessage } from '#src/server/gateways/email.ts';
import { confirmTransfer } from '#src/server/settlement/confirm-transfer.ts';
import { runDueJobs } from '#src/server/worker/worker.ts';
import { createGivingApp, donor, give } from '#tests/fixtures/giving.ts';
import { readPdf } from '#tests/fixtures/read-pdf.ts';
import type { TestApp } from '#tests/fixtures/test-app.ts';

let app: TestApp;
let categoryId: string;
let sent: EmailMessage[];
beforeAll(async () => {
  ({ app, categoryId } = await createGivingApp('water'));
});
afterAll(() => app.close());
beforeEach(() => {
  sent = [];
  app.services.gateways.email = {
    isConfigured: true,
    send: async (email) => {
      sent.push(email);
    },
  };
});

const order = (card: object = {}, line: object = {}) =>
  give(app, {
    items: [
      {
        type: 'endowment',
        categoryId,
        price: 2550,
        isGift: true,
        giftReceiverName: 'Huda Al-Salem',
        giftReceiverEmail: 'huda@example.org',
        giftMessage: 'For your graduation',
        giftCard: { kind: 'inHonour', language: 'en', showsAmount: true, showsName: true, ...card },
        ...line,
      },
    ],
    paymentMethod: 'bank',
  });
type Placed = Awaited<ReturnType<typeof order>>;
const pay = async (placed: Placed): Promise<void> => {
  await confirmTransfer(app.services, { reference: placed.payment.reference!, amount: placed.order.total });
  while ((await runDueJobs(app.services)) > 0);
};
const open = ({ order: { items, number } }: Placed, key: string) =>
  createCertificateFile(() => Promise.resolve(app.services)).app.request(
    `http://localhost/checkout/certificate/${number}/${items[0]!.id}.pdf`,
    { headers: { cookie: `order-${number}=${key}` } },
  );
const textOf = async (pdf: Uint8Array): Promise<string> => (await readPdf(pdf)).lines.join('\n');

it('comes with the card by email, in the language of its receiver, with what the donor shows', async () => {
  await pay(await order());
  const card = sent.find(({ to }) => to === 'huda@example.org')!;
  expect(card.document!.filename).toBe('certificate.pdf');
  const { language, lines, roles, title } = await readPdf(card.document!.pdf);
  expect([language, title]).toEqual(['en', 'A donation was made in your honor']);
  for (const word of ['Huda Al-Salem', donor.fullName, '$25.50', 'For your graduation'])
    expect(lines.join('\n')).toContain(word);
  expect(roles).toContain('H1');
});

it('hides the sum and the name that the card hides, and is right in Arabic and Turkish', async () => {
  for (const [language, word] of [
    ['ar', 'التاريخ'],
    ['tr', 'Tarih'],
  ] as const) {
    sent = [];
    await pay(await order({ language, showsAmount: false, showsName: false }));
    const { document } = sent.find(({ to }) => to === 'huda@example.org')!;
    expect((await readPdf(document!.pdf)).language).toBe(language);
    const text = await textOf(document!.pdf);
    expect(text).toContain(word);
    expect(text).not.toContain('25.50');
    expect(text).not.toContain(donor.fullName);
  }
});

it('is opened by the donor with the key of the order once it is paid, and by nobody else', async () => {
  const placed = await order();
  const early = await open(placed, placed.accessKey);
  expect([early.status, early.headers.get('location')]).toEqual([303, `/checkout/thank-you/${placed.order.number}`]);
  await pay(placed);
  const answer = await open(placed, placed.accessKey);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(await textOf(new Uint8Array(await answer.arrayBuffer()))).toContain('Huda Al-Salem');
  const other = await order();
  expect((await open(placed, other.accessKey)).status).toBe(303);
  // The line of somebody else's order, by the key of one's own.
  const mixed = { ...placed, order: { ...placed.order, number: other.order.number } };
  expect((await open(mixed, other.accessKey)).status).toBe(303);
});

it('does not exist any more when its receiver was erased', async () => {
  const placed = await order();
  await pay(placed);
  await app.services.db.execute(sql`delete from order_item_people where item_id = ${placed.order.items[0]!.id}`);
  expect((await open(placed, placed.accessKey)).status).toBe(303);
});
