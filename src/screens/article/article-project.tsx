import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { Progress } from '#ds/components/progress/progress.tsx';
import { Text } from '#ds/components/text/text.tsx';
import type { ProjectCard } from '#src/contracts/projects.ts';
import type { ArticleKind } from '#src/domain/article.ts';
import { coverStepOf } from '#src/domain/cover-step.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';
import { coverAddress } from '#src/screens/cover/cover-address.ts';
import { percentOf } from '#src/screens/projects/progress.ts';
import { Localized } from '#src/screens/shell/localized.tsx';
import * as styles from '#src/screens/article/article.css';

/** The project that the article is about: what is left, and the way to give; or that it is finished. */
export function ArticleProject({ kind, locale, project }: { project: ProjectCard; kind: ArticleKind; locale: Locale }) {
  const { t } = useLingui();
  const href = hrefTo(locale, 'project', { slug: project.slug });
  return (
    <aside className={styles.side} aria-label={t`Related project`}>
      <div className={styles.project}>
        <img
          className={styles.projectCover}
          src={
            project.cover.url ??
            coverAddress(project.cover.palette, String(project.cover.seed), 'card', coverStepOf(project))
          }
          alt=""
          width={720}
          height={405}
          loading="lazy"
          decoding="async"
        />
        <div className={styles.projectText}>
          <p className={styles.kicker}>
            {kind === 'news' ? (
              <Trans>The project in this story</Trans>
            ) : (
              <Trans>A project mentioned in this post</Trans>
            )}
          </p>
          <h2 className={styles.projectTitle}>
            <a className={styles.projectLink} href={href}>
              <Localized field={project.title} locale={locale} />
            </a>
          </h2>
          {project.isOpen ? (
            <>
              {project.monthly === null && (
                <p className={styles.figure}>
                  <strong className={styles.amount}>
                    <Money minor={project.remaining} currency={project.currency} />
                  </strong>
                  <span className={styles.quiet}>
                    <Trans comment="$2,720, and on the next line: left of $24,500">
                      left of <Money minor={project.goal} currency={project.currency} />
                    </Trans>
                  </span>
                </p>
              )}
              {project.monthly === null && <Progress value={percentOf(project)} />}
              <ButtonLink tone="filled" href={href}>
                <Trans>Donate</Trans>
              </ButtonLink>
            </>
          ) : (
            <Text tone="muted" size="small">
              {project.outcome === 'closed' ? (
                <Trans>This case is closed and accepts no more donations.</Trans>
              ) : project.status === 'completed' ? (
                <Trans>This project is complete and accepts no more donations.</Trans>
              ) : (
                <Trans>This project is not accepting donations at the moment.</Trans>
              )}
            </Text>
          )}
        </div>
      </div>
    </aside>
  );
}
