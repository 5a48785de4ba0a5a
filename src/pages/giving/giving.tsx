import { msg } from '@lingui/core/macro';
import { decodeParam, requestQuery } from '#src/framework/request.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { readFormFlash } from '#src/pages/loaders/site.ts';
import { PageMeta } from '#src/pages/page-meta.tsx';
import { GivingScreen } from '#src/screens/giving/giving-screen.tsx';
import { readGiving } from '#src/server/renewals/read-giving.ts';
import { AGREED, syncPendingAmount } from '#src/server/renewals/revise-amount.ts';
import { getServices } from '#src/server/services.ts';

/** Where the links of a recurring donation's emails lead. */
export default async function GivingPage({ locale, token: param }: { locale: Locale; token: string }) {
  const token = decodeParam(param);
  const memory = await readFormFlash();
  const ctx = await getServices();
  const hasAgreed = new URLSearchParams(requestQuery()).has(AGREED) && (await syncPendingAmount(ctx, token));
  const page = await readGiving(ctx, token);
  return (
    <>
      <PageMeta title={msg`Your recurring donation`}>
        {/* The address holds the token: no other site learns it. Forms of this page still say where they are from. */}
        <meta name="referrer" content="same-origin" />
      </PageMeta>
      <GivingScreen locale={locale} view={{ token, page, memory, hasAgreed }} />
    </>
  );
}
