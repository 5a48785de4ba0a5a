import { msg } from '@lingui/core/macro';
import { tagPage } from '#src/framework/page-cache/tags.ts';
import { decodeParam, redirect, requestQuery } from '#src/framework/request.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { orNotFound } from '#src/pages/loaders/or-not-found.ts';
import { PageMeta } from '#src/pages/page-meta.tsx';
import { hrefTo } from '#src/routes/routes.ts';
import { ProjectLedgerScreen } from '#src/screens/project-ledger/project-ledger-screen.tsx';
import { readLedgerPage } from '#src/server/ledger/ledger-page.ts';
import { getServices } from '#src/server/services.ts';

export default async function ProjectLedgerPage({ locale, slug }: { locale: Locale; slug: string }) {
  const asked = decodeParam(slug);
  const query = new URLSearchParams(requestQuery());
  const numberOf = (name: string) => (query.has(name) ? Number(query.get(name)) : undefined);
  const [before, line] = [numberOf('before'), numberOf('line')];
  const ledger = await orNotFound(getServices().then((ctx) => readLedgerPage(ctx, asked, { before, line })));
  tagPage(`project:${ledger.project.id}`);
  if (ledger.project.slug !== asked) redirect(hrefTo(locale, 'projectLedger', { slug: ledger.project.slug }), 301);
  return (
    <>
      <PageMeta
        title={msg`The project’s public account`}
        description={msg`Every donation, fee, refund, payout and delivery of a project, line by line, and how to check that nothing was changed.`}
      />
      <ProjectLedgerScreen
        locale={locale}
        view={{ ...ledger, marked: line, isNewest: ledger.data[0]?.seq === ledger.head?.seq }}
      />
    </>
  );
}
