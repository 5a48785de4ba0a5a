/** A site of its own that sends its emails to the test, for journeys that go on from an email. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { startProcess } from '../../scripts/bench/site.ts';
import { expect, test as base } from './console.ts';

type SiteEmails = {
  /** The first address of this pattern in an email to somebody, as soon as it is there. */
  linkTo: (address: string, pattern: RegExp) => Promise<string>;
};

/** Takes every email that it is sent. */
async function startMailServer() {
  const emails: string[] = [];
  const server = createServer((socket) => {
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
  return { emails, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

/** The readable parts of an email, decoded. */
const readable = (email: string): string =>
  email
    .split(/^--.*$/m)
    .map((part) => {
      const [head = '', ...blocks] = part.trimStart().split('\n\n');
      const body = blocks.join('\n\n');
      if (/base64/i.test(head)) return Buffer.from(body.replaceAll('\n', ''), 'base64').toString();
      return body
        .replaceAll('=\n', '')
        .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)));
    })
    .join('\n');

export const test = base.extend<object, { site: SiteEmails & { origin: string } }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- the fixture needs no other
    async ({}, use) => {
      const mail = await startMailServer();
      const folder = mkdtempSync(path.join(tmpdir(), 'sanad-emails-'));
      const site = await startProcess('.', 'dist/serve-node.js', {
        ready: '/health/ready',
        env: { DATA_DIR: folder, SMTP_URL: mail.url, RATE_LIMITS: 'off' },
      });
      await use({
        origin: site.origin.replace('127.0.0.1', 'localhost'),
        linkTo: async (address, pattern) => {
          const find = () =>
            mail.emails
              .filter((email) => new RegExp(`^To: .*${address}`, 'm').test(email))
              .map((email) => pattern.exec(readable(email))?.[0])
              .find(Boolean);
          await expect.poll(find, { timeout: 20_000 }).toBeTruthy();
          return find()!;
        },
      });
      await site.stop();
      mail.server.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.origin);
  },
});
export { expect };
