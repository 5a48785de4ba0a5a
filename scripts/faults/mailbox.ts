import { type AddressInfo, createServer } from 'node:net';
import { type Chance, pause } from './chance.ts';

/** A mail server that is slow, sometimes rejects, and records the recipient and the id of each accepted email. */
export async function startMailbox(chance: Chance, faults: { isOn: boolean }) {
  const taken: { to: string; id: string }[] = [];
  const server = createServer((socket) => {
    let to = '';
    let message: string | undefined;
    let buffer = '';
    const say = (line: string): void => {
      if (!socket.destroyed) socket.write(`${line}\r\n`);
    };
    socket.on('error', () => {});
    say('220 faults');
    const onLine = async (line: string): Promise<void> => {
      if (message !== undefined) {
        if (line !== '.') {
          message += `${line}\n`;
          return;
        }
        const id = /^message-id: *(.*)$/im.exec(message)?.[1] ?? '';
        message = undefined;
        if (faults.isOn) await pause(chance.between(50, 1500));
        if (faults.isOn && chance.of(0.1)) return say('451 try again');
        taken.push({ to, id });
        return say('250 taken');
      }
      const word = line.slice(0, 4).toUpperCase();
      if (word === 'RCPT') to = /<([^>]*)>/.exec(line)?.[1] ?? '';
      if (word === 'DATA') message = '';
      if (word === 'QUIT') {
        say('221 bye');
        socket.end();
        return;
      }
      say(word === 'DATA' ? '354 go on' : '250 well');
    };
    let turn = Promise.resolve();
    socket.on('data', (data) => {
      buffer += data.toString();
      for (let end = buffer.indexOf('\r\n'); end >= 0; end = buffer.indexOf('\r\n')) {
        const line = buffer.slice(0, end);
        buffer = buffer.slice(end + 2);
        turn = turn.then(() => onLine(line));
      }
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    /** Emails that were received more than once. */
    doubled: (): number => taken.length - new Set(taken.map(({ id }) => id)).size,
    close: () => {
      server.close();
    },
  };
}
