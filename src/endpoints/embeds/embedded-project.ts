import { msg, plural } from '@lingui/core/macro';
import { formatMoney } from '#money/format-money.ts';
import { numberFormat } from '#money/number-format.ts';
import { coverStepOf } from '#src/domain/cover-step.ts';
import { directionOf, intlTag, type Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { getI18n } from '#src/i18n/server.tsx';
import { hrefTo } from '#src/routes/routes.ts';
import { coverAddress } from '#src/screens/cover/cover-address.ts';
import { percentOf } from '#src/screens/projects/progress.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { getProject } from '#src/server/projects/projects.service.ts';

/** What a project's badge and card show, in one language. */
export type EmbeddedProject = {
  locale: Locale;
  dir: 'ltr' | 'rtl';
  slug: string;
  title: string;
  program: string;
  /** Of a hundred. */ percent: number;
  /** "62% of $50,000". */ progress: string;
  raised: string;
  donors: string;
  action: string;
  href: string;
  cover: string;
};

/** @throws AppError `notFound` for a project that is not public */
export async function embeddedProject(ctx: ServiceContext, slug: string, locale: Locale): Promise<EmbeddedProject> {
  const [project, i18n] = await Promise.all([getProject(ctx, slug, locale), getI18n(locale)]);
  const money = (minor: number) => formatMoney(intlTag[locale], minor, project.currency);
  const percent = percentOf(project);
  const share = numberFormat(intlTag[locale], { style: 'percent' }).format(percent / 100);
  const [goal, raised] = [money(project.goal), money(project.raised)];
  return {
    locale,
    dir: directionOf(locale),
    slug: project.slug,
    title: textIn(project.title, locale),
    program: project.types[0] ? textIn(project.types[0].title, locale) : '',
    percent,
    progress: i18n._(msg`${share} of ${goal}`),
    raised: i18n._(msg`${raised} raised`),
    donors: i18n._(msg`${plural(project.donorsCount, { one: '# donor', other: '# donors' })}`),
    action: project.isOpen ? i18n._(msg`Donate through Sanad`) : i18n._(msg`See the result on Sanad`),
    href: hrefTo(locale, 'project', { slug: project.slug }),
    cover:
      project.cover.url ??
      coverAddress(project.cover.palette, String(project.cover.seed), 'card', coverStepOf(project)),
  };
}
