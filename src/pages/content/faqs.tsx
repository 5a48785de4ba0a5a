import { msg } from '@lingui/core/macro';
import type { FAQPage, WithContext } from 'schema-dts';
import type { Faq } from '#src/contracts/site-content.ts';
import { tagPage } from '#src/framework/page-cache/tags.ts';
import { requestQuery } from '#src/framework/request.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { BreadcrumbData } from '#src/pages/breadcrumb-data.tsx';
import { JsonLd } from '#src/pages/json-ld.tsx';
import { readFormFlash, readSite } from '#src/pages/loaders/site.ts';
import { PageMeta } from '#src/pages/page-meta.tsx';
import { FaqsScreen } from '#src/screens/faqs/faqs-screen.tsx';
import { listFaqs } from '#src/server/faqs/faqs.service.ts';
import { getServices } from '#src/server/services.ts';

export default async function FaqsPage({ locale }: { locale: Locale }) {
  const [faqs, site, memory] = await Promise.all([
    getServices().then((ctx) => listFaqs(ctx, locale)),
    readSite(),
    readFormFlash(),
  ]);
  const search = new URLSearchParams(requestQuery()).get('search')?.trim() ?? '';
  tagPage('site');
  return (
    <>
      <PageMeta
        isIndexed={search === ''}
        title={msg`Questions and answers`}
        description={msg`Fees, receipts, refunds, zakat, sponsorship and how projects are checked: each answer in one sentence, then the reason.`}
      />
      <BreadcrumbData locale={locale} route="faqs" name={msg`Questions and answers`} />
      {faqs.length > 0 && <JsonLd data={faqData(faqs, locale)} />}
      <FaqsScreen faqs={faqs} locale={locale} search={search} memory={memory} email={site.contact?.email} />
    </>
  );
}

const faqData = (faqs: readonly Faq[], locale: Locale): WithContext<FAQPage> => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  inLanguage: locale,
  mainEntity: faqs.map(({ answerText, questionText, reasonText }) => ({
    '@type': 'Question',
    name: questionText,
    acceptedAnswer: { '@type': 'Answer', text: [answerText, reasonText].filter(Boolean).join(' ') },
  })),
});
