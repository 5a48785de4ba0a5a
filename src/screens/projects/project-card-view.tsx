import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { palettes } from '#ds/art/palettes.ts';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { Tag } from '#ds/components/tag/tag.tsx';
import { Icon } from '#ds/icons/icon.tsx';
import { success, verified } from '#ds/icons/icons.ts';
import type { ProjectCard } from '#src/contracts/projects.ts';
import { coverStepOf } from '#src/domain/cover-step.ts';
import { countUnits } from '#src/i18n/count-units.ts';
import { type Locale } from '#src/i18n/locales.ts';
import { shownText, textIn } from '#src/i18n/multilingual.ts';
import { hrefTo } from '#src/routes/routes.ts';
import { coverAddress } from '#src/screens/cover/cover-address.ts';
import { type Measure, ProjectCard as Card } from '#src/screens/project-card/project-card.tsx';
import { restOfProject } from '#src/screens/project/offered-amounts.ts';
import { locationName } from '#src/screens/projects/location-name.ts';
import { percentOf } from '#src/screens/projects/progress.ts';
import { QuickAdd } from '#src/screens/projects/quick-add.tsx';
import { programIcon } from '#src/screens/shell/program-icon.ts';
import { states } from '#src/screens/project-card/project-card.css';

export type ProjectCardViewProps = {
  project: ProjectCard;
  locale: Locale;
  returnTo: string;
  look?: 'card' | 'wide' | undefined;
  level?: 2 | 3 | undefined;
  isEager?: boolean | undefined;
};

/** The name of a program on a card, which has no room for what stands in brackets: "Relief (Eghatha)". */
const shortName = (name: string): string => name.replace(/ \([^)]*\)$/, '');

/** A project in a list: what it is, where, how far it has come, and the next step. */
export function ProjectCardView({ isEager, level = 3, locale, look, project, returnTo }: ProjectCardViewProps) {
  const { t } = useLingui();
  const { text, lang, dir } = shownText(project.title, locale);
  const href = hrefTo(locale, 'project', { slug: project.slug });
  const program = project.types[0];
  const hasNoGoal = project.isEndowment || project.monthly !== null;
  const rest = restOfProject(project);
  const measure = (minor: number): Measure =>
    project.unit ? { count: Math.floor(minor / project.unit.price) } : { minor, currency: project.currency };
  /** With its unit, which stands once: behind the goal, or behind what was raised where there is none. */
  const named = (minor: number): Measure =>
    project.unit
      ? { counted: countUnits(project.unit, Math.floor(minor / project.unit.price), locale) }
      : measure(minor);
  /** A child's card says what a month costs: what came before says nothing to the next sponsor. */
  const raised =
    project.monthly === null
      ? project.isEndowment
        ? named(project.raised)
        : measure(project.raised)
      : measure(project.monthly);
  return (
    <Card
      title={text}
      lang={lang === locale ? undefined : lang}
      dir={lang === locale ? undefined : dir}
      href={href}
      look={look}
      level={level}
      isEager={isEager}
      coverSrc={
        project.cover.url ??
        coverAddress(
          project.cover.palette,
          String(project.cover.seed),
          look === 'wide' ? 'feature' : 'card',
          coverStepOf(project),
        )
      }
      coverColor={palettes[project.cover.palette].b}
      program={program && { label: shortName(textIn(program.title, locale)), icon: programIcon(program.icon) }}
      tags={
        project.isSuitableForZakat && (
          <Tag tone="gold" icon={verified}>
            <Trans>Zakat</Trans>
          </Tag>
        )
      }
      byline={locationName(project, locale)}
      raised={raised}
      goal={hasNoGoal ? undefined : named(project.goal)}
      percent={hasNoGoal ? undefined : percentOf(project)}
      actions={
        project.isOpen ? (
          <>
            <ButtonLink tone="tonal" size="small" href={href}>
              {project.monthly !== null ? (
                <span>
                  <Trans>
                    Sponsor: <Money minor={project.monthly} currency={project.currency} /> a month
                  </Trans>
                </span>
              ) : rest !== undefined ? (
                <span>
                  <Trans>
                    Give the last <Money minor={rest} currency={project.currency} />
                  </Trans>
                </span>
              ) : project.unit ? (
                <span>
                  <Trans>
                    Give one: <Money minor={project.unit.price} currency={project.currency} />
                  </Trans>
                </span>
              ) : (
                <Trans>Donate</Trans>
              )}
            </ButtonLink>
            {project.monthly === null && (
              <QuickAdd project={project} locale={locale} returnTo={returnTo} label={t`Add ${text} to the cart`} />
            )}
          </>
        ) : (
          <ProjectState
            outcome={project.outcome}
            monthly={project.monthly}
            status={project.status}
            sponsoredSince={project.sponsoredSince}
          />
        )
      }
      left={
        !project.isOpen || hasNoGoal
          ? undefined
          : rest === undefined
            ? named(project.remaining)
            : { minor: rest, currency: project.currency }
      }
      note={
        project.monthly === null ? (
          <Plural value={project.donorsCount} _0="No donors yet" one="# donor" other="# donors" />
        ) : (
          <Trans>every month</Trans>
        )
      }
    />
  );
}

/** Why nothing can be given to it: only one that reached its goal bears the tick. */
function ProjectState({
  monthly,
  outcome,
  sponsoredSince,
  status,
}: Pick<ProjectCard, 'outcome' | 'monthly' | 'sponsoredSince' | 'status'>) {
  if (monthly !== null && outcome === null)
    return (
      <span className={states.closed}>
        {/* Held while somebody pays the first month: only a paid one is a sponsorship. */}
        {sponsoredSince === null ? <Trans>Not currently available for sponsorship</Trans> : <Trans>Sponsored</Trans>}
      </span>
    );
  // Its permit has expired.
  if (status === 'published')
    return (
      <span className={states.closed}>
        <Trans>Not open for donations</Trans>
      </span>
    );
  return outcome === 'closed' ? (
    <span className={states.closed}>
      <Trans>Closed</Trans>
    </span>
  ) : (
    <span className={states.funded}>
      <Icon icon={success} />
      <Trans>Fully funded</Trans>
    </span>
  );
}
