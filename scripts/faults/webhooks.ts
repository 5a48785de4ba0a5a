import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Chance, pause } from './chance.ts';

/** A proxy for webhook events that loses, repeats, delays and reorders them, and adds forged ones. */
export async function startWebhookRelay(sites: readonly string[], chance: Chance, faults: { isOn: boolean }) {
  const counts = { passed: 0, lost: 0, doubled: 0, late: 0, disordered: 0, forged: 0, forgedTaken: 0 };
  let heldBack: (() => void) | undefined;
  const deliver = (body: string, signature: string): Promise<number> =>
    fetch(`${chance.oneOf(sites)}/api/v1/webhooks/stripe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body,
      signal: AbortSignal.timeout(10_000),
    }).then(
      ({ status }) => status,
      () => 0,
    );
  const forge = async (body: string, signature: string): Promise<void> => {
    counts.forged += 1;
    const status = await deliver(
      body.replace('"evt_', '"evt_forged'),
      chance.of(0.5) ? signature : `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`,
    );
    if (status === 200) counts.forgedTaken += 1;
  };
  const take = async (body: string, signature: string): Promise<number> => {
    if (!faults.isOn) return deliver(body, signature);
    if (chance.of(0.05)) await forge(body, signature);
    if (chance.of(0.15)) {
      counts.lost += 1;
      return 200;
    }
    if (chance.of(0.15)) {
      counts.doubled += 1;
      await Promise.all([deliver(body, signature), deliver(body, signature)]);
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
    return deliver(body, signature);
  };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        void take(Buffer.concat(parts).toString(), String(request.headers['stripe-signature'])).then((status) =>
          response.writeHead(status || 502).end(),
        );
      });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    counts,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
