import { Trans } from '@lingui/react/macro';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Tag } from '#ds/components/tag/tag.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { flag, open, verified } from '#ds/icons/icons.ts';
import { Inline } from '#ds/layout/inline.tsx';
import { Page } from '#ds/layout/page.tsx';
import { Section } from '#ds/layout/section.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { ProjectDetail } from '#src/contracts/projects.ts';
import { coverStepOf } from '#src/domain/cover-step.ts';
import { type Locale } from '#src/i18n/locales.ts';
import { shownText, textIn } from '#src/i18n/multilingual.ts';
import { hrefTo, pathTo } from '#src/routes/routes.ts';
import type { CaseRules as Rules } from '#src/screens/case-rules/rule-words.tsx';
import { coverAddress } from '#src/screens/cover/cover-address.ts';
import type { DialList } from '#src/screens/form/dial-list.ts';
import type { FormState } from '#src/screens/form/form-flash.ts';
import { CapitalFigures } from '#src/screens/project/capital-figures.tsx';
import { CasePanel } from '#src/screens/project/case-panel.tsx';
import { CaseRules } from '#src/screens/project/case-rules.tsx';
import { ClosedNote } from '#src/screens/project/closed-note.tsx';
import { CoverBand } from '#src/screens/project/cover-band.tsx';
import { DonateBar } from '#src/screens/project/donate-bar.tsx';
import { DonationCard } from '#src/screens/project/donation-card.tsx';
import { EndowmentYears } from '#src/screens/project/endowment-years.tsx';
import { InstitutionCard } from '#src/screens/project/institution-card.tsx';
import { LatestDonations } from '#src/screens/project/latest-donations.tsx';
import { ProjectFacts } from '#src/screens/project/project-facts.tsx';
import { ProjectTrail } from '#src/screens/project/project-trail.tsx';
import { ProjectUpdates } from '#src/screens/project/project-updates.tsx';
import { RelatedCases } from '#src/screens/project/related-cases.tsx';
import { RelatedProjects } from '#src/screens/project/related-projects.tsx';
import { locationName } from '#src/screens/projects/location-name.ts';
import { projectMarkup } from '#src/screens/share/project-markup.ts';
import { Share } from '#src/screens/share/share.tsx';
import { Localized } from '#src/screens/shell/localized.tsx';
import { programIcon } from '#src/screens/shell/program-icon.ts';
import * as styles from '#src/screens/project/project.css';

export type ProjectScreenProps = {
  project: ProjectDetail;
  locale: Locale;
  /** For the phone of who gets a card. */ dial: DialList;
  /** The whole address of the page, to be passed on. */ url: string;
  memory?: FormState | undefined;
  /** What a case of this program was checked for, where the program has such rules. */ rules?: Rules | undefined;
};

export function ProjectScreen({ dial, locale, memory, project, rules, url }: ProjectScreenProps) {
  const title = shownText(project.title, locale);
  const program = project.types[0];
  const isCase = project.billNumber !== null;
  const { isEndowment } = project;
  return (
    <>
      {isEndowment && <CoverBand project={project} />}
      <Page>
        {!isEndowment && (
          <div className={styles.trail}>
            <ProjectTrail project={project} locale={locale} />
          </div>
        )}
        <article className={styles.layout}>
          <header className={styles.header}>
            {isEndowment && <ProjectTrail project={project} locale={locale} />}
            <Inline gap={2}>
              {program && <Tag icon={programIcon(program.icon)}>{textIn(program.title, locale)}</Tag>}
              <StatusTag project={project} />
              {project.isSuitableForZakat && (
                <Tag tone="gold" icon={verified}>
                  <Trans>Zakat-eligible</Trans>
                </Tag>
              )}
            </Inline>
            <Heading
              level={1}
              lang={title.lang === locale ? undefined : title.lang}
              dir={title.lang === locale ? undefined : title.dir}
            >
              {title.text}
            </Heading>
            <Text size="lead" tone="muted">
              {project.subTitle ? (
                <Localized field={project.subTitle} locale={locale} />
              ) : (
                locationName(project, locale)
              )}
            </Text>
            {isEndowment && <CapitalFigures project={project} locale={locale} />}
          </header>
          <div className={isEndowment ? styles.overBand : styles.beside}>
            <DonationCard dial={dial} project={project} locale={locale} memory={memory} />
            <Share
              title={title.text}
              url={url}
              markup={projectMarkup(url, { slug: project.slug, locale, title: title.text })}
            />
          </div>
          <div className={styles.story}>
            {!isEndowment && (
              <img
                className={styles.cover}
                src={
                  project.cover.url ??
                  coverAddress(project.cover.palette, String(project.cover.seed), 'project', coverStepOf(project))
                }
                alt=""
                width={1200}
                height={615}
                fetchPriority="high"
              />
            )}
            {isEndowment && <EndowmentYears project={project} locale={locale} />}
            {isCase && <CasePanel project={project} />}
            {!project.isOpen && <ClosedNote project={project} locale={locale} />}
            {project.description && (
              <Stack gap={4} as="section" labelledBy="about-title">
                <Heading level={2} id="about-title">
                  {isCase ? <Trans>About the case</Trans> : <Trans>About this project</Trans>}
                </Heading>
                <div className={styles.prose}>
                  {textIn(project.description, locale)
                    .split(/\n{2,}/)
                    .map((paragraph) => (
                      <p key={paragraph}>{paragraph}</p>
                    ))}
                </div>
              </Stack>
            )}
            {rules && <CaseRules {...rules} />}
            <ProjectFacts project={project} locale={locale} />
            <ProjectUpdates updates={project.updates} locale={locale} />
            {project.ngo && <InstitutionCard ngo={project.ngo} locale={locale} />}
            <LatestDonations
              donations={project.latestDonations}
              donorsCount={project.donorsCount}
              ledgerHref={hrefTo(locale, 'projectLedger', { slug: project.slug })}
            />
          </div>
        </article>
      </Page>
      {project.isOpen && <DonateBar project={project} />}
      {project.related.length > 0 && (
        <Section tone="sunken" labelledBy="related-title">
          <Page>
            {isCase && project.related.every(({ billNumber }) => billNumber) ? (
              <RelatedCases cases={project.related} locale={locale} />
            ) : (
              <RelatedProjects
                projects={project.related}
                locale={locale}
                returnTo={pathTo('project', { slug: project.slug })}
              />
            )}
          </Page>
        </Section>
      )}
    </>
  );
}

function StatusTag({ project }: { project: ProjectDetail }) {
  if (project.isOpen)
    return (
      <Tag tone="success" icon={open}>
        <Trans>Open</Trans>
      </Tag>
    );
  return (
    <Tag tone="info" icon={flag}>
      {project.outcome === 'closed' ? (
        <Trans>Closed</Trans>
      ) : project.status === 'completed' ? (
        <Trans>Completed</Trans>
      ) : (
        <Trans>Not open for donations</Trans>
      )}
    </Tag>
  );
}
