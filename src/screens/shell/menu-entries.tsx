import { Icon } from '#ds/icons/icon.tsx';
import { type Locale, localePath } from '#src/i18n/locales.ts';
import { pathTo } from '#src/routes.ts';
import { Localized } from '#src/screens/shell/localized.tsx';
import { categoryHref } from '#src/screens/shell/navigation.ts';
import { programGlyph } from '#src/screens/shell/program-glyph.ts';
import * as styles from '#src/screens/shell/shell.css';
import type { Site } from '#src/screens/shell/site.ts';

type EntriesProps = { locale: Locale; path: string; site: Site };

const currentOf = (path: string, here: string) => (path === here ? ('page' as const) : undefined);

/** Every program with its icon, each to its own index. */
export function ProgramEntries({ locale, path, site }: EntriesProps) {
  return site.programs.map((program) => {
    const target = pathTo('program', { type: program.slug });
    return (
      <li key={program.id}>
        <a className={styles.entry} href={localePath(locale, target)} aria-current={currentOf(path, target)}>
          <Icon glyph={programGlyph(program.icon)} />
          <span><Localized field={program.title} locale={locale} /></span>
        </a>
      </li>
    );
  });
}

/** Sacrifices, then each category of projects. */
export function CampaignEntries({ locale, path, site, sacrifices }: EntriesProps & { sacrifices: string | undefined }) {
  const target = pathTo('sacrifices');
  return (
    <>
      {sacrifices !== undefined && <li><a className={styles.entry} href={localePath(locale, target)} aria-current={currentOf(path, target)}>{sacrifices}</a></li>}
      {site.categories.map((category) => (
        <li key={category.id}><a className={styles.entry} href={categoryHref(category, locale)}><Localized field={category.title} locale={locale} /></a></li>
      ))}
    </>
  );
}
