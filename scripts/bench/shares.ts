import { MAX_SHARES } from '#src/domain/sacrifice.ts';
import type { Site } from './site.ts';

const BUYERS = 100;
const SHARES = 7;

type Offer = { id: string; remaining: number; status: string };

/**
 * A hundred buyers of one share each of an offer with seven shares left, at the same moment: how long until all are answered,
 * and how many got one.
 */
export async function raceForShares({ origin }: Site): Promise<{ ms: number; sold: number; left: number } | undefined> {
  const answer = await fetch(`${origin}/api/v1/sacrifices?limit=100`);
  if (!answer.ok) return undefined;
  const { data } = ((await answer.json()) as { result: { data: Offer[] } }).result;
  const offer = data.find(({ remaining, status }) => status === 'open' && remaining >= SHARES);
  if (!offer) return undefined;
  // The others are sold before, as many at a time as a line may hold.
  for (let over = offer.remaining - SHARES; over > 0; over -= MAX_SHARES) {
    if ((await buy(origin, offer.id, 'before', Math.min(over, MAX_SHARES))) !== 201) return undefined;
  }
  const startedAt = performance.now();
  const statuses = await Promise.all(
    Array.from({ length: BUYERS }, (_, index) => buy(origin, offer.id, String(index), 1)),
  );
  return { ms: performance.now() - startedAt, sold: statuses.filter((status) => status === 201).length, left: SHARES };
}

async function buy(origin: string, sacrificeId: string, buyer: string, quantity: number): Promise<number> {
  const response = await fetch(`${origin}/api/v1/user/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      items: [
        {
          type: 'sacrifice',
          sacrificeId,
          quantity,
          onBehalfOf: Array.from({ length: quantity }, () => 'A Donor'),
          proxyAccepted: true,
        },
      ],
      paymentMethod: 'bank',
      donor: { fullName: 'A Donor', email: `buyer-${buyer}@example.org` },
    }),
  });
  await response.body?.cancel();
  return response.status;
}
