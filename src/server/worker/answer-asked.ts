import { readAsked } from '#src/server/accounts/asked-codes.ts';
import { sendAskedCode } from '#src/server/accounts/codes.ts';
import { sendAskedPhoneCode } from '#src/server/accounts/phones.ts';
import { sendAskedLink } from '#src/server/accounts/sign-in-links.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { type Job, withoutPart } from '#src/server/platform/outbox/outbox.repository.ts';

/** Sends the code or the link that was asked for, if somebody has the address, and forgets the address. */
export async function answerAsked(ctx: ServiceContext, job: Job): Promise<'done'> {
  const asked = readAsked(ctx, job);
  // It counts from when it was asked for.
  const at = job.createdAt;
  if (asked?.purpose === 'phone') await sendAskedPhoneCode(ctx, asked, at);
  else if (asked?.purpose === 'link') await sendAskedLink(ctx, asked, at);
  else if (asked) await sendAskedCode(ctx, asked, at);
  await withoutPart(ctx.db, job.id, 'asked');
  return 'done';
}
