import { HURRY, type Query, unbooked, WAITING } from './books.ts';
import { pause } from './chance.ts';
import type { Provider } from './provider.ts';
import { differingPlans, HURRY_PERIODS, OPEN_PERIODS } from './recurring-books.ts';
import { FAILED_REFUNDS, HURRY_REFUNDS, OPEN_REFUNDS, unbookedReturns } from './returned-books.ts';
import type { Staff } from './returns.ts';

const MOST_WAITING_MS = 180_000;
/** After so many looks an hour passes for the workers. */
const LOOKS_PER_HOUR = 8;

/**
 * Waits until no job waits and all payments, refunds, disputes and recurring donations of the provider are booked. Makes next attempts due at once;
 * leases end by themselves. Staff try refunds again that the provider seemed to refuse. `passHour`: lets the workers list refunds
 * and disputes again, as they do once an hour, because one of a payment that was not known before is found then. Returns what
 * still waits in the end.
 */
export async function untilSettled(
  look: <T>(work: (query: Query) => Promise<T>) => Promise<T>,
  provider: Provider,
  staff: Staff | undefined,
  passHour: () => Promise<void>,
): Promise<string[]> {
  let waiting: string[] = [];
  const end = Date.now() + MOST_WAITING_MS;
  for (let looks = 0; Date.now() < end; looks += 1) {
    if (looks % LOOKS_PER_HOUR === 0) await passHour();
    await pause(4000);
    const failed = await look(async (query) => {
      const counts = {
        'webhook events and emails': await query(WAITING),
        refunds: await query(OPEN_REFUNDS),
        periods: await query(OPEN_PERIODS),
      };
      const refused = (await query(FAILED_REFUNDS)).map(({ number }) => String(number));
      waiting = [
        ...Object.entries(counts)
          .filter(([, [row]]) => Number(row!['n']) > 0)
          .map(([name, [row]]) => `${String(row!['n'])} ${name}`),
        ...refused.map((number) => `the refund of order ${number}, which the provider refused`),
        ...(await unbooked(query, await provider.intents())),
        ...(await unbookedReturns(query, provider)),
        ...(await differingPlans(query, await provider.plans())),
      ];
      if (waiting.length === 0) return undefined;
      for (const text of [...HURRY, ...HURRY_REFUNDS, ...HURRY_PERIODS]) await query(text);
      return refused;
    });
    if (!failed) return [];
    for (const number of failed) await staff?.(['refund:retry', number]);
  }
  return waiting;
}
