import { useLingui } from '@lingui/react/macro';
import { type Locale, localePath } from '#src/i18n/locales.ts';
import { pathTo, type PlainRouteName, type RouteName } from '#src/routes/routes.ts';
import type { Readiness } from '#src/screens/shell/navigation.ts';
import type { Site } from '#src/screens/shell/site.ts';
import * as styles from '#src/screens/shell/footer.css';

type Entry = { name: RouteName; path: string; words: string };

const to = (name: PlainRouteName, words: string): Entry => ({ name, path: pathTo(name), words });

/** The link columns exactly as the specification has them; a column whose pages are all still missing is left out. */
export function FooterColumns({ isReady, locale, site }: { locale: Locale; site: Site; isReady: Readiness }) {
  const { t } = useLingui();
  const columns: { title: string; entries: Entry[] }[] = [
    {
      title: t`Ways to give`,
      entries: [
        to('zakat', t`Zakat`),
        to('stockPurge', t`Stock purification`),
        to('sacrifices', t`Qurbani and aqiqah`),
        ...(site.firstEndowmentSlug
          ? [
              {
                name: 'project' as const,
                path: pathTo('project', { slug: site.firstEndowmentSlug }),
                words: t`Recurring donations`,
              },
            ]
          : []),
      ],
    },
    {
      title: t`Campaigns`,
      entries: [
        to('projects', t`All campaigns`),
        ...(site.ramadanProgramSlug
          ? [
              {
                name: 'program' as const,
                path: pathTo('program', { type: site.ramadanProgramSlug }),
                words: t`Ramadan campaigns`,
              },
            ]
          : []),
      ],
    },
    {
      title: t({ context: 'footer', message: 'About' }),
      entries: [
        to('about', t`Who we are`),
        to('contact', t`Contact`),
        to('partners', t`Partners`),
        to('volunteer', t`Volunteer`),
        to('ngos', t`Institutions`),
        to('bankAccounts', t`Bank accounts`),
      ],
    },
    {
      title: t`Resources`,
      entries: [
        to('blogs', t`Blog`),
        to('news', t`News`),
        to('events', t`Events`),
        to('training', t`Training`),
        to('faqs', t`FAQs`),
        to('countries', t`Available countries`),
        to('annualReport', t`Annual report`),
      ],
    },
  ];
  return columns
    .map(({ title, entries }) => ({ title, entries: entries.filter(({ name }) => isReady(name)) }))
    .filter(({ entries }) => entries.length > 0)
    .map(({ title, entries }) => (
      <nav key={title} aria-label={title}>
        <h2 className={styles.columnTitle}>{title}</h2>
        <ul>
          {entries.map(({ path, words }) => (
            <li key={path}>
              <a className={styles.link} href={localePath(locale, path)}>
                {words}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    ));
}
