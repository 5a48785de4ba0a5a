/** Replies that say of an address that it takes no mail, where no enhanced code says more (RFC 5321). */
const DEAD_REPLIES = [550, 551, 553, 556];

/**
 * Whether a mail server's refusal is about the address for good, so that no more mail goes there. A full mailbox, a refusal of
 * this site's server or of what an email says (enhanced codes 5.2.2, 5.3, 5.4, 5.6 and 5.7, RFC 3463) are not.
 */
export function refusesAddress(reply: number, text: string): boolean {
  if (reply < 500 || reply > 599) return false;
  const [, subject, detail] = /\b5\.(\d{1,3})\.(\d{1,3})\b/.exec(text) ?? [];
  if (subject === undefined) return DEAD_REPLIES.includes(reply);
  return subject === '1' || (subject === '2' && detail === '1');
}
