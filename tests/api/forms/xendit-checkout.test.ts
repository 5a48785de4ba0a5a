import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPaymentReturn } from '#src/endpoints/payment-return.ts';
import { createPaymentGateways } from '#src/server/gateways/payments/port.ts';
import { createXenditGateway } from '#src/server/gateways/payments/xendit.ts';
import { noFaults } from '#src/simulator/webhook-events.ts';
import { createFormClient, type FormClient } from '#tests/fixtures/form-client.ts';
import { projectOf } from '#tests/fixtures/giving.ts';
import { createSimulatedSite, type SimulatedSite, xenditSecrets } from '#tests/fixtures/simulated-site.ts';

let site: SimulatedSite;
let client: FormClient;
let projectId: string;
beforeAll(async () => {
  site = await createSimulatedSite();
  // Stripe is not set up here: the card way leads to Xendit.
  site.app.services.gateways.payments = createPaymentGateways(
    createXenditGateway({ ...xenditSecrets, apiBase: site.origin }),
  );
  projectId = (await projectOf(site.app, 'twelve-family-homes-after-the-earthquake')).id;
});
beforeEach(async () => {
  Object.assign(site.simulator.faults, noFaults());
  client = createFormClient(site.app.services);
  await client.post('/cart/add', { type: 'project', projectId, preset: '5000', locale: 'en', returnTo: '/' });
});
afterAll(() => site.close());

const donor = (more: Record<string, string> = {}) => ({
  fullName: 'Huda Al-Salem',
  email: 'huda@example.org',
  method: 'card',
  locale: 'ar',
  returnTo: '/checkout',
  ...more,
});
const goTo = async (address: string) => {
  const { pathname, search } = new URL(address);
  return client.come(createPaymentReturn(async () => site.app.services).app, pathname + search);
};

describe('the checkout form where Xendit takes cards', () => {
  it("leads a browser without script to Xendit's page, and back to thank-you with an empty cart", async () => {
    const { location, status } = await client.post('/checkout', donor());
    expect(status).toBe(303);
    expect(location).toMatch(new RegExp(`^${site.origin}/web/sessions/ps-`));
    const page = await (await fetch(location!)).text();
    expect(page).toContain('lang="ar" dir="rtl"');
    expect(page).toContain('50.00 USD');
    const { location: end } = await goTo(await site.payAtXendit(location!, 'pays'));
    expect(end).toMatch(/^\/ar\/checkout\/thank-you\/\d+$/);
    expect(client.cookies.has('cart')).toBe(false);
  });

  it('gives the same order and the same page when it is sent again', async () => {
    const first = await client.post('/checkout', donor());
    expect((await client.post('/checkout', donor())).location).toBe(first.location);
  });

  it('comes back from a payment that the bank refused later to our page of the payment', async () => {
    const { location } = await client.post('/checkout', donor());
    const back = await site.payAtXendit(location!, 'pending');
    await site.control('xendit/payments', { isPaid: false });
    expect((await goTo(back)).location).toMatch(/^\/ar\/checkout\?order=\d+$/);
    expect(client.cookies.has('cart')).toBe(true);
  });

  it('says that the payment cannot begin while Xendit is silent, and continues afterwards', async () => {
    site.simulator.faults.failBefore = 9;
    const silent = await client.post('/checkout', donor());
    expect(silent.location).toContain('/ar/checkout');
    site.simulator.faults.failBefore = 0;
    expect((await client.post('/checkout', donor())).location).toContain('/web/sessions/');
  });
});

it('the setting xenditCurrencies leads the card to Xendit where Stripe is set up too', async () => {
  const both = await createSimulatedSite();
  try {
    const place = async (): Promise<string> => {
      const one = createFormClient(both.app.services);
      const { id } = await projectOf(both.app, 'twelve-family-homes-after-the-earthquake');
      await one.post('/cart/add', { type: 'project', projectId: id, preset: '5000', locale: 'en', returnTo: '/' });
      return (await one.post('/checkout', donor())).location!;
    };
    expect(await place()).toMatch(/^\/ar\/checkout\?order=/);
    await both.app.services.db.execute(
      sql`insert into settings (category, field, value) values ('site', 'xenditCurrencies', '["USD"]')`,
    );
    expect(await place()).toContain('/web/sessions/');
  } finally {
    await both.close();
  }
});
