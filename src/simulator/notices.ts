import { createHmac, randomBytes } from 'node:crypto';
import type { Store, StoredEvent } from './store.ts';

/** What may go wrong, on demand. Milliseconds, and how many of the next notices or calls are concerned. */
export type Faults = {
  noticeDelay: number; noticeRepeat: number; noticeLose: number; isNoticeReversed: boolean;
  failBefore: number; failAfter: number; hangUp: number; slow: number;
  /** Why every saved card is refused, in the provider's words; empty: each as it is. */
  refuseSaved: string;
};
export const noFaults = (): Faults => ({ noticeDelay: 0, noticeRepeat: 0, noticeLose: 0, isNoticeReversed: false, failBefore: 0, failAfter: 0, hangUp: 0, slow: 0, refuseSaved: '' });

const RETRY_MS = [1000, 5000, 30_000, 120_000];

export const signatureOf = (payload: string, secret: string, timestamp: number): string =>
  `t=${timestamp},v1=${createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex')}`;

/** Tells the shop what happened, signed as the provider signs; at least once, and in no promised order. */
export function createNotifier({ store, faults, url, secret }: { store: Store; faults: Faults; url: string; secret: string }) {
  const timers = new Set<NodeJS.Timeout>();
  const held: StoredEvent[] = [];
  const later = (milliseconds: number, act: () => void): void => {
    const timer = setTimeout(() => { timers.delete(timer); act(); }, milliseconds);
    timers.add(timer);
  };
  const send = async (event: StoredEvent, attempt = 0): Promise<void> => {
    const payload = JSON.stringify({ id: event.id, object: 'event', api_version: '2026-10-28.endive', created: event.created, livemode: false, pending_webhooks: 1, type: event.type, data: { object: event.object } });
    try {
      const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', 'stripe-signature': signatureOf(payload, secret, Math.floor(Date.now() / 1000)) }, body: payload, signal: AbortSignal.timeout(20_000) });
      if (response.ok) return store.saveEvent({ ...event, delivered: true });
    } catch {
      // The shop is away: it is told again below.
    }
    const wait = RETRY_MS[attempt];
    if (wait !== undefined) later(wait, () => { void send(event, attempt + 1); });
  };
  const deliver = (event: StoredEvent): void => {
    for (let copy = 0; copy <= faults.noticeRepeat; copy += 1) later(faults.noticeDelay + copy * 20, () => { void send(event); });
  };
  return {
    tell: (type: string, object: Record<string, unknown>): void => {
      const event: StoredEvent = { id: `evt_${randomBytes(12).toString('hex')}`, type, created: Math.floor(Date.now() / 1000), object, delivered: false };
      store.saveEvent(event);
      if (faults.noticeLose > 0) { faults.noticeLose -= 1; return; }
      if (!faults.isNoticeReversed) return deliver(event);
      // Two by two, the later one first.
      held.push(event);
      if (held.length === 2) for (const one of held.splice(0).toReversed()) deliver(one);
    },
    /** After a restart: what was not acknowledged is told again. */
    resume: (): void => { for (const event of store.events()) if (!event.delivered) later(500, () => { void send(event); }); },
    stop: (): void => { for (const timer of timers) clearTimeout(timer); },
  };
}
export type Notifier = ReturnType<typeof createNotifier>;
