import { createTransport } from 'nodemailer';

export type EmailMessage = {
  /** The same at every attempt, so that mail programs recognize a second copy. */
  id: string;
  to: string;
  subject: string;
  html: string;
  plain: string;
  /** The address of one-click unsubscribing (RFC 8058). */
  oneClickUrl?: string | undefined;
};
/** Sends emails. Without a configured mail server nothing is sent, and the saved emails can be read by staff. */
export type Mailer = { isConfigured: boolean; send: (email: EmailMessage) => Promise<void> };

/** A mailer for an SMTP address. @param from the sender, such as `Sanad <no-reply@localhost>` */
export function createMailer(smtpUrl: string | undefined, from: string): Mailer {
  if (smtpUrl === undefined) return { isConfigured: false, send: async () => {} };
  const transport = createTransport({ url: smtpUrl, connectionTimeout: 10_000, socketTimeout: 20_000 });
  return {
    isConfigured: true,
    send: async ({ id, to, subject, html, plain, oneClickUrl }) => {
      const list =
        oneClickUrl === undefined
          ? {}
          : { list: { unsubscribe: oneClickUrl }, headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } };
      await transport.sendMail({
        messageId: `<${id}@${domainOf(from)}>`,
        from,
        to: { name: '', address: to },
        subject,
        html,
        text: plain,
        ...list,
      });
    },
  };
}

const domainOf = (from: string): string => /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
