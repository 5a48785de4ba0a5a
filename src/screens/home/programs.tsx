import { Plural } from '@lingui/react/macro';
import { Icon } from '#ds/icons/icon.tsx';
import { Page } from '#ds/layout/page.tsx';
import { Section } from '#ds/layout/section.tsx';
import { type Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';
import { Localized } from '#src/screens/shell/localized.tsx';
import { programIcon } from '#src/screens/shell/program-icon.ts';
import type { ProgramLink } from '#src/screens/shell/site.ts';
import * as styles from '#src/screens/home/home.css';

/** Every program with its icon: in columns, and in one row that scrolls on a phone. */
export function Programs({ locale, programs }: { programs: readonly ProgramLink[]; locale: Locale }) {
  return (
    <Section tone="sunken" labelledBy="programs-title">
      <Page>
        <h2 className={styles.bandTitle} id="programs-title">
          <Plural value={programs.length} one="# way to give" other="# ways to give" />
        </h2>
        <ul className={styles.programs}>
          {programs.map((program) => (
            <li key={program.id} className={styles.programItem}>
              <a className={styles.program} href={hrefTo(locale, 'program', { type: program.slug })}>
                <span className={styles.programIcon}>
                  <Icon icon={programIcon(program.icon)} size="large" />
                </span>
                <b>
                  <Localized field={program.title} locale={locale} />
                </b>
                {program.summary && (
                  <span className={styles.programText}>
                    <Localized field={program.summary} locale={locale} />
                  </span>
                )}
              </a>
            </li>
          ))}
        </ul>
      </Page>
    </Section>
  );
}
