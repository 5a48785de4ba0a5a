import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { EmptyState } from '#ds/components/empty-state/empty-state.tsx';
import { ErrorState } from '#ds/components/error-state/error-state.tsx';
import { Text } from '#ds/components/text/text.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';
import { NgoRow } from '#src/screens/ngos/ngo-row.tsx';
import { isNarrowed, ngosHref } from '#src/screens/ngos/ngos-query.ts';
import type { NgosView } from '#src/screens/ngos/ngos-view.ts';
import { MoreProjects } from '#src/screens/projects/more-projects.tsx';
import { sizes } from '#ds/components/spinner/spinner.css';
import * as styles from '#src/screens/ngos/ngos.css';

/** The rows, how many there are, and the way to more; or why there is none. */
export function NgosResults({ locale, view: { found, page, query } }: { view: NgosView; locale: Locale }) {
  const { t } = useLingui();
  const base = hrefTo(locale, 'ngos');
  if (!found)
    return (
      <ErrorState
        title={t`The institutions could not be loaded`}
        note={<Trans>This may be a temporary problem.</Trans>}
        actions={
          <ButtonLink tone="tonal" href={ngosHref(base, query, page)}>
            <Trans>Try again</Trans>
          </ButtonLink>
        }
      />
    );
  if (found.total === 0)
    return isNarrowed(query) ? (
      <EmptyState
        title={t`No institutions match your search`}
        note={<Trans>Try another word, or fewer words.</Trans>}
        actions={
          <ButtonLink tone="tonal" href={base}>
            <Trans>Show all</Trans>
          </ButtonLink>
        }
      />
    ) : (
      <EmptyState
        title={t`There are no institutions here yet`}
        note={<Trans>Institutions will appear here when we have checked their documents.</Trans>}
      />
    );
  const shown = found.data.length;
  const { total } = found;
  return (
    <>
      {isNarrowed(query) && (
        <Text tone="muted">
          <output>
            <Plural value={total} one="# institution found" other="# institutions found" />
          </output>
        </Text>
      )}
      <ul className={styles.rows}>
        {found.data.map((ngo) => (
          <NgoRow key={ngo.id} ngo={ngo} locale={locale} />
        ))}
      </ul>
      {found.hasMore ? (
        <MoreProjects
          href={ngosHref(base, query, page + 1)}
          mark={<span className={sizes.base} aria-hidden />}
          status={
            <Trans>
              Showing {shown} of {total}
            </Trans>
          }
          busy={t`Loading institutions`}
        >
          <Trans>Load more</Trans>
        </MoreProjects>
      ) : (
        <Text tone="subtle" size="small">
          <Trans>All institutions are shown.</Trans>
        </Text>
      )}
    </>
  );
}
