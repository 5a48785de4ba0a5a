import { Trans, useLingui } from '@lingui/react/macro';
import { OPEN_FORMATS, OPEN_TABLES, type OpenTable } from '#src/contracts/open-data.ts';
import { openDataPath } from '#src/routes/open-data-path.ts';
import * as styles from '#src/screens/document/document.css';

type Column = (typeof OPEN_TABLES)[OpenTable][number];

/** A table of the open data: where to get it, and what each of its columns holds. A column without words does not compile. */
export function OpenTableView({ table }: { table: OpenTable }) {
  const { t } = useLingui();
  const words: Record<Column, string> = {
    id: t`The permanent number of the project (UUID)`,
    slug: t`The name in the address of its page`,
    title_en: t`The title in English; empty where there is none`,
    title_ar: t`The title in Arabic; empty where there is none`,
    title_tr: t`The title in Turkish; empty where there is none`,
    programs: t`The programs it belongs to, with spaces between`,
    country: t`The country by ISO 3166-1, such as YE`,
    status: t`published: accepts donations; completed: has ended`,
    outcome: t`How it ended: funded or closed; empty while it is open`,
    currency: t`The currency by ISO 4217, such as USD`,
    goal_minor: t`The goal in the smallest unit of the currency, such as cents`,
    raised_minor: t`What was raised, less what was refunded, in the same unit`,
    donors: t`How many donors, each counted once`,
    suitable_for_zakat: t`Whether zakat may be given to it: true or false`,
    ngo: t`The institution that carries it out; empty where Sanad does`,
    published_on: t`The day of publishing (UTC), as 2026-11-22`,
    closed_on: t`The day it ended (UTC); empty while it is open`,
    page: t`The address of its page`,
    projects_open: t`How many projects accept donations`,
    projects_completed: t`How many projects have ended`,
  };
  const caption = { projects: t`Projects`, programs: t`Programs` }[table];
  return (
    <>
      <ul className={styles.files}>
        {OPEN_FORMATS.map((format) => (
          <li key={format}>
            <a className={styles.contactLink} href={openDataPath(table, format)} download>
              <bdi dir="ltr">
                {table}.{format}
              </bdi>
            </a>
          </li>
        ))}
      </ul>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Column</Trans>
            </th>
            <th scope="col">
              <Trans>What it holds</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {OPEN_TABLES[table].map((column) => (
            <tr key={column}>
              <th scope="row">
                <bdi dir="ltr">{column}</bdi>
              </th>
              <td>{words[column]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
