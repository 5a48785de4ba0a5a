import { type Interval, INTERVALS } from '#src/domain/subscription.ts';
import { type Chance, pause } from './chance.ts';
import { payByCard, payThere } from './payers.ts';

type Donation = {
  email: string;
  method: 'bank' | 'card' | 'paypal' | 'xendit';
  way: 'api' | 'form';
  number?: string;
  reference?: string;
  amount: number;
  /** Given again each time; once without it. */
  every?: Interval;
};
/** Results of the donors: attempted donations, those without a response, and the number of each status. */
export type Experience = { tried: Donation[]; failed: Donation[]; statuses: Record<string, number> };

type Place = { sites: readonly string[]; simulator: string; categoryId: string; chance: Chance; record: Experience };

const ATTEMPTS = 60;

async function ask(
  place: Place,
  request: (site: string) => Promise<Response>,
  isAnswer: (status: number) => boolean,
): Promise<Response | undefined> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const response = await request(place.chance.oneOf(place.sites)).catch(() => undefined);
    const status = response ? String(response.status) : 'no connection';
    place.record.statuses[status] = (place.record.statuses[status] ?? 0) + 1;
    if (response && isAnswer(response.status)) return response;
    await response?.arrayBuffer().catch(() => {});
    await pause(place.chance.between(200, 900));
  }
  return undefined;
}

const patience = (): AbortSignal => AbortSignal.timeout(25_000);

const NAMES = { bank: 'bank', card: 'stripe', paypal: 'paypal', xendit: 'xendit' } as const;

type Placed = {
  order: { id: string; number: string };
  payment: { clientSecret?: string; redirectUrl?: string; reference?: string };
  accessKey: string;
};

/** Donates by the API, with retries under one idempotency key. */
async function giveByApi(place: Place, donation: Donation): Promise<boolean> {
  const body = JSON.stringify({
    items: [
      {
        type: 'endowment',
        categoryId: place.categoryId,
        price: donation.amount,
        ...(donation.every ? { isSubscription: true, subscriptionRecurringInterval: donation.every } : {}),
      },
    ],
    paymentMethod: NAMES[donation.method],
    donor: { fullName: 'A Donor', email: donation.email },
  });
  const placed = await ask(
    place,
    (site) =>
      fetch(`${site}/api/v1/user/orders`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': donation.email },
        body,
        signal: patience(),
      }),
    (status) => status === 201,
  );
  if (!placed) return false;
  const { accessKey, order, payment } = ((await placed.json()) as { result: Placed }).result;
  donation.number = order.number;
  if (payment.reference) donation.reference = payment.reference;
  if (donation.method === 'bank') return true;
  if (!payment.clientSecret && !payment.redirectUrl) return false;
  if (payment.redirectUrl) await payThere(place, payment.redirectUrl);
  else await payByCard(place, payment.clientSecret!);
  if (payment.redirectUrl && place.chance.of(0.4)) return true;
  // The donor reads the status; errors are ignored.
  await fetch(`${place.chance.oneOf(place.sites)}/api/v1/user/payment-transactions/current/${order.id}`, {
    headers: { 'x-order-key': accessKey },
    signal: patience(),
  })
    .then((answer) => answer.arrayBuffer())
    .catch(() => {});
  return true;
}

/** Donates by native forms, with the cookies of a browser. */
async function giveByForm(place: Place, donation: Donation): Promise<boolean> {
  const cookies = new Map<string, string>();
  const post = async (path: string, fields: Record<string, string>): Promise<string | undefined> => {
    const answer = await ask(
      place,
      (site) =>
        fetch(`${site}/forms${path}`, {
          method: 'POST',
          redirect: 'manual',
          signal: patience(),
          body: new URLSearchParams({ locale: 'en', returnTo: '/checkout', ...fields }),
          headers: {
            origin: site,
            accept: 'text/html',
            cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          },
        }),
      (status) => status === 303,
    );
    for (const cookie of answer?.headers.getSetCookie() ?? []) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!;
      cookies.set(name!, value!);
    }
    return answer?.headers.get('location') ?? undefined;
  };
  if (
    (await post('/cart/quick-donation', {
      category: place.categoryId,
      amount: String(donation.amount / 100),
      ...(donation.every ? { frequency: 'regular', interval: donation.every } : { frequency: 'once' }),
      next: 'checkout',
    })) === undefined
  )
    return false;
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const location = await post('/checkout', { method: donation.method, fullName: 'A Donor', email: donation.email });
    if (location?.includes('/checkoutnow') || location?.includes('/webapps/billing/')) {
      await payThere(place, location);
      return true;
    }
    const number = /(?:order=|thank-you\/)(\d+)/.exec(location ?? '')?.[1];
    if (!number) {
      await pause(500);
      continue;
    }
    donation.number = number;
    if (donation.method !== 'card') return true;
    const intents = (await (await fetch(`${place.simulator}/control/intents`)).json()) as {
      client_secret: string;
      metadata: { orderNumber: string };
    }[];
    const intent = intents.findLast(({ metadata }) => metadata.orderNumber === number);
    if (!intent) return false;
    await payByCard(place, intent.client_secret);
    await fetch(`${place.chance.oneOf(place.sites)}/checkout/done/${number}`, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      signal: patience(),
    })
      .then((answer) => answer.arrayBuffer())
      .catch(() => {});
    return true;
  }
  return false;
}

/** Several donors at a time, who donate one after the other until the time is over. */
export async function giveAllTheWhile(
  place: Place,
  { donors, until }: { donors: number; until: number },
): Promise<void> {
  const run = crypto.randomUUID().slice(0, 8);
  const one = async (donor: number): Promise<void> => {
    for (let turn = 0; Date.now() < until; turn += 1) {
      const method = place.chance.of(0.3) ? 'bank' : place.chance.oneOf(['card', 'paypal', 'xendit'] as const);
      const donation: Donation = {
        email: `donor-${run}-${donor}-${turn}@example.org`,
        method,
        // Where Stripe takes cards the form does not lead to Xendit.
        way: method === 'xendit' || place.chance.of(0.65) ? 'api' : 'form',
        // From the least that Xendit takes of dollars.
        amount: place.chance.between(method === 'xendit' ? 20 : 1, 500) * 100,
        ...(method !== 'bank' && place.chance.of(0.5) ? { every: place.chance.oneOf(INTERVALS) } : {}),
      };
      place.record.tried.push(donation);
      const isAnswered = await (donation.way === 'api' ? giveByApi : giveByForm)(place, donation).catch(() => false);
      if (!isAnswered) place.record.failed.push(donation);
      await pause(place.chance.between(20, 300));
    }
  };
  await Promise.all(Array.from({ length: donors }, (_, donor) => one(donor)));
}
