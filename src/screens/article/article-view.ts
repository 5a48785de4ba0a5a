import type { ArticleDetail } from '#src/contracts/articles.ts';
import type { ProjectCard } from '#src/contracts/projects.ts';
import type { LocalText } from '#src/domain/slug.ts';

/** What the page of an article shows. */
export type ArticleView = {
  article: ArticleDetail;
  /** The tags of the article that have a title. */
  tags: readonly { code: string; title: LocalText }[];
  /** The project that it is about, with what it still needs. */
  project?: ProjectCard | undefined;
  /** The whole address of the page, to be passed on. */
  url: string;
  /** While it is not published: the path of its link without a language, and until when it is read. */
  preview?: { path: string; until: string } | undefined;
};
