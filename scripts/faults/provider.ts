import type { Intent } from './books.ts';
import { paypalPart } from './paypal-books.ts';
import type { Ask, ProviderDispute, ProviderPart, ProviderPlan } from './provider-part.ts';
import { stripePart } from './stripe-books.ts';
import { xenditPart } from './xendit-books.ts';

export type Provider = ReturnType<typeof createProvider>;

/** The simulated providers, asked directly and without faults: what they hold, and what staff and banks do there. */
export function createProvider(origin: string, secretKey: string) {
  const ask: Ask = async <T>(path: string, body?: { form?: Record<string, string>; json?: object }): Promise<T> => {
    const response = await fetch(origin + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(path.startsWith('/v1/') ? { authorization: `Bearer ${secretKey}` } : {}),
        ...(body?.json ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: body.json ? JSON.stringify(body.json) : new URLSearchParams(body.form) } : {}),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return (await response.json()) as T;
  };
  const parts = [stripePart(ask), paypalPart(ask), xenditPart(ask)];
  const partOf = (id: string): ProviderPart => parts.find((part) => part.isOf(id))!;
  const all = async <T>(of: (part: ProviderPart) => Promise<T[]>): Promise<T[]> =>
    (await Promise.all(parts.map(of))).flat();
  return {
    intents: () => all((part) => part.intents()),
    refunds: () => all((part) => part.refunds()),
    disputes: () => all((part) => part.disputes()),
    /** The recurring donations that PayPal runs. */
    plans: async (): Promise<ProviderPlan[]> =>
      (await ask<{ id: string; status: string }[]>('/control/paypal/subscriptions')).map(
        ({ id: ref, status: state }) => ({ ref, state }),
      ),
    /** The time of a period has come, and PayPal charges or its bank declines. */
    passPeriod: (plan: string, isPaid: boolean): Promise<unknown> =>
      ask(`/control/paypal/subscriptions/${plan}/period`, { json: { isPaid } }),
    /** The donor acts in their own account at PayPal. */
    changePlan: (plan: string, what: 'suspend' | 'activate' | 'cancel'): Promise<unknown> =>
      ask(`/control/paypal/subscriptions/${plan}/${what}`, { json: {} }),
    /** Whether the banks refuse every saved card now. */
    refuseSaved: async (isRefused: boolean): Promise<void> => {
      await ask('/control/faults', { json: { refuseSaved: isRefused ? 'insufficient_funds' : '' } });
      const tokens = await ask<{ id: string; status: string }[]>('/control/xendit/tokens');
      for (const { id, status } of tokens)
        if (status === 'ACTIVE') await ask(`/control/xendit/tokens/${id}`, { json: { declines: isRefused } });
    },
    /** Staff return money in the provider's own dashboard; all that is left, unless told how many minor units. */
    returnInDashboard: (intent: Intent, minor?: number): Promise<string> =>
      partOf(intent.id).returnInDashboard(intent, minor),
    /** The donor takes all of a payment back at their bank. */
    dispute: (intent: Intent): Promise<unknown> => partOf(intent.id).dispute(intent),
    /** The bank decides. */
    decide: ({ ref }: ProviderDispute, status: 'won' | 'lost'): Promise<unknown> => partOf(ref).decide(ref, status),
  };
}
