import { useLingui } from '@lingui/react';
import { cart as cartIcon, heart } from '#ds/icons/icons.ts';
import { intlTag, isLocale } from '#src/i18n/locales.ts';
import { withMarks } from '#src/i18n/with-marks.ts';
import { OfflineRow } from '#src/screens/offline/offline-row.tsx';
import type { OfflineWords } from '#src/screens/offline/offline-view.ts';
import type { PageCopies } from '#src/screens/offline/page-copies.ts';
import * as styles from '#src/screens/offline/offline.css';

/** The projects that were opened on this device, and the cart, each with the time of its copy. */
export function KeptRows({ kept, words }: { kept: PageCopies | undefined; words: OfflineWords }) {
  const { locale } = useLingui().i18n;
  const format = new Intl.DateTimeFormat(isLocale(locale) ? intlTag[locale] : 'en', {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
  const asOf = (keptAt: string) => withMarks(words.asOf, { '[time]': format.format(new Date(keptAt)) });
  const { cart, projects = [] } = kept ?? {};
  return (
    <>
      <OfflineRow icon={heart} title={words.projects}>
        {kept && projects.length === 0 && <span className={styles.note}>{words.projectsNone}</span>}
        {projects.length > 0 && (
          <ul className={styles.links}>
            {projects.map(({ keptAt, path, title }) => (
              <li key={path}>
                <a className={styles.link} href={path} data-full-load="">
                  {title}
                </a>
                <span className={styles.note}>{asOf(keptAt)}</span>
              </li>
            ))}
          </ul>
        )}
      </OfflineRow>
      <OfflineRow icon={cartIcon} title={words.cart}>
        {cart ? (
          <span>
            <a className={styles.link} href={cart.path} data-full-load="">
              {cart.title}
            </a>
            <span className={styles.note}>{asOf(cart.keptAt)}</span>
          </span>
        ) : (
          kept && <span className={styles.note}>{words.cartEmpty}</span>
        )}
      </OfflineRow>
    </>
  );
}
