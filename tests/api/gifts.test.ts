import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { placeOrder } from '#src/server/checkout/place-order.ts';
import { findEmails } from '#src/server/emails/emails.repository.ts';
import type { EmailMessage } from '#src/server/gateways/email.ts';
import { RejectedReceiverError } from '#src/server/gateways/rejected-receiver.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { confirmTransfer } from '#src/server/settlement/confirm-transfer.ts';
import { runDueJobs } from '#src/server/worker/worker.ts';
import { createGivingApp, donor, give, projectOf } from '#tests/fixtures/giving.ts';
import type { TestApp } from '#tests/fixtures/test-app.ts';
import { TEST_NOW } from '#tests/fixtures/test-context.ts';

let app: TestApp;
let categoryId: string;
let sent: EmailMessage[];
let texts: { to: string; text: string }[];
beforeAll(async () => {
  ({ app, categoryId } = await createGivingApp('water'));
});
afterAll(() => app.close());
beforeEach(() => {
  app.clock.now = new Date(TEST_NOW);
  sent = [];
  texts = [];
  app.services.gateways.email = {
    isConfigured: true,
    send: async (email) => {
      sent.push(email);
    },
  };
  app.services.gateways.texts = {
    isConfigured: true,
    send: async ({ text, to }) => {
      texts.push({ to, text });
    },
  };
});

const work = async (): Promise<void> => {
  while ((await runDueJobs(app.services)) > 0);
};
const cardsTo = (to: string) => sent.filter((email) => email.to === to);
const line = (part: object, card: object = {}) => ({
  type: 'endowment',
  categoryId,
  price: 2550,
  isGift: true,
  giftReceiverName: 'Huda',
  giftCard: { kind: 'onBehalf', language: 'en', ...card },
  ...part,
});
const order = (part: object, card: object = {}) => give(app, { items: [line(part, card)], paymentMethod: 'bank' });
const pay = (placed: Awaited<ReturnType<typeof order>>) =>
  confirmTransfer(app.services, { reference: placed.payment.reference!, amount: placed.order.total });

const quick = (donateForOthers: object, more: object = {}) =>
  give(app, {
    items: [{ type: 'endowment', categoryId, price: 2550, donateForOthers }],
    paymentMethod: 'bank',
    ...more,
  });

describe('a quick donation on behalf of somebody', () => {
  it('tells the person by a text message when it is paid, once, by the number as it is called from abroad', async () => {
    const placed = await quick({ fullName: 'Meryem', phone: { country: 'TR', number: '0532 765 4321' } });
    await work();
    expect(texts).toEqual([]);
    await pay(placed);
    await work();
    await work();
    expect(texts.map(({ to }) => to)).toEqual(['+905327654321']);
    expect(texts[0]!.text).toContain('Dear Meryem,');
    expect(texts[0]!.text).toContain('on your behalf');
    expect(texts[0]!.text).not.toContain('25.50');
    expect(texts[0]!.text).not.toContain(donor.fullName);
    expect(texts[0]!.text).not.toContain('http');
  });

  it('is told to the donor in words of its own where no message reaches the person', async () => {
    app.services.gateways.texts.send = async () => {
      throw new RejectedReceiverError('no such number');
    };
    await pay(await quick({ fullName: 'Meryem', phone: '+905320000000' }));
    await work();
    await work();
    const told = sent.filter(({ subject }) => subject === 'We could not tell Meryem about your donation');
    expect(told).toMatchObject([{ to: donor.email, plain: expect.stringContaining('+905320000000') }]);
    expect(sent.some(({ plain }) => plain.includes('your card'))).toBe(false);
  }, 30_000);

  it('is refused at the country of a number that cannot be called', async () => {
    const items = [
      {
        type: 'endowment',
        categoryId,
        price: 2550,
        donateForOthers: { fullName: 'Meryem', phone: { country: 'XX', number: '5321234567' } },
      },
    ];
    const answer = await app.post('/user/orders', { items, paymentMethod: 'bank', donor });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      errors: [{ path: 'items.0.donateForOthers.phone.country', code: 'invalidSelection' }],
    });
  });

  it('names the donor where the donor shows their name', async () => {
    await pay(await quick({ fullName: 'Meryem', phone: '+966501234567' }, { showName: true }));
    await work();
    expect(texts).toMatchObject([{ to: '+966501234567', text: expect.stringContaining(donor.fullName) }]);
  });
});

describe('a gift by the API', () => {
  it('whose receiver is named without a card gets the usual one, in the language of the caller', async () => {
    const answer = await app.post(
      '/user/orders',
      { items: [line({ giftReceiverEmail: 'huda@example.org', giftCard: undefined })], paymentMethod: 'bank', donor },
      { 'accept-language': 'tr' },
    );
    const { order: placed } = ((await answer.json()) as { result: Awaited<ReturnType<typeof order>> }).result;
    expect(placed.items[0]!.giftCard).toMatchObject({ kind: 'onBehalf', byEmail: true, sendOn: null });
    const [row] = await rowsOf<{ language: string }>(
      app.services.db,
      sql`select p.gift_language as language from order_item_people p join order_items i on i.id = p.item_id where i.order_id = ${placed.id}`,
    );
    expect(row).toEqual({ language: 'tr' });
  });

  it('to a project that takes no gifts is refused at its field', async () => {
    const project = await projectOf(app, 'a-solar-well-for-340-families-in-marib');
    await app.services.db.execute(sql`update projects set is_giftable = false where id = ${project.id}`);
    const answer = await app.post('/user/orders', {
      items: [
        line({ type: 'project', categoryId: undefined, projectId: project.id, giftReceiverEmail: 'a@example.org' }),
      ],
      paymentMethod: 'bank',
      donor,
    });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: [{ path: 'items.0.isGift', code: 'invalidSelection' }] });
  });
});

describe('a card', () => {
  it('is sent once its donation is paid, not before, and once', async () => {
    const to = 'huda@example.org';
    const placed = await order({ giftReceiverEmail: to, giftMessage: 'A <b>blessed</b>\nEid' });
    expect(placed.order.total).toBe(2550);
    expect(placed.order.items[0]!.giftCard).toEqual({
      kind: 'onBehalf',
      receiverName: 'Huda',
      byEmail: true,
      byText: false,
      sendOn: null,
    });
    await work();
    expect(cardsTo(to)).toEqual([]);
    await pay(placed);
    await work();
    await work();
    const [card, ...more] = cardsTo(to);
    expect(more).toEqual([]);
    expect(card!.subject).toBe('A donation was made on your behalf');
    expect(card!.plain).toContain('A <b>blessed</b>\nEid');
    expect(card!.html).toContain('A &lt;b&gt;blessed&lt;/b&gt;');
    expect(card!.html).toContain('src="cid:card@sanad"');
    expect(card!.plain).not.toContain('25.50');
    expect(card!.plain).not.toContain(donor.fullName);
    const { contentId, png } = card!.picture!;
    expect([contentId, png.subarray(1, 4).toString('latin1'), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
      'card@sanad',
      'PNG',
      1200,
      630,
    ]);
    expect(texts).toEqual([]);
  }, 30_000);

  it('waits for nine in the morning of its day, where its receiver is', async () => {
    const card = { sendOn: '2026-11-25', showsAmount: true, showsName: true, language: 'tr', kind: 'inHonour' };
    const placed = await order({ giftReceiverName: 'Şükrü', giftReceiverPhoneNumber: '+905321234567' }, card);
    await pay(placed);
    app.clock.now = new Date('2026-11-25T05:59:59Z');
    await work();
    expect(texts).toEqual([]);
    app.clock.now = new Date('2026-11-25T06:00:00Z');
    await work();
    await work();
    expect(texts).toEqual([{ to: '+905321234567', text: expect.stringContaining('Sayın Şükrü, Mariam Said, “') }]);
    expect(texts[0]!.text).toContain('sizin onurunuza');
    expect(texts[0]!.text).toContain('25,50');
    expect(texts[0]!.text).not.toMatch(/https?:/);
  }, 30_000);

  it('goes by email and by text message, in Arabic, where both are given', async () => {
    const to = 'mohammad@example.org';
    const contact = { giftReceiverName: 'محمد', giftReceiverEmail: to, giftReceiverPhoneNumber: '+966501234567' };
    const placed = await order(contact, { language: 'ar', showsAmount: true });
    await pay(placed);
    await work();
    const [card] = cardsTo(to);
    expect(card!.html).toContain('dir="rtl"');
    for (const part of ['محمد', 'نيابةً عنك', 'فاعل خير']) expect(card!.plain).toContain(part);
    expect(texts).toHaveLength(1);
    expect(texts[0]!.text).toContain('السلام عليكم محمد، تلقّينا تبرّعًا لـ«');
  }, 30_000);

  it('of a refunded donation is not sent', async () => {
    const to = 'refunded@example.org';
    const placed = await order({ giftReceiverEmail: to }, { sendOn: '2026-12-01' });
    await pay(placed);
    await rowsOf(
      app.services.db,
      sql`update orders set status = 'refunded', refunded_minor = received_minor where id = ${placed.order.id}`,
    );
    app.clock.now = new Date('2026-12-02T12:00:00Z');
    await work();
    expect(cardsTo(to)).toEqual([]);
  }, 30_000);

  it('that is rejected is told to the donor', async () => {
    app.services.gateways.email.send = async (email) => {
      if (email.to === 'gone@example.org') throw new RejectedReceiverError('no such user');
      sent.push(email);
    };
    await pay(await order({ giftReceiverEmail: 'gone@example.org' }));
    await work();
    await work();
    const told = sent.filter(({ subject }) => subject === 'The card for your recipient could not be delivered');
    expect(told).toMatchObject([{ to: donor.email, plain: expect.stringContaining('gone@example.org') }]);
  }, 30_000);

  it('is stored for staff where nothing can send it, and sent once it can', async () => {
    const waiting = { isConfigured: false, send: async () => {} };
    const { texts: gateway } = app.services.gateways;
    app.services.gateways.texts = waiting;
    await pay(await order({ giftReceiverPhoneNumber: '+966550000001' }));
    await work();
    const stored = await rowsOf<{ body: string; at: unknown }>(
      app.services.db,
      sql`select body, sent_at as at from text_messages where to_number = '+966550000001'`,
    );
    expect(stored).toEqual([{ body: expect.stringContaining('Dear Huda,'), at: null }]);
    app.services.gateways.texts = gateway;
    await work();
    expect(texts).toMatchObject([{ to: '+966550000001' }]);
  }, 30_000);

  it('is not asked for on the form: none is sent', async () => {
    const to = 'nocard@example.org';
    const items = [line({ giftReceiverEmail: to, giftCard: undefined })];
    await pay(
      (await placeOrder(app.services, { items, paymentMethod: 'bank', donor })) as Awaited<ReturnType<typeof order>>,
    );
    await work();
    expect(cardsTo(to)).toEqual([]);
    expect((await findEmails(app.services.db, 500)).filter(({ toAddress }) => toAddress === to)).toEqual([]);
  }, 30_000);
});

const at = (path: string, code: string) => [{ path: `items.0.${path}`, code }];

describe('a card is refused', () => {
  const contact = { giftReceiverEmail: 'huda@example.org' };
  it.each([
    ['for yesterday', contact, { sendOn: '2026-11-19' }, at('giftCard.sendOn', 'tooLow')],
    ['for more than a year ahead', contact, { sendOn: '2027-11-21' }, at('giftCard.sendOn', 'tooHigh')],
    ['for a day that does not exist', contact, { sendOn: '2027-02-30' }, at('giftCard.sendOn', 'invalidFormat')],
    ['for a wrong address', { giftReceiverEmail: 'huda@' }, {}, at('giftReceiverEmail', 'invalidEmail')],
    ['for no address', {}, {}, at('giftReceiverPhoneNumber', 'required')],
    ['for no receiver', { ...contact, isGift: false }, {}, at('giftCard', 'invalidSelection')],
    ['in another language', contact, { language: 'fr' }, at('giftCard.language', 'invalidSelection')],
  ])('%s', async (_, part, card, errors) => {
    const response = await app.post('/user/orders', { donor, items: [line(part, card)], paymentMethod: 'bank' });
    const body = (await response.json()) as { errors: { path: string; code: string }[] };
    expect([response.status, body.errors.map(({ code, path }) => ({ path, code }))]).toEqual([422, errors]);
  });
});
