import type { Page } from '#src/contracts/lists.ts';
import type { ProjectCategory, ProjectType, ProjectTypeDetail } from '#src/contracts/programs.ts';
import { defaultLocale, type Locale } from '#src/i18n/locales.ts';
import { AppError } from '#src/server/http/errors.ts';
import { textIn } from '#src/server/http/locale.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { findProjectCategories, findProjectType, findProjectTypes } from '#src/server/programs/programs.repository.ts';

type TypeRow = Awaited<ReturnType<typeof findProjectTypes>>[number];
const typeView = ({ id, slug, title, summary, icon, palette }: TypeRow, locale: Locale): ProjectType => ({
  id,
  slug,
  title,
  titleText: textIn(locale, title),
  summary,
  icon,
  palette: palette as ProjectType['palette'],
});

/** All programs in their order. */
export async function listProjectTypes(
  { db }: ServiceContext,
  locale: Locale = defaultLocale,
): Promise<Page<ProjectType>> {
  const data = (await findProjectTypes(db)).map((row) => typeView(row, locale));
  return { data, total: data.length };
}

/** A program by its id or slug: where `slug` differs, redirect. @throws AppError `notFound` */
export async function getProjectType(
  { db }: ServiceContext,
  name: string,
  locale: Locale = defaultLocale,
): Promise<ProjectTypeDetail> {
  const row = await findProjectType(db, name);
  if (!row) throw new AppError('notFound');
  const { about, questions, steps } = row;
  return { ...typeView(row, locale), about, steps, questions };
}

/** All campaigns in their order. */
export async function listProjectCategories(
  { db }: ServiceContext,
  locale: Locale = defaultLocale,
): Promise<Page<ProjectCategory>> {
  const data = (await findProjectCategories(db)).map(({ id, slug, title, icon }) => ({
    id,
    slug,
    title,
    titleText: textIn(locale, title),
    icon,
  }));
  return { data, total: data.length };
}
