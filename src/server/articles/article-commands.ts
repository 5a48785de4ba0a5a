import { localePath, locales } from '#src/i18n/locales.ts';
import { findArticleId } from '#src/server/articles/articles.repository.ts';
import { previewPath } from '#src/server/articles/preview.ts';
import type { Command } from '#src/server/platform/command.ts';

export const articleCommands: Record<string, Command> = {
  'articles:preview': async (ctx, [kind, slug = ''], print) => {
    if ((kind !== 'news' && kind !== 'blog') || slug === '') {
      print('Usage: articles:preview news|blog SLUG');
      return 2;
    }
    const id = await findArticleId(ctx.db, kind, slug);
    if (id === undefined) {
      print('No article has this address, published or not.');
      return 1;
    }
    const path = previewPath(ctx, id);
    for (const locale of locales)
      print(`${ctx.env.publicUrl ?? `http://localhost:${ctx.env.port}`}${localePath(locale, path)}`);
    print('Whoever has such a link reads the article, for seven days.');
    return 0;
  },
};
