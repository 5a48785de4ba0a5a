import type { Locale } from '#src/i18n/locales.ts';
import type { EmailText } from '#src/server/emails/email-layout.tsx';
import type { EmailMessage } from '#src/server/gateways/email.ts';

/** One email to one person. `oneClickUrl`: where a mail program posts to unsubscribe (RFC 8058). */
export type AddressedEmail = {
  to: string;
  locale: Locale;
  text: EmailText;
  orderId?: string;
  oneClickUrl?: string;
  /** Draws the picture of the email, where it has one. Called only when it is sent: pictures of people are not stored. */
  picture?: () => Promise<NonNullable<EmailMessage['picture']>>;
  /** Sets the PDF beside the text, likewise. */
  document?: () => Promise<EmailMessage['document']>;
};

/** One text message to one number, `+966501234567`. */
export type AddressedText = { to: string; locale: string; body: string; orderId?: string };
