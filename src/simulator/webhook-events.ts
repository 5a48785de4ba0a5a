import { createHmac } from 'node:crypto';
import type { Store, StoredEvent } from './store.ts';

/** Faults on demand: delays in milliseconds, and the number of next webhook events or calls that are affected. */
export type Faults = {
  webhookDelay: number;
  webhookRepeats: number;
  webhookLosses: number;
  areWebhooksReversed: boolean;
  failBefore: number;
  failAfter: number;
  hangUp: number;
  slow: number;
  /** The provider's decline code for every saved card; '' for the outcome of each card. */
  refuseSaved: string;
  /** Refunds are pending until `/control/refunds` ends them. */
  refundsWait: boolean;
};
export const noFaults = (): Faults => ({
  webhookDelay: 0,
  webhookRepeats: 0,
  webhookLosses: 0,
  areWebhooksReversed: false,
  failBefore: 0,
  failAfter: 0,
  hangUp: 0,
  slow: 0,
  refuseSaved: '',
  refundsWait: false,
});

const RETRY_MS = [1000, 5000, 30_000, 120_000];

export const signatureOf = (payload: string, secret: string, timestamp: number): string =>
  `t=${timestamp},v1=${createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex')}`;

/** How a provider spells its events: what they are stored as, their ids, their bodies, and the headers with the signature. */
export type EventFormat = {
  kind: 'event' | 'paypalEvent' | 'xenditEvent';
  newId: () => string;
  bodyOf: (event: StoredEvent) => object;
  headersOf: (payload: string, event: StoredEvent) => Record<string, string>;
};

/** Sends a provider's webhook events with its signature, at least once each and in no guaranteed order. */
export function createNotifier({
  store,
  faults,
  url,
  format: { bodyOf, headersOf, kind, newId },
}: {
  store: Store;
  faults: Faults;
  url: string;
  format: EventFormat;
}) {
  const timers = new Set<NodeJS.Timeout>();
  const held: StoredEvent[] = [];
  const later = (milliseconds: number, act: () => void): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      act();
    }, milliseconds);
    timers.add(timer);
  };
  const send = async (event: StoredEvent, attempt = 0): Promise<void> => {
    const payload = JSON.stringify(bodyOf(event));
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headersOf(payload, event) },
        body: payload,
        signal: AbortSignal.timeout(20_000),
      });
      if (response.ok) return store.saveEvent(kind, { ...event, delivered: true });
    } catch {
      // The site is unreachable: the event is sent again below.
    }
    const wait = RETRY_MS[attempt];
    if (wait !== undefined)
      later(wait, () => {
        void send(event, attempt + 1);
      });
  };
  const deliver = (event: StoredEvent): void => {
    for (let copy = 0; copy <= faults.webhookRepeats; copy += 1)
      later(faults.webhookDelay + copy * 20, () => {
        void send(event);
      });
  };
  return {
    notify: (type: string, object: Record<string, unknown>): void => {
      const event: StoredEvent = {
        id: newId(),
        type,
        created: Math.floor(Date.now() / 1000),
        object,
        delivered: false,
      };
      store.saveEvent(kind, event);
      if (faults.webhookLosses > 0) {
        faults.webhookLosses -= 1;
        return;
      }
      if (!faults.areWebhooksReversed) return deliver(event);
      // Events are delivered in pairs, the later one first.
      held.push(event);
      if (held.length === 2) for (const one of held.splice(0).toReversed()) deliver(one);
    },
    /** Sends unacknowledged events again after a restart. */
    resume: (): void => {
      for (const event of store.events(kind))
        if (!event.delivered)
          later(500, () => {
            void send(event);
          });
    },
    stop: (): void => {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
export type Notifier = ReturnType<typeof createNotifier>;
