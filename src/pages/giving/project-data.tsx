import { useLingui } from '@lingui/react/macro';
import type { BreadcrumbList, DonateAction } from 'schema-dts';
import type { ProjectDetail } from '#src/contracts/projects.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { shownText, textIn } from '#src/i18n/multilingual.ts';
import { JsonLd } from '#src/pages/json-ld.tsx';
import { hrefTo } from '#src/routes/routes.ts';

/** A project and its trail, as search engines read them. `url`: the whole address of its page. */
export function ProjectData({ locale, project, url }: { project: ProjectDetail; locale: Locale; url: string }) {
  const { t } = useLingui();
  const { origin } = new URL(url);
  const { text } = shownText(project.title, locale);
  const program = project.types[0];
  const trail = [
    { name: t`Home`, item: origin + hrefTo(locale, 'home') },
    { name: t`Projects`, item: origin + hrefTo(locale, 'projects') },
    ...(program
      ? [{ name: textIn(program.title, locale), item: origin + hrefTo(locale, 'program', { type: program.slug }) }]
      : []),
    { name: text, item: url },
  ];
  return (
    <>
      {project.isOpen && (
        <JsonLd<DonateAction>
          data={{
            '@context': 'https://schema.org',
            '@type': 'DonateAction',
            name: text,
            target: { '@type': 'EntryPoint', urlTemplate: url },
            recipient: project.ngo
              ? { '@type': 'NGO', name: textIn(project.ngo.name, locale) }
              : { '@type': 'NGO', name: t`Sanad`, url: origin },
          }}
        />
      )}
      <JsonLd<BreadcrumbList>
        data={{
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: trail.map((one, index) => ({ '@type': 'ListItem', position: index + 1, ...one })),
        }}
      />
    </>
  );
}
