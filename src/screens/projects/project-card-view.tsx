import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { type Measure, ProjectCard as Card } from '#ds/components/project-card/project-card.tsx';
import { Tag } from '#ds/components/tag/tag.tsx';
import { success, verified } from '#ds/icons/glyphs.ts';
import type { ProjectCard } from '#src/contracts/projects.ts';
import { type Locale, localePath } from '#src/i18n/locales.ts';
import { shownText, textIn } from '#src/i18n/multilingual.ts';
import { pathTo } from '#src/routes.ts';
import { coverAddress } from '#src/screens/cover/cover-address.ts';
import { placeOf } from '#src/screens/projects/place.ts';
import { percentOf } from '#src/screens/projects/progress.ts';
import { QuickAdd } from '#src/screens/projects/quick-add.tsx';
import { programGlyph } from '#src/screens/shell/program-glyph.ts';

export type ProjectCardViewProps = { project: ProjectCard; locale: Locale; returnTo: string; look?: 'card' | 'wide' | undefined; level?: 2 | 3 | undefined; isEager?: boolean | undefined };

/** A project in a list: what it is, where, how far it has come, and the next step. */
export function ProjectCardView({ isEager, level = 3, locale, look, project, returnTo }: ProjectCardViewProps) {
  const { t } = useLingui();
  const { text, lang, dir } = shownText(project.title, locale);
  const href = localePath(locale, pathTo('project', { slug: project.slug }));
  const program = project.types[0];
  const measure = (minor: number): Measure => (project.unit ? { count: Math.floor(minor / project.unit.price) } : { minor, currency: project.currency });
  /** With its unit, which stands once: behind the goal, or behind what was raised where there is none. */
  const named = (minor: number): Measure => (project.unit ? { ...measure(minor), unit: `· ${textIn(project.unit.title, locale)}` } as Measure : measure(minor));
  return (
    <Card
      title={text} lang={lang === locale ? undefined : lang} dir={lang === locale ? undefined : dir}
      href={href} look={look} level={level} isEager={isEager}
      coverSrc={project.cover.url ?? coverAddress(project.cover.palette, String(project.cover.seed), look === 'wide' ? 'feature' : 'card')}
      programme={program && { label: textIn(program.title, locale), glyph: programGlyph(project.cover.palette) }}
      tags={project.isSuitableForZakat && <Tag tone="gold" glyph={verified}><Trans>Zakat-eligible</Trans></Tag>}
      organisation={placeOf(project, locale)}
      raised={project.isEndowment ? named(project.raised) : measure(project.raised)}
      goal={project.isEndowment ? undefined : named(project.goal)}
      percent={project.isEndowment ? undefined : percentOf(project)}
      action={project.isOpen
        ? (
          <>
            <ButtonLink tone="tonal" size="small" href={href}>
              {project.unit ? <span><Trans>Give one, <Money minor={project.unit.price} currency={project.currency} /></Trans></span> : <Trans>Donate</Trans>}
            </ButtonLink>
            <QuickAdd project={project} locale={locale} returnTo={returnTo} label={t`Add ${text} to the cart`} />
          </>
        )
        : <Tag tone="success" glyph={success}>{project.outcome === 'closed' ? <Trans>Closed</Trans> : <Trans>Fully funded</Trans>}</Tag>}
      note={project.isEndowment ? <Plural value={project.donorsCount} _0="No donors yet" one="# donor" other="# donors" /> : undefined}
    />
  );
}
