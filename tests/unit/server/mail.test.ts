import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMailer } from '#src/server/gateways/mail.ts';

/** As much of a mail server as takes a letter. */
let server: Server;
let letters: string[];
beforeAll(async () => {
  server = createServer((socket) => {
    const say = (line: string) => socket.write(`${line}\r\n`);
    let letter: string[] | undefined;
    say('220 test');
    createInterface({ input: socket }).on('line', (line) => {
      if (letter && line !== '.') letter.push(line);
      else if (letter) { letters.push(letter.join('\n')); letter = undefined; say('250 taken'); }
      else if (line === 'DATA') { letter = []; say('354 go on'); }
      else say(line === 'QUIT' ? '221 bye' : '250 fine');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => { server.close(); });

const ONE_CLICK = `https://sanad.example/forms/newsletter/unsubscribe/${'x'.repeat(60)}?locale=ar`;
async function sentWith(oneClickUrl?: string): Promise<string> {
  letters = [];
  const { send } = createMailer(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, 'Sanad <no-reply@sanad.example>');
  await send({ id: 'one', to: 'huda@example.org', subject: 'سلام', html: '<p>x</p>', plain: 'x', oneClickUrl });
  // Folded lines are one header.
  return letters[0]!.replace(/\n[ \t]+/g, ' ');
}

it('names where such letters are ended with one click, and that a post does it', async () => {
  const letter = await sentWith(ONE_CLICK);
  expect(letter).toMatch(new RegExp(`^List-Unsubscribe: <${ONE_CLICK.replaceAll('?', String.raw`\?`)}>$`, 'm'));
  expect(letter).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
});

it('says nothing of it in a letter about a gift', async () => {
  expect(await sentWith()).not.toContain('List-Unsubscribe');
});
