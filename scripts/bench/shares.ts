import type { Site } from './site.ts';

const BUYERS = 100;

type Offer = { id: string; remaining: number; status: string };

/** A hundred buyers of one share each of one animal at the same moment: how long until all are answered, and how many got one. */
export async function raceForShares({ origin }: Site): Promise<{ ms: number; sold: number; left: number } | undefined> {
  const answer = await fetch(`${origin}/api/v1/sacrifices?limit=100`);
  if (!answer.ok) return undefined;
  const { data } = ((await answer.json()) as { result: { data: Offer[] } }).result;
  const offer = data.find(({ remaining, status }) => status === 'open' && remaining > 0 && remaining <= BUYERS / 2);
  if (!offer) return undefined;
  const startedAt = performance.now();
  const statuses = await Promise.all(Array.from({ length: BUYERS }, (_, index) => buy(origin, offer.id, index)));
  return {
    ms: performance.now() - startedAt,
    sold: statuses.filter((status) => status === 201).length,
    left: offer.remaining,
  };
}

async function buy(origin: string, sacrificeId: string, index: number): Promise<number> {
  const response = await fetch(`${origin}/api/v1/user/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      items: [{ type: 'sacrifice', sacrificeId, quantity: 1, onBehalfOf: ['A Donor'], proxyAccepted: true }],
      paymentMethod: 'bank',
      donor: { fullName: 'A Donor', email: `buyer${index}@example.org` },
    }),
  });
  await response.body?.cancel();
  return response.status;
}
