import { msg } from '@lingui/core/macro';
import { tagPage } from '#src/framework/page-cache/tags.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { BreadcrumbData } from '#src/pages/breadcrumb-data.tsx';
import { readDialCountries, readFormFlash } from '#src/pages/loaders/site.ts';
import { PageMeta } from '#src/pages/page-meta.tsx';
import { VolunteerScreen } from '#src/screens/volunteer/volunteer-screen.tsx';
import { listProjectCategories, listProjectTypes } from '#src/server/programs/programs.service.ts';
import { listCountries } from '#src/server/reference/reference.service.ts';
import { getServices } from '#src/server/services.ts';

export default async function VolunteerPage({ locale }: { locale: Locale }) {
  const ctx = await getServices();
  const [countries, dialCountries, programs, causes, memory] = await Promise.all([
    listCountries(ctx, locale),
    readDialCountries(locale),
    listProjectTypes(ctx),
    listProjectCategories(ctx),
    readFormFlash(),
  ]);
  tagPage('site');
  return (
    <>
      <PageMeta
        isIndexed
        title={msg`Volunteer`}
        description={msg`Give some of your time. Tell us what you can do and when, and a person will answer within a week.`}
      />
      <BreadcrumbData locale={locale} route="volunteer" name={msg`Volunteer`} />
      <VolunteerScreen
        locale={locale}
        view={{
          countries: countries.map(({ code, nameText }) => ({ value: code, label: nameText })),
          dialCountries,
          programs: programs.data,
          causes: causes.data,
          memory,
        }}
      />
    </>
  );
}
