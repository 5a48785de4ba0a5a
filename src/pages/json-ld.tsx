import type { Thing, WithContext } from 'schema-dts';

/** Structured data for search engines. It is data, which no browser runs, so the policy of scripts does not concern it. */
export function JsonLd<Kind extends Thing>({ data }: { data: WithContext<Kind> }) {
  return (
    <script
      type="application/ld+json"
      // oxlint-disable-next-line react/no-danger -- every `<` is escaped, so the text cannot end the element
      dangerouslySetInnerHTML={{ __html: inScript(data) }}
    />
  );
}

/** JSON that is safe inside a script element. */
export const inScript = (data: object): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
