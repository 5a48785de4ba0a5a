import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPaymentReturn } from '#src/endpoints/payment-return.ts';
import { noFaults } from '#src/simulator/webhook-events.ts';
import { createFormClient, type FormClient } from '#tests/fixtures/form-client.ts';
import { projectOf } from '#tests/fixtures/giving.ts';
import { createSimulatedSite, type SimulatedSite } from '#tests/fixtures/simulated-site.ts';

let site: SimulatedSite;
let client: FormClient;
let projectId: string;
beforeAll(async () => {
  site = await createSimulatedSite();
  projectId = (await projectOf(site.app, 'twelve-family-homes-after-the-earthquake')).id;
});
beforeEach(async () => {
  Object.assign(site.simulator.faults, noFaults());
  client = createFormClient(site.app.services);
  await client.post('/cart/add', { type: 'project', projectId, preset: '1000', locale: 'en', returnTo: '/' });
});
afterAll(() => site.close());

const donor = (more: Record<string, string> = {}) => ({
  fullName: 'Huda Al-Salem',
  email: 'huda@example.org',
  method: 'paypal',
  locale: 'ar',
  returnTo: '/checkout',
  ...more,
});
const goTo = async (address: string) => {
  const { pathname, search } = new URL(address);
  return client.come(createPaymentReturn(async () => site.app.services).app, pathname + search);
};

describe('the checkout form with PayPal', () => {
  it("leads a browser without script to PayPal's page, which names the amount, and back to thank-you with an empty cart", async () => {
    const { location, status } = await client.post('/checkout', donor());
    expect(status).toBe(303);
    expect(location).toMatch(new RegExp(`^${site.origin}/checkoutnow\\?token=`));
    const page = await (await fetch(location!)).text();
    expect(page).toContain('lang="ar" dir="rtl"');
    expect(page).toContain('10.00 USD');
    expect(client.cookies.has('cart')).toBe(true);
    const back = await site.approve(location!, 'pays');
    const { location: end } = await goTo(back);
    expect(end).toMatch(/^\/ar\/checkout\/thank-you\/\d+$/);
    expect(client.cookies.has('cart')).toBe(false);
  });

  it('tells a script the same address', async () => {
    const answer = await client.post('/checkout', donor(), { accept: 'application/json' });
    const { result } = (await answer.json()) as { result: { location: string } };
    expect(new URL(result.location).origin).toBe(site.origin);
  });

  it('gives the same order when it is sent again, and our own page once it is paid', async () => {
    const first = await client.post('/checkout', donor());
    expect((await client.post('/checkout', donor())).location).toBe(first.location);
    await goTo(await site.approve(first.location!, 'pending'));
    expect((await client.post('/checkout', donor())).location).toMatch(/^\/ar\/checkout\?order=\d+$/);
  });

  it('charges the fee that the donor covers at the rate of PayPal', async () => {
    const { location } = await client.post('/checkout', donor({ coverFees: 'on' }));
    // 10.00, and what leaves 10.00 after 3.49 % and 0.49.
    expect(await (await fetch(location!)).text()).toContain('10.87 USD');
  });

  it('comes back from a declined payment to our page of the payment, with the cart as it was', async () => {
    const { location } = await client.post('/checkout', donor());
    const { location: end } = await goTo(await site.approve(location!, 'declined'));
    expect(end).toMatch(/^\/ar\/checkout\?order=\d+$/);
    expect(client.cookies.has('cart')).toBe(true);
  });

  it('says that the payment cannot begin while PayPal is silent, and continues the same order afterwards', async () => {
    site.simulator.faults.failBefore = 9;
    const silent = await client.post('/checkout', donor());
    expect(silent.location).toContain('/ar/checkout');
    expect(silent.location).not.toContain('order=');
    site.simulator.faults.failBefore = 0;
    expect((await client.post('/checkout', donor())).location).toContain('/checkoutnow?token=');
  });
});
