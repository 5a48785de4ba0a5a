import * as v from 'valibot';
import { localText } from '#src/contracts/fields.ts';
import { audit } from '#src/server/platform/audit/audit.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { enqueueEmail } from '#src/server/platform/outbox/outbox.repository.ts';
import { findChild, findSponsorship, insertSponsorNews } from '#src/server/sponsorships/sponsor-news.repository.ts';

/** News of a child as staff write them, in one language at least. */
export const sponsorNews = v.strictObject({
  title: v.pipe(
    localText,
    v.check((text) => Object.keys(text).length > 0, 'atLeastOneLanguage'),
  ),
  text: v.pipe(
    localText,
    v.check((text) => Object.keys(text).length > 0, 'atLeastOneLanguage'),
  ),
  happenedOn: v.optional(v.pipe(v.string(), v.isoDate())),
});

/** Stores news of a child and mails them to its sponsor. A child without one has its news stored, and nobody is told. */
export async function tellSponsor(
  ctx: ServiceContext,
  slug: string,
  news: v.InferOutput<typeof sponsorNews>,
): Promise<'unknown' | 'stored' | 'told'> {
  const projectId = await findChild(ctx.db, slug);
  if (projectId === undefined) return 'unknown';
  const now = ctx.now();
  const outcome = await ctx.db.transaction(async (tx) => {
    const { happenedOn = now.toISOString().slice(0, 10), text, title } = news;
    const sponsorship = await findSponsorship(tx, projectId);
    const id = await insertSponsorNews(tx, { projectId, happenedOn, title, text, toldTo: sponsorship?.id });
    const orderId = sponsorship?.orderId;
    await audit(tx, {
      at: now,
      actor: 'command',
      action: 'sponsorNews',
      subject: 'project',
      subjectId: projectId,
      after: { news: id, isTold: orderId !== undefined },
    });
    if (orderId === undefined) return 'stored' as const;
    await enqueueEmail(tx, `sponsorNews:${id}`, { template: 'sponsorNews', orderId, news: id }, now);
    return 'told' as const;
  });
  ctx.notifyWorker('outbox');
  return outcome;
}
