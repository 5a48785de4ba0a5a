import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMailer } from '#src/server/gateways/email.ts';

/** A minimal SMTP server that accepts an email. */
let server: Server;
let emails: string[];
beforeAll(async () => {
  server = createServer((socket) => {
    const say = (line: string) => socket.write(`${line}\r\n`);
    let email: string[] | undefined;
    say('220 test');
    createInterface({ input: socket }).on('line', (line) => {
      if (email && line !== '.') email.push(line);
      else if (email) {
        emails.push(email.join('\n'));
        email = undefined;
        say('250 taken');
      } else if (line === 'DATA') {
        email = [];
        say('354 go on');
      } else say(line === 'QUIT' ? '221 bye' : '250 fine');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
});

const ONE_CLICK = `https://sanad.example/forms/newsletter/unsubscribe/${'x'.repeat(60)}?locale=ar`;
async function sentWith(oneClickUrl?: string): Promise<string> {
  emails = [];
  const { send } = createMailer(
    `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    'Sanad <no-reply@sanad.example>',
  );
  await send({ id: 'one', to: 'huda@example.org', subject: 'سلام', html: '<p>x</p>', plain: 'x', oneClickUrl });
  // Joins folded header lines.
  return emails[0]!.replace(/\n[ \t]+/g, ' ');
}

it('has the headers of one-click unsubscribing', async () => {
  const email = await sentWith(ONE_CLICK);
  expect(email).toMatch(new RegExp(`^List-Unsubscribe: <${ONE_CLICK.replaceAll('?', String.raw`\?`)}>$`, 'm'));
  expect(email).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
});

it('has none of them in an email about a donation', async () => {
  expect(await sentWith()).not.toContain('List-Unsubscribe');
});
