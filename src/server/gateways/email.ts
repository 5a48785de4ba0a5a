import { createTransport } from 'nodemailer';
import { refusesAddress } from '#src/domain/suppression.ts';
import { RejectedReceiverError } from '#src/server/gateways/rejected-receiver.ts';

export type EmailMessage = {
  /** The same at every attempt, so that mail programs recognize a second copy. */
  id: string;
  to: string;
  subject: string;
  html: string;
  plain: string;
  /** The address of one-click unsubscribing (RFC 8058). */
  oneClickUrl?: string | undefined;
  /** A picture that the HTML shows by its content id. */
  picture?: { contentId: string; png: Buffer } | undefined;
  /** A PDF beside the text. */
  document?: { filename: string; pdf: Uint8Array } | undefined;
};
/** Sends emails. Without a configured mail server nothing is sent, and the saved emails can be read by staff. */
export type Mailer = { isConfigured: boolean; send: (email: EmailMessage) => Promise<void> };

/** A mailer for an SMTP address. @param from the sender, such as `Sanad <no-reply@localhost>` */
export function createMailer(smtpUrl: string | undefined, from: string): Mailer {
  if (smtpUrl === undefined) return { isConfigured: false, send: async () => {} };
  const transport = createTransport({ url: smtpUrl, connectionTimeout: 10_000, socketTimeout: 20_000 });
  return {
    isConfigured: true,
    send: async ({ id, to, subject, html, plain, oneClickUrl, picture, document }) => {
      const list =
        oneClickUrl === undefined
          ? {}
          : { list: { unsubscribe: oneClickUrl }, headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } };
      const attachments = [
        ...(picture
          ? [{ filename: 'card.png', cid: picture.contentId, content: picture.png, contentType: 'image/png' }]
          : []),
        ...(document
          ? [{ filename: document.filename, content: Buffer.from(document.pdf), contentType: 'application/pdf' }]
          : []),
      ];
      const sending = transport.sendMail({
        messageId: `<${id}@${domainOf(from)}>`,
        from,
        to: { name: '', address: to },
        subject,
        html,
        text: plain,
        attachments,
        ...list,
      });
      await sending.catch((error: unknown) => {
        throw isRejected(error)
          ? new RejectedReceiverError('the mail server rejected the address', { cause: error, isDead: isDead(error) })
          : error;
      });
    },
  };
}

/** Whether the mail server rejected the address for good (RFC 5321: 5xx), not only for now. */
const isRejected = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500 &&
  'code' in error &&
  error.code === 'EENVELOPE';

const isDead = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  refusesAddress(Number(error.responseCode), 'response' in error ? String(error.response) : error.message);

const domainOf = (from: string): string => /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
