import { msg } from '@lingui/core/macro';
import { decodeParam } from '#src/framework/request.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { readFormFlash } from '#src/pages/loaders/site.ts';
import { PageMeta } from '#src/pages/page-meta.tsx';
import { RefundScreen } from '#src/screens/refund/refund-screen.tsx';
import { readRefund } from '#src/server/refunds/read-refund.ts';
import { getServices } from '#src/server/services.ts';

/** Where the link of a receipt leads to ask for the money back. */
export default async function RefundPage({ locale, token: param }: { locale: Locale; token: string }) {
  const token = decodeParam(param);
  const memory = await readFormFlash();
  const page = await readRefund(await getServices(), token);
  return (
    <>
      <PageMeta title={msg`Donation refund`}>
        {/* The address holds the token: no other site learns it. Forms of this page still say where they are from. */}
        <meta name="referrer" content="same-origin" />
      </PageMeta>
      <RefundScreen locale={locale} view={{ token, page, memory }} />
    </>
  );
}
