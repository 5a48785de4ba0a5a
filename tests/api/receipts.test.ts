import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlacedOrder } from '#src/contracts/orders.ts';
import { createReceiptFile } from '#src/endpoints/order-documents.ts';
import type { EmailMessage } from '#src/server/gateways/email.ts';
import { emails } from '#src/server/platform/db/schema/payments.ts';
import { users } from '#src/server/platform/db/schema/people.ts';
import { sendEmail } from '#src/server/worker/send-email.ts';
import { donor, give, projectOf } from '#tests/fixtures/giving.ts';
import { readPdf } from '#tests/fixtures/read-pdf.ts';
import { createRefundSite, type RefundSite } from '#tests/fixtures/refunds.ts';

let site: RefundSite;
beforeAll(async () => {
  site = await createRefundSite();
});
afterAll(() => site.app.close());

const cause = (price: number): object => ({ type: 'endowment', categoryId: site.categoryId, price });
const receiptOf = ({ order }: PlacedOrder, key?: string): Promise<Response> =>
  site.app.get(`/user/orders/${order.id}/receipt`, key === undefined ? {} : { 'x-order-key': key });
const linesOf = async (response: Response): Promise<string> =>
  (await readPdf(new Uint8Array(await response.arrayBuffer()))).lines.join('\n');

const wordsOf = async (placed: PlacedOrder) => linesOf(await receiptOf(placed, placed.accessKey));

describe('GET /user/orders/{id}/receipt', () => {
  it('is a PDF for whoever has the key of the order, and for nobody else', async () => {
    const placed = await site.paid([cause(4000)]);
    const response = await receiptOf(placed, placed.accessKey);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="receipt-\S+\.pdf"$/);
    const words = await linesOf(response);
    for (const word of [placed.order.number, donor.fullName, '$40', 'Issued by', '@sanad'])
      expect(words).toContain(word);
    expect((await receiptOf(placed)).status).toBe(404);
    const other = await site.paid([cause(1000)]);
    expect((await receiptOf(placed, other.accessKey)).status).toBe(404);
  });

  it('is in the language of the donor, whoever asks', async () => {
    const placed = await site.paid([cause(4000)], {}, { 'accept-language': 'ar' });
    const response = await site.app.get(`/user/orders/${placed.order.id}/receipt`, {
      'x-order-key': placed.accessKey,
      'accept-language': 'en',
    });
    expect((await readPdf(new Uint8Array(await response.arrayBuffer()))).language).toBe('ar');
  });

  it('is in the digits that the donor reads, as the email is, and its references are not', async () => {
    const { app } = site;
    const email = 'digits@example.org';
    await app.post('/users/auth/signup', {
      username: 'reads.digits',
      email,
      password: 'a lantern over the harbor',
      confirmPassword: 'a lantern over the harbor',
      gender: 'female',
      dateOfBirth: '1990-05-17',
      nationality: 'SA',
      mainDonationField: 'zakat',
    });
    const choose = (change: object) => app.services.db.update(users).set(change).where(eq(users.email, email));
    const give40 = () => site.paid([cause(4000)], { donor: { fullName: 'هدى', email } }, { 'accept-language': 'ar' });
    const emailOf = async ({ order }: PlacedOrder) => {
      await site.work();
      const [sent] = await app.services.db
        .select()
        .from(emails)
        .where(and(eq(emails.orderId, order.id), eq(emails.kind, 'receipt')));
      return sent!.plain;
    };
    await choose({ digits: 'arab' });
    // Whoever typed another person's address reads nothing of their settings.
    expect(await emailOf(await give40())).toContain('$40');
    await choose({ isEmailVerified: true });
    const placed = await give40();
    for (const words of [await wordsOf(placed), await emailOf(placed)]) {
      // The sign stands on the left of the amount: a reader of PDF gives what is on the right first.
      expect(words).toMatch(/\$٤٠|٤٠ \$/);
      expect(words).toContain(placed.order.number);
      expect(words).not.toMatch(/[٠-٩]{5}/);
    }
    // In another language digits are what that language has.
    const english = await site.paid([cause(4000)], { donor: { fullName: 'Huda', email } });
    expect(await wordsOf(english)).toContain('$40');
  });

  it('does not exist before the money has arrived', async () => {
    const placed = await give(site.app, { items: [cause(4000)], paymentMethod: 'bank', donor });
    expect((await receiptOf(placed, placed.accessKey)).status).toBe(404);
  });

  it('names what was returned and what is left', async () => {
    const placed = await site.paid([cause(4000)]);
    await site.run('refund:make', placed.order.number, '15', 'by', 'mistake');
    await site.work();
    const words = await linesOf(await receiptOf(placed, placed.accessKey));
    expect(words).toMatch(/Refunded\s+\$15/);
    expect(words).toMatch(/Left for the cause\s+\$25/);
  });
});

const open = (number: string, cookie = '') =>
  createReceiptFile(() => Promise.resolve(site.app.services)).app.request(
    `http://localhost/ar/checkout/receipt/${number}.pdf`,
    { headers: { cookie } },
  );

it('that more was given for than was owed says that nothing is left when all of it was returned', async () => {
  const placed = await site.transferred([cause(3000)], 3700);
  await site.run('refund:make', placed.order.number, 'whole', 'by', 'mistake');
  await site.run('refund:paid', placed.order.number, 'OUT-RECEIPT');
  const words = await linesOf(await receiptOf(placed, placed.accessKey));
  expect(words).toMatch(/Refunded\s+\$37/);
  expect(words).toMatch(/Left for the cause\s+\$0/);
});

it('says as what and on whose behalf each line is given, and what of it goes to an endowment', async () => {
  const { id: projectId } = await projectOf(site.app, 'twelve-family-homes-after-the-earthquake');
  const others = { fullName: 'Şükrü Aydın', phone: '+905321234567' };
  const placed = await site.paid([
    {
      type: 'project',
      projectId,
      price: 1250,
      isGift: true,
      giftReceiverName: 'Maryam',
      giftReceiverEmail: 'maryam@example.org',
      giftCard: { kind: 'inHonour', language: 'en' },
    },
    { type: 'zakat', price: 5000, intention: 'zakat' },
    { ...cause(1000), donateForOthers: others },
  ]);
  expect(placed.order.items).toMatchObject([
    { endowment: 63, giftReceiverName: 'Maryam', giftCard: { kind: 'inHonour' }, donateForOthers: null },
    { intention: 'zakat', giftReceiverName: null },
    { donateForOthers: others },
  ]);
  const words = (await linesOf(await receiptOf(placed, placed.accessKey))).replaceAll(/\s+/g, ' ');
  for (const part of ['Charity (sadaqah) · In honor of Maryam', '$0.63 of this', 'Zakat', 'On behalf of Şükrü Aydın'])
    expect(words).toContain(part);
});

describe('the link on the thank-you page', () => {
  it('opens by the cookie of the order', async () => {
    const placed = await site.paid([cause(4000)]);
    const { number } = placed.order;
    const response = await open(number, `order-${number}=${placed.accessKey}`);
    expect(response.status).toBe(200);
    expect(await linesOf(response)).toContain(number);
  });

  it('leads back to the page of the donation without it', async () => {
    const placed = await site.paid([cause(4000)]);
    const response = await open(placed.order.number);
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      `/ar/checkout/thank-you/${placed.order.number}`,
    ]);
  });
});

it('comes with the email of a renewal as well', async () => {
  const documents: EmailMessage['document'][] = [];
  const placed = await site.paid([cause(4000)]);
  const ctx = {
    ...site.app.services,
    gateways: {
      ...site.app.services.gateways,
      email: { isConfigured: true, send: async ({ document }: EmailMessage) => void documents.push(document) },
    },
  };
  await sendEmail(ctx, crypto.randomUUID(), { template: 'renewed', orderId: placed.order.id });
  expect(documents[0]?.filename).toMatch(/^receipt-/);
});
