import * as v from 'valibot';
import type { ArticleKind } from '#src/domain/article.ts';
import { findArticleFile, findProjectId } from '#src/server/articles/article-file.repository.ts';
import { articleInput, saveArticle } from '#src/server/articles/save-article.ts';
import { AppError, invalid } from '#src/server/http/errors.ts';
import { validate } from '#src/server/http/validate.ts';
import { audit } from '#src/server/platform/audit/audit.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

const { relatedProjectId: _id, ...entries } = articleInput.entries;
/** An article as a file: author, category and the related project by slug, tags by code. */
const articleFile = v.strictObject({
  ...entries,
  relatedProject: v.optional(v.pipe(v.string('invalidType'), v.maxLength(140, 'tooLong'))),
});

/** A stored article as a file; undefined where none has this address. */
export async function readArticleFile({ db }: Pick<ServiceContext, 'db'>, kind: ArticleKind, slug: string) {
  const found = await findArticleFile(db, { kind, slug });
  if (!found) return undefined;
  const { id, ...file } = found;
  // What is empty is left out, as an editor would.
  return { id, file: Object.fromEntries(Object.entries(file).filter(([, value]) => value !== null)) };
}

/** Stores the article of a file, and says so in the audit log. `slug`: the one to change. @throws AppError `validation`, `notFound` */
export async function saveArticleFile(ctx: ServiceContext, content: unknown, slug?: string): Promise<{ slug: string }> {
  const { relatedProject, ...given } = validate(articleFile, content);
  const stored = slug === undefined ? undefined : await readArticleFile(ctx, given.kind, slug);
  if (slug !== undefined && !stored) throw new AppError('notFound');
  const relatedProjectId = relatedProject === undefined ? null : await findProjectId(ctx.db, relatedProject);
  if (relatedProjectId === undefined) throw invalid({ path: 'relatedProject', code: 'invalidSelection' });
  return ctx.db.transaction(async (tx) => {
    const saved = await saveArticle({ ...ctx, db: tx }, { ...given, relatedProjectId }, stored?.id);
    await audit(tx, {
      at: ctx.now(),
      actor: 'command',
      action: 'articleSaved',
      subject: 'article',
      subjectId: saved.id,
      before: stored?.file,
      after: content,
    });
    return saved;
  });
}
