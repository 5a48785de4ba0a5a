import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { Tag } from '#ds/components/tag/tag.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { open, success, users, verified } from '#ds/icons/icons.ts';
import { Inline } from '#ds/layout/inline.tsx';
import { Page } from '#ds/layout/page.tsx';
import { Section } from '#ds/layout/section.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { ProjectDetail } from '#src/contracts/projects.ts';
import type { SponsoredMonth } from '#src/domain/sponsored-months.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { shownText } from '#src/i18n/multilingual.ts';
import { pathTo } from '#src/routes/routes.ts';
import { Arch } from '#src/screens/cover/arch.tsx';
import { coverAddress } from '#src/screens/cover/cover-address.ts';
import { FootBar } from '#src/screens/form/foot-bar.tsx';
import type { FormState } from '#src/screens/form/form-flash.ts';
import { InstitutionCard } from '#src/screens/project/institution-card.tsx';
import { MonthStars } from '#src/screens/project/month-stars.tsx';
import { ProjectFacts } from '#src/screens/project/project-facts.tsx';
import { ProjectTrail } from '#src/screens/project/project-trail.tsx';
import { ProjectUpdates } from '#src/screens/project/project-updates.tsx';
import { RelatedProjects } from '#src/screens/project/related-projects.tsx';
import { SponsorForm } from '#src/screens/project/sponsor-form.tsx';
import { SponsorNews } from '#src/screens/project/sponsor-news.tsx';
import { SponsoredNote } from '#src/screens/project/sponsored-note.tsx';
import { SponsorshipParts } from '#src/screens/project/sponsorship-parts.tsx';
import { projectMarkup } from '#src/screens/share/project-markup.ts';
import { Share } from '#src/screens/share/share.tsx';
import { Localized } from '#src/screens/shell/localized.tsx';
import { trail } from '#src/screens/project/project.css';
import * as styles from '#src/screens/project/sponsorship.css';

export type SponsorshipScreenProps = {
  project: ProjectDetail & { monthly: number };
  months: readonly SponsoredMonth[];
  locale: Locale;
  /** The whole address of the page, to be passed on. */ url: string;
  memory?: FormState | undefined;
};

/** A child that waits for one sponsor, or has one: no portrait, but an arch; a price, twelve months, and what they pay for. */
export function SponsorshipScreen({ locale, memory, months, project, url }: SponsorshipScreenProps) {
  const title = shownText(project.title, locale);
  return (
    <>
      <Page>
        <div className={trail}>
          <ProjectTrail project={project} locale={locale} />
        </div>
        <article>
          <header className={styles.opening}>
            <Arch src={coverAddress(project.cover.palette, String(project.cover.seed), 'hero')} />
            <div className={styles.words}>
              <Inline gap={2}>
                {project.status === 'completed' ? (
                  <Tag tone="neutral" icon={success}>
                    <Trans>Completed</Trans>
                  </Tag>
                ) : project.isOpen ? (
                  <Tag tone="success" icon={open}>
                    <Trans>Waiting for a sponsor</Trans>
                  </Tag>
                ) : (
                  <Tag tone="info" icon={users}>
                    {/* Held while somebody pays the first month: only a paid one is a sponsorship. */}
                    {project.sponsoredSince === null ? (
                      <Trans>Not currently available for sponsorship</Trans>
                    ) : (
                      <Trans>Sponsored</Trans>
                    )}
                  </Tag>
                )}
                {project.isSuitableForZakat && (
                  <Tag tone="gold" icon={verified}>
                    <Trans>Zakat-eligible</Trans>
                  </Tag>
                )}
              </Inline>
              <h1
                className={styles.title}
                lang={title.lang === locale ? undefined : title.lang}
                dir={title.lang === locale ? undefined : title.dir}
              >
                {title.text}
              </h1>
              {project.subTitle && (
                <Text size="lead" tone="muted">
                  <Localized field={project.subTitle} locale={locale} />
                </Text>
              )}
              <Text>
                <Money minor={project.monthly} currency={project.currency} size="display" /> <Trans>every month</Trans>
              </Text>
              {project.sponsoredSince === null && project.status !== 'completed' && <MonthStars months={months} />}
              {project.isOpen ? (
                <SponsorForm project={project} locale={locale} memory={memory} />
              ) : (
                <SponsoredNote project={project} locale={locale} />
              )}
            </div>
          </header>
          <Stack gap={12}>
            <SponsorshipParts project={project} locale={locale} />
            <div className={styles.columns}>
              <Stack gap={8}>
                {project.description && (
                  <Stack gap={4} as="section" labelledBy="about-title">
                    <Heading level={2} id="about-title">
                      <Trans>The child’s story</Trans>
                    </Heading>
                    <Text measure="prose">
                      <Localized field={project.description} locale={locale} />
                    </Text>
                  </Stack>
                )}
                <ProjectFacts project={project} locale={locale} />
              </Stack>
              <SponsorNews consent={project.consent} />
            </div>
            <ProjectUpdates updates={project.updates} locale={locale} />
            {project.ngo && <InstitutionCard ngo={project.ngo} locale={locale} />}
            <Share
              title={title.text}
              url={url}
              markup={projectMarkup(url, { slug: project.slug, locale, title: title.text })}
            />
          </Stack>
        </article>
      </Page>
      {project.isOpen && (
        <FootBar
          sum={
            <>
              <Money minor={project.monthly} currency={project.currency} /> <Trans>every month</Trans>
            </>
          }
          action={
            <ButtonLink tone="filled" href="#sponsor">
              <Trans>Sponsor this child</Trans>
            </ButtonLink>
          }
        >
          <Trans>Sponsorship</Trans>
        </FootBar>
      )}
      {project.related.length > 0 && (
        <Section tone="sunken" labelledBy="related-title">
          <Page>
            <RelatedProjects
              projects={project.related}
              locale={locale}
              returnTo={pathTo('project', { slug: project.slug })}
            />
          </Page>
        </Section>
      )}
    </>
  );
}
