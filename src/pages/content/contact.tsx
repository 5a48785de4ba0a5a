import { msg } from '@lingui/core/macro';
import { isSubject } from '#src/domain/contact-message.ts';
import { opennessAt } from '#src/domain/office-hours.ts';
import { expirePageAt, tagPage } from '#src/framework/page-cache/tags.ts';
import { requestQuery } from '#src/framework/request.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { BreadcrumbData } from '#src/pages/breadcrumb-data.tsx';
import { readFormFlash, readSite } from '#src/pages/loaders/site.ts';
import { PageMeta } from '#src/pages/page-meta.tsx';
import { ContactScreen } from '#src/screens/contact/contact-screen.tsx';
import { type ContactView, OFTEN_ASKED } from '#src/screens/contact/contact-view.ts';
import { listFaqs } from '#src/server/faqs/faqs.service.ts';
import { getServices } from '#src/server/services.ts';
import { readOfficeHours } from '#src/server/settings/settings.service.ts';

export default async function ContactPage({ locale }: { locale: Locale }) {
  const ctx = await getServices();
  const [site, hours, faqs, memory] = await Promise.all([
    readSite(),
    readOfficeHours(ctx),
    listFaqs(ctx, locale),
    readFormFlash(),
  ]);
  const query = new URLSearchParams(requestQuery());
  const subject = query.get('subject') ?? '';
  const office: ContactView['office'] = hours && { hours, now: opennessAt(hours, ctx.now()) };
  tagPage('site');
  // The page is the same for everybody until the office opens or closes.
  if (office) expirePageAt(office.now.changesAt);
  return (
    <>
      <PageMeta
        isIndexed={requestQuery() === ''}
        title={msg`Contact`}
        description={msg`Write to us about a donation, zakat, a case or a problem, and a person will answer. You can also call, use WhatsApp or visit our office.`}
      />
      <BreadcrumbData locale={locale} route="contact" name={msg`Contact`} />
      <ContactScreen
        locale={locale}
        view={{
          contact: site.contact,
          office,
          oftenAsked: OFTEN_ASKED.flatMap((slug) => faqs.filter((faq) => faq.slug === slug)),
          subject: isSubject(subject) ? subject : undefined,
          search: query.get('search') ?? undefined,
          memory,
        }}
      />
    </>
  );
}
