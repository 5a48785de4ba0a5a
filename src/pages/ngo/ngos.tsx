import { msg } from '@lingui/core/macro';
import { requestQuery } from '#src/framework/request.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { BreadcrumbData } from '#src/pages/breadcrumb-data.tsx';
import { readNgos } from '#src/pages/loaders/ngos.ts';
import { PageMeta } from '#src/pages/page-meta.tsx';
import { readNgosQuery } from '#src/screens/ngos/ngos-query.ts';
import { NgosScreen } from '#src/screens/ngos/ngos-screen.tsx';

export default async function NgosPage({ locale }: { locale: Locale }) {
  const view = await readNgos(readNgosQuery(requestQuery()), locale);
  return (
    <>
      <PageMeta
        isIndexed={view.query.search === undefined}
        title={msg`Institutions`}
        description={msg`The vetted institutions behind our projects, each with its permit, its public accounts and what it delivered.`}
      />
      <BreadcrumbData locale={locale} route="ngos" name={msg`Institutions`} />
      <NgosScreen view={view} locale={locale} />
    </>
  );
}
