import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Chance, pause } from './chance.ts';

/** An event on its way: to `/stripe`, `/paypal` or `/xendit`, with the headers of its signature, or with its token. */
type Event = { path: string; headers: Record<string, string>; body: string };

const SIGNED = ['stripe-signature', 'x-callback-token', 'webhook-id'];

/** A proxy for webhook events that loses, repeats, delays and reorders them, and adds forged ones. */
export async function startWebhookRelay(sites: readonly string[], chance: Chance, faults: { isOn: boolean }) {
  const counts = { passed: 0, lost: 0, doubled: 0, late: 0, disordered: 0, forged: 0, forgedTaken: 0 };
  let heldBack: (() => void) | undefined;
  const deliver = ({ body, headers, path }: Event): Promise<number> =>
    fetch(`${chance.oneOf(sites)}/api/v1/webhooks${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      signal: AbortSignal.timeout(10_000),
    }).then(
      ({ status }) => status,
      () => 0,
    );
  const forge = async ({ body, headers, path }: Event): Promise<void> => {
    counts.forged += 1;
    const forged = {
      '/stripe': { 'stripe-signature': `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` },
      '/paypal': { ...headers, 'paypal-transmission-sig': Buffer.from('0'.repeat(256)).toString('base64') },
      '/xendit': { ...headers, 'x-callback-token': 'forged' },
    }[path]!;
    const status = await deliver({
      path,
      body: body.replace(/"id":"(?:evt_|WH-)/, '"id":"evt_forged'),
      // Whoever has Xendit's token may send anything: there only another token is a forgery.
      headers: path !== '/xendit' && chance.of(0.5) ? headers : forged,
    });
    if (status === 200) counts.forgedTaken += 1;
  };
  const take = async (event: Event): Promise<number> => {
    if (!faults.isOn) return deliver(event);
    if (chance.of(0.05)) await forge(event);
    if (chance.of(0.15)) {
      counts.lost += 1;
      return 200;
    }
    if (chance.of(0.15)) {
      counts.doubled += 1;
      await Promise.all([deliver(event), deliver(event)]);
    }
    if (chance.of(0.15)) {
      counts.late += 1;
      await pause(chance.between(500, 5000));
    }
    if (chance.of(0.15)) {
      counts.disordered += 1;
      const another = heldBack;
      await new Promise<void>((resolve) => {
        heldBack = resolve;
        setTimeout(resolve, 1500);
      });
      another?.();
    }
    counts.passed += 1;
    return deliver(event);
  };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        const headers = Object.fromEntries(
          Object.entries(request.headers).filter(([name]) => name.startsWith('paypal-') || SIGNED.includes(name)),
        ) as Record<string, string>;
        void take({ path: request.url!, headers, body: Buffer.concat(parts).toString() }).then((status) =>
          response.writeHead(status || 502).end(),
        );
      });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
