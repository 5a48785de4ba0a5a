import { msg } from '@lingui/core/macro';
import { billNumberOf } from '#src/domain/bill-number.ts';
import { tagPage } from '#src/framework/page-cache/tags.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { readFormFlash } from '#src/pages/loaders/site.ts';
import { PageMeta } from '#src/pages/page-meta.tsx';
import { CaseCheckScreen } from '#src/screens/case-check/case-check-screen.tsx';
import { CASE_FORM, type CaseCheckView } from '#src/screens/case-check/case-check-view.ts';
import { checkBillNumber } from '#src/server/cases/cases.service.ts';
import { getServices } from '#src/server/services.ts';

export default async function CaseCheckPage({ locale }: { locale: Locale }) {
  const memory = await readFormFlash();
  tagPage('site');
  return (
    <>
      <PageMeta
        isIndexed
        title={msg`Check a bill number`}
        description={msg`Find out whether a debtor’s bill is real, whether it is still open, and how much is left to pay.`}
      />
      <CaseCheckScreen check={{ memory, found: await findCase(memory) }} locale={locale} />
    </>
  );
}

/** What is known of the number that the last post of the form accepted. The post itself is limited, and this is not reached without one. */
async function findCase(memory: CaseCheckView['memory']): Promise<CaseCheckView['found']> {
  if (memory?.form !== CASE_FORM || memory.errors.length > 0) return undefined;
  const billNumber = billNumberOf(memory.fields['billNumber'] ?? '');
  if (billNumber === undefined) return undefined;
  return { billNumber, status: await checkBillNumber(await getServices(), billNumber) };
}
