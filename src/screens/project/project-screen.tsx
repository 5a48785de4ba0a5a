import { Trans, useLingui } from '@lingui/react/macro';
import { Banner } from '#ds/components/banner/banner.tsx';
import { Breadcrumb } from '#ds/components/breadcrumb/breadcrumb.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Tag } from '#ds/components/tag/tag.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { flag, open, verified } from '#ds/icons/glyphs.ts';
import { Inline } from '#ds/layout/inline.tsx';
import { Page } from '#ds/layout/page.tsx';
import { Section } from '#ds/layout/section.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { ProjectDetail } from '#src/contracts/projects.ts';
import { type Locale, localePath } from '#src/i18n/locales.ts';
import { shownText, textIn } from '#src/i18n/multilingual.ts';
import { pathTo } from '#src/routes.ts';
import { coverAddress } from '#src/screens/cover/cover-address.ts';
import type { FormMemory } from '#src/screens/form/form-memory.ts';
import { DonationCard } from '#src/screens/project/donation-card.tsx';
import { LatestDonations } from '#src/screens/project/latest-donations.tsx';
import { ProjectFacts } from '#src/screens/project/project-facts.tsx';
import * as styles from '#src/screens/project/project.css';
import { RelatedProjects } from '#src/screens/project/related-projects.tsx';
import { Share } from '#src/screens/project/share.tsx';
import { placeOf } from '#src/screens/projects/place.ts';
import { Localized } from '#src/screens/shell/localized.tsx';
import { programGlyph } from '#src/screens/shell/program-glyph.ts';

export type ProjectScreenProps = { project: ProjectDetail; locale: Locale; /** The whole address of the page, to be passed on. */ url: string; memory?: FormMemory | undefined };

export function ProjectScreen({ locale, memory, project, url }: ProjectScreenProps) {
  const { t } = useLingui();
  const title = shownText(project.title, locale);
  const program = project.types[0];
  return (
    <>
      <Page>
        <Breadcrumb items={[
          { label: t`Home`, href: localePath(locale, pathTo('home')) },
          { label: t`Projects`, href: localePath(locale, pathTo('projects')) },
          ...(program ? [{ label: textIn(program.title, locale), href: localePath(locale, pathTo('program', { type: program.slug })) }] : []),
        ]} />
        <article className={styles.layout}>
          <header className={styles.header}>
            <Inline gap={2}>
              {program && <Tag glyph={programGlyph(project.cover.palette)}>{textIn(program.title, locale)}</Tag>}
              <StatusTag project={project} />
              {project.isSuitableForZakat && <Tag tone="gold" glyph={verified}><Trans>Zakat-eligible</Trans></Tag>}
            </Inline>
            <Heading level={1} lang={title.lang === locale ? undefined : title.lang} dir={title.lang === locale ? undefined : title.dir}>{title.text}</Heading>
            <Text size="lead" tone="muted">{project.subTitle ? <Localized field={project.subTitle} locale={locale} /> : placeOf(project, locale)}</Text>
          </header>
          <div className={styles.beside}>
            <DonationCard project={project} locale={locale} memory={memory} />
            <Share title={title.text} url={url} />
          </div>
          <div className={styles.story}>
            <img className={styles.cover} src={project.cover.url ?? coverAddress(project.cover.palette, String(project.cover.seed), 'project')} alt="" width={1200} height={615} fetchPriority="high" />
            {!project.isOpen && <ClosedNote project={project} locale={locale} />}
            {project.description && (
              <Stack gap={4} as="section" labelledBy="about-title">
                <Heading level={2} id="about-title"><Trans>About this project</Trans></Heading>
                <div className={styles.prose}>{textIn(project.description, locale).split(/\n{2,}/).map((paragraph) => <p key={paragraph}>{paragraph}</p>)}</div>
              </Stack>
            )}
            <ProjectFacts project={project} locale={locale} />
            <LatestDonations donations={project.latestDonations} donorsCount={project.donorsCount} />
          </div>
        </article>
      </Page>
      {project.related.length > 0 && <Section tone="sunken" labelledBy="related-title"><Page><RelatedProjects projects={project.related} locale={locale} returnTo={pathTo('project', { slug: project.slug })} /></Page></Section>}
    </>
  );
}

function StatusTag({ project }: { project: ProjectDetail }) {
  if (project.isOpen) return <Tag tone="success" glyph={open}><Trans>Open</Trans></Tag>;
  return <Tag tone="info" glyph={flag}>{project.outcome === 'closed' ? <Trans>Closed</Trans> : <Trans>Completed</Trans>}</Tag>;
}

function ClosedNote({ locale, project }: { project: ProjectDetail; locale: Locale }) {
  if (project.outcome === 'closed') {
    return <Banner tone="info" title={<Trans>This case is closed</Trans>}>{project.closedReason ? <Localized field={project.closedReason} locale={locale} /> : <Trans>It takes no more gifts. What was given stays on record.</Trans>}</Banner>;
  }
  if (project.status === 'completed') return <Banner tone="success" title={<Trans>Fully funded, thank you</Trans>}><Trans>This project has what it needs. Others like it are still open below.</Trans></Banner>;
  return <Banner tone="warning"><Trans>This project takes no gifts at the moment.</Trans></Banner>;
}
