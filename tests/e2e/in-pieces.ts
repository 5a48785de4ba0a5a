import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const PIECES = 40;
const BETWEEN = 40;

/** The site behind a slow line: its pages come in pieces with pauses, everything else as it is. */
export async function serveInPieces(site: string): Promise<{ url: string; close: () => void }> {
  const { host } = new URL(site);
  const server = createServer((incoming, answer) => {
    const headers = { ...incoming.headers, 'accept-encoding': 'identity', host };
    const onward = request(new URL(incoming.url!, site), { method: incoming.method, headers }, async (from) => {
      answer.writeHead(from.statusCode!, from.headers);
      if (!from.headers['content-type']?.startsWith('text/html')) return void from.pipe(answer);
      const html = Buffer.concat(await from.toArray());
      const size = Math.ceil(html.length / PIECES);
      for (let at = 0; at < html.length; at += size) {
        answer.write(html.subarray(at, at + size));
        await wait(BETWEEN);
      }
      answer.end();
    });
    incoming.pipe(onward);
  });
  server.listen(0);
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
