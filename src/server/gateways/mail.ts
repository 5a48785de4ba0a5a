import { createTransport } from 'nodemailer';

export type Letter = { to: string; subject: string; html: string; plain: string };
/** Sends letters. Without a mail server nothing is sent: letters stay where staff read them. */
export type Mailer = { isConfigured: boolean; send: (letter: Letter) => Promise<void> };

export function createMailer(smtpUrl: string | undefined, from: string): Mailer {
  if (smtpUrl === undefined) return { isConfigured: false, send: async () => {} };
  const transport = createTransport({ url: smtpUrl, connectionTimeout: 10_000, socketTimeout: 20_000 });
  return {
    isConfigured: true,
    send: async ({ to, subject, html, plain }) => { await transport.sendMail({ from, to: { name: '', address: to }, subject, html, text: plain }); },
  };
}
