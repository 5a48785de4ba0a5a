import { Plural, Trans } from '@lingui/react/macro';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Link } from '#ds/components/link/link.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { FormattedNumber } from '#ds/components/number/number.tsx';
import { Progress } from '#ds/components/progress/progress.tsx';
import { Text } from '#ds/components/text/text.tsx';
import type { ProjectCard } from '#src/contracts/projects.ts';
import { coverStepOf } from '#src/domain/cover-step.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';
import { coverAddress } from '#src/screens/cover/cover-address.ts';
import type { NgoView } from '#src/screens/ngo/ngo-view.ts';
import { catalogueHref } from '#src/screens/projects/catalogue-query.ts';
import { percentOf } from '#src/screens/projects/progress.ts';
import { Localized } from '#src/screens/shell/localized.tsx';
import * as styles from '#src/screens/ngo/ngo.css';

/** Its open projects with what each one still needs, and the way to all and to those that are finished. */
export function NgoProjects({ locale, view: { ngo, open } }: { view: NgoView; locale: Locale }) {
  const base = hrefTo(locale, 'projects');
  return (
    <section id="projects" aria-labelledby="projects-title">
      <Heading level={2} id="projects-title">
        <Trans>Open now</Trans>
      </Heading>
      {open.length === 0 ? (
        <Text tone="muted">
          <Trans>None of this institution’s projects is accepting donations at the moment.</Trans>
        </Text>
      ) : (
        <ul className={styles.rows}>
          {open.map((project) => (
            <ProjectLine key={project.id} project={project} locale={locale} />
          ))}
        </ul>
      )}
      <div className={styles.ways}>
        {ngo.projects.open > open.length && (
          <Link tone="go" href={catalogueHref(base, { ngo: ngo.slug, status: 'published' })}>
            <Trans>All of this institution’s open projects</Trans>
          </Link>
        )}
        {ngo.projects.completed > 0 && (
          <Link tone="go" href={catalogueHref(base, { ngo: ngo.slug, status: 'completed' })}>
            <Plural value={ngo.projects.completed} one="# completed project" other="# completed projects" />
          </Link>
        )}
      </div>
    </section>
  );
}

function ProjectLine({ locale, project }: { project: ProjectCard; locale: Locale }) {
  const hasGoal = !project.isEndowment && project.monthly === null;
  return (
    <li className={styles.project}>
      <img
        className={styles.projectCover}
        src={
          project.cover.url ??
          coverAddress(project.cover.palette, String(project.cover.seed), 'card', coverStepOf(project))
        }
        alt=""
        width={168}
        height={98}
        loading="lazy"
      />
      <div className={styles.projectText}>
        <Heading level={3}>
          <a className={styles.projectLink} href={hrefTo(locale, 'project', { slug: project.slug })}>
            <Localized field={project.title} locale={locale} />
          </a>
        </Heading>
        {hasGoal ? (
          <>
            <Progress value={percentOf(project)} />
            <div className={styles.projectFigures}>
              <span>
                <Trans>
                  <Money minor={project.remaining} currency={project.currency} /> left
                </Trans>
              </span>
              <FormattedNumber value={percentOf(project)} kind="percent" />
            </div>
          </>
        ) : (
          <Text tone="muted" size="small">
            {project.monthly === null ? (
              <Trans>
                <Money minor={project.raised} currency={project.currency} /> kept as capital
              </Trans>
            ) : (
              <Trans>
                <Money minor={project.monthly} currency={project.currency} /> a month
              </Trans>
            )}
          </Text>
        )}
      </div>
    </li>
  );
}
