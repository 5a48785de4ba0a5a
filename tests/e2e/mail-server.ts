/** Takes every email and text message that the tested site sends, and gives what stands in those to an address or number: `GET /?to=`. */
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';

const emails: string[] = [];

/** The readable parts of an email, decoded. */
const readable = (email: string): string =>
  email
    .split(/^--.*$/m)
    .map((part) => {
      const [head = '', ...blocks] = part.trimStart().split('\n\n');
      const body = blocks.join('\n\n');
      if (/base64/i.test(head)) return Buffer.from(body.replaceAll('\n', ''), 'base64').toString();
      const bytes = body
        .replaceAll('=\n', '')
        .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)));
      return /quoted-printable/i.test(head) ? Buffer.from(bytes, 'latin1').toString() : bytes;
    })
    .join('\n');

createServer((socket) => {
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
}).listen(Number(process.env['SMTP_PORT']), '127.0.0.1');

createHttpServer(async (request, answer) => {
  if (request.method === 'POST') {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { text, to: receiver } = JSON.parse(Buffer.concat(parts).toString()) as { to: string; text: string };
    emails.push(`To: ${receiver}\n\n${text}`);
    answer.end();
    return;
  }
  const to = new URL(request.url!, 'http://localhost').searchParams.get('to') ?? '';
  const found = emails.filter((email) =>
    // The whole address: a part of one is somebody else's.
    email.split('\n').some((line) => line.startsWith('To: ') && line.split(/[\s<>,]+/).includes(to)),
  );
  answer.setHeader('content-type', 'application/json');
  answer.end(JSON.stringify(found.map(readable)));
}).listen(Number(process.env['MAIL_PORT']), '127.0.0.1');
