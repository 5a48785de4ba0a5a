import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { renderCover } from '#ds/art/cover.ts';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import { directionOf, type Locale } from '#src/i18n/locales.ts';
import { type EmailText, renderEmail } from '#src/server/emails/email-layout.tsx';
import { useLocale } from '../screens/frame.tsx';

/** What an attached picture is drawn on: a mail program takes it from the email, which a story has not. */
const attached = `data:image/svg+xml,${encodeURIComponent(renderCover({ seed: 'card', palette: 'sand', width: 1200, height: 630 }))}`;

/** An email as a mail program shows it: in a window of its own, and as plain text. */
export function Email({ of }: { of: (i18n: I18n, locale: Locale) => EmailText }) {
  const locale = useLocale();
  const text = of(useLingui().i18n, locale);
  const { html, plain } = renderEmail(text, locale);
  return (
    <main style={{ padding: 24 }}>
      <Stack gap={6}>
        <Heading level={1} size="h2">
          {text.subject}
        </Heading>
        <iframe
          title={text.subject}
          srcDoc={html.replaceAll(/(?<=src=")cid:[^"]+/g, attached)}
          // oxlint-disable-next-line react/iframe-missing-sandbox -- the test of accessibility is the only script in it
          sandbox="allow-same-origin allow-scripts"
          style={{ inlineSize: '100%', maxInlineSize: 640, blockSize: 640, border: '1px solid', background: '#fcfbf8' }}
        />
        <section>
          <Text as="div" size="small">
            <div dir={directionOf(locale)} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {plain}
            </div>
          </Text>
        </section>
      </Stack>
    </main>
  );
}
