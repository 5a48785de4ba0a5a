import { ARTICLE_KINDS, type ArticleKind } from '#src/domain/article.ts';
import { localePath, locales } from '#src/i18n/locales.ts';
import { readArticleFile, saveArticleFile } from '#src/server/articles/article-file.ts';
import { findArticleId } from '#src/server/articles/articles.repository.ts';
import { previewPath } from '#src/server/articles/preview.ts';
import { saveFromFile } from '#src/server/http/save-from-file.ts';
import type { Command } from '#src/server/platform/command.ts';

const isKind = (kind: string | undefined): kind is ArticleKind => ARTICLE_KINDS.some((known) => known === kind);

/** What editors do with blog posts and news. */
export const articleCommands: Record<string, Command> = {
  'articles:read': async (ctx, [kind, slug = ''], print) => {
    if (!isKind(kind) || slug === '') {
      print('Usage: articles:read news|blog SLUG, prints the article as a file for articles:save');
      return 2;
    }
    const found = await readArticleFile(ctx, kind, slug);
    print(found ? JSON.stringify(found.file, null, 2) : 'No article has this address, published or not.');
    return found ? 0 : 1;
  },
  'articles:save': async (ctx, [file, slug], print) => {
    if (!file) {
      print('Usage: articles:save ARTICLE.json [SLUG]; with SLUG that article is changed, else a new one is stored.');
      print('articles:read prints an article in this form. Texts are by language, the body of each is HTML.');
      return 2;
    }
    return saveFromFile(ctx, file, print, async (content) => {
      const saved = await saveArticleFile(ctx, content, slug);
      return `Stored at ${saved.slug}.`;
    });
  },
  'articles:preview': async (ctx, [kind, slug = ''], print) => {
    if (!isKind(kind) || slug === '') {
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
