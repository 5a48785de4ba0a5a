import type { Site } from './site.ts';

const json = async <Result>(address: string, body?: object): Promise<Result> =>
  (
    await fetch(
      address,
      body ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {},
    )
  ).json() as Promise<Result>;

type Placed = { result: { payment: { clientSecret: string } } };
type Methods = { result: { data: { method: string; formOrigin: string | null }[] } };

/** Donates to a project by card once a second, through the simulator, until stopped; returns the number of paid donations. */
export async function donateEachSecond({ origin }: Site, projectId: string): Promise<() => Promise<number>> {
  const methods = await json<Methods>(`${origin}/api/v1/payment-methods`);
  const form = methods.result.data.find(({ method }) => method === 'stripe')?.formOrigin;
  let paid = 0;
  const give = async () => {
    const order = {
      items: [{ type: 'project', projectId, price: 100 }],
      paymentMethod: 'stripe',
      donor: { fullName: 'A Donor', email: 'donor@example.org' },
    };
    const { result } = await json<Placed>(`${origin}/api/v1/user/orders`, order);
    await json(`${form}/form/confirm`, { clientSecret: result.payment.clientSecret, number: '4242424242424242' });
    paid += 1;
  };
  let last: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    last = give().catch((error: unknown) => console.error(error));
  }, 1000);
  return async () => {
    clearInterval(timer);
    await last;
    return paid;
  };
}
