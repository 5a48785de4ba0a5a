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
    slug: t`The name in the address of the project’s page`,
    title_en: t`The title in English; empty if there is none`,
    title_ar: t`The title in Arabic; empty if there is none`,
    title_tr: t`The title in Turkish; empty if there is none`,
    programs: t`The programs the project belongs to, separated by spaces`,
    country: t`The ISO 3166-1 country code, such as YE`,
    status: t`published: accepts donations; completed: has ended`,
    outcome: t`How the project ended: funded or closed; empty while the project is open`,
    currency: t`The ISO 4217 currency code, such as USD`,
    goal_minor: t`The goal in the smallest unit of the currency, such as cents`,
    raised_minor: t`What was raised, minus what was refunded, in the same unit as the goal`,
    donors: t`How many donors, each counted once`,
    suitable_for_zakat: t`Whether zakat may be given to the project: true or false`,
    ngo: t`The institution that carries out the project; empty if Sanad does`,
    published_on: t`The day of publication (UTC), such as 2026-11-22`,
    closed_on: t`The day the project ended (UTC); empty while it is open`,
    page: t`The address of the project’s page`,
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
