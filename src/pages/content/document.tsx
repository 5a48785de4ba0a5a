import { tagPage } from '#src/framework/page-cache/tags.ts';
import { notFound, requestPath } from '#src/framework/request.ts';
import { type Locale, splitLocale } from '#src/i18n/locales.ts';
import { BreadcrumbData } from '#src/pages/breadcrumb-data.tsx';
import { readSite } from '#src/pages/loaders/site.ts';
import { PageMeta } from '#src/pages/page-meta.tsx';
import { routeAt, type RouteName } from '#src/routes/routes.ts';
import { DocumentScreen } from '#src/screens/document/document-screen.tsx';
import { SHOWN_RETENTION, type ShownRetention } from '#src/screens/document/document-view.ts';
import { documents } from '#src/screens/document/documents.ts';
import { RETENTION } from '#src/server/platform/retention/retention.ts';

const retention = Object.fromEntries(SHOWN_RETENTION.map((rule) => [rule, RETENTION[rule].seconds])) as Record<
  ShownRetention,
  number
>;

const isDocument = (route: RouteName | undefined): route is keyof typeof documents =>
  route !== undefined && route in documents;

/** One of the documents, by its address: they look alike, so they are one page. */
export default async function DocumentPage({ locale }: { locale: Locale }) {
  const route = routeAt(splitLocale(requestPath()).path);
  if (!isDocument(route)) return notFound();
  const { contact, isMeasured } = await readSite();
  const text = documents[route][locale];
  tagPage('site');
  return (
    <>
      <PageMeta isIndexed title={text.title} description={text.lead} />
      <BreadcrumbData locale={locale} route={route} name={text.title} />
      <DocumentScreen
        text={text}
        locale={locale}
        contact={contact}
        retention={retention}
        hasConsent={isMeasured === true && route === 'privacy'}
      />
    </>
  );
}
