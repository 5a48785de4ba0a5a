import { createTransport } from 'nodemailer';

export type Letter = {
  /** The same at every attempt, so that a mailbox may tell that a second copy is one. */
  id: string;
  to: string; subject: string; html: string; plain: string;
  /** Where a mail program ends such letters with one click (RFC 8058). */
  oneClickUrl?: string | undefined;
};
/** Sends letters. Without a mail server nothing is sent: letters stay where staff read them. */
export type Mailer = { isConfigured: boolean; send: (letter: Letter) => Promise<void> };

export function createMailer(smtpUrl: string | undefined, from: string): Mailer {
  if (smtpUrl === undefined) return { isConfigured: false, send: async () => {} };
  const transport = createTransport({ url: smtpUrl, connectionTimeout: 10_000, socketTimeout: 20_000 });
  return {
    isConfigured: true,
    send: async ({ id, to, subject, html, plain, oneClickUrl }) => {
      const list = oneClickUrl === undefined ? {} : { list: { unsubscribe: oneClickUrl }, headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } };
      await transport.sendMail({ messageId: `<${id}@${domainOf(from)}>`, from, to: { name: '', address: to }, subject, html, text: plain, ...list });
    },
  };
}

const domainOf = (from: string): string => /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
