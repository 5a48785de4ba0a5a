import type { OwnSponsorship } from '#src/contracts/sponsorships.ts';
import { mayReadNews } from '#src/domain/sponsor-news.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { claimGifts } from '#src/server/profile/claim-gifts.ts';
import { findNewsOf, findOwnSponsorships } from '#src/server/sponsorships/own-sponsorships.repository.ts';

/** The children whom an account sponsors, with their news. Of a child whose consent is withdrawn nothing is shown. */
export async function listOwnSponsorships(ctx: ServiceContext, userId: string): Promise<OwnSponsorship[]> {
  await claimGifts(ctx, userId);
  const rows = await findOwnSponsorships(ctx.db, userId);
  const shown = rows.filter(({ child }) => child.status !== 'rejected');
  const news =
    shown.length === 0
      ? []
      : await findNewsOf(
          ctx.db,
          shown.map(({ child }) => child.id),
        );
  return rows.map(({ child, palette, subscription }) => {
    const { amountMinor, currency, endsOn, firstAt, id, nextAt, status } = subscription;
    const isShown = child.status !== 'rejected';
    return {
      id,
      status,
      amount: amountMinor,
      currency,
      since: firstAt?.toISOString() ?? null,
      nextAt: nextAt?.toISOString() ?? null,
      endsOn,
      child: isShown
        ? { slug: child.slug, title: child.title, cover: { palette: palette ?? 'sand', seed: child.coverSeed } }
        : null,
      news: news
        .filter((one) => one.projectId === child.id && mayReadNews(subscription, one))
        .map(({ happenedOn, id: newsId, isForSponsor, text, title }) => ({
          id: newsId,
          happenedOn,
          title,
          text,
          isForSponsor,
        })),
    };
  });
}
