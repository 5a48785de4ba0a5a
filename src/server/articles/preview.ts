import type { ArticleDetail } from '#src/contracts/articles.ts';
import { DAY_MS } from '#src/domain/durations.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { findArticleById } from '#src/server/articles/articles.repository.ts';
import { articleOf } from '#src/server/articles/articles.service.ts';
import { AppError } from '#src/server/http/errors.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { readToken, signToken } from '#src/server/platform/signed-link.ts';

const PURPOSE = 'articlePreview';
const LIFETIME_MS = 7 * DAY_MS;

/** The address, without language, at which whoever has it reads an article before it is published. */
export const previewPath = (ctx: Pick<ServiceContext, 'keys' | 'now'>, id: string): string =>
  `/preview/${signToken(ctx, PURPOSE, id, LIFETIME_MS)}`;

/** An article in any status by the token of its preview. @throws AppError `notFound` for a token that is not ours or has ended */
export async function getPreview(
  ctx: ServiceContext,
  token: string,
  locale: Locale,
): Promise<{ article: ArticleDetail; endsAt: Date }> {
  const read = readToken(ctx, PURPOSE, token);
  const row = read && !read.isExpired ? await findArticleById(ctx.db, read.id) : undefined;
  if (!read || !row) throw new AppError('notFound');
  return { article: await articleOf(ctx, row, locale), endsAt: read.endsAt };
}
