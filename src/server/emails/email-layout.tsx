import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { directionOf, type Locale } from '#src/i18n/locales.ts';

/** The content of an email: its sentences, a table of facts, and at most one link to act on. */
export type EmailText = {
  subject: string;
  /** A picture above all else, attached under its content id. */
  picture?: { contentId: string; alt: string; width: number; height: number };
  greeting: string;
  paragraphs: readonly string[];
  /** What a person typed, in its own direction and with its line breaks. */
  quote?: string | undefined;
  /** `href`: where the value leads to. */
  facts?: readonly { label: string; value: string; isLeftToRight?: boolean; href?: string }[];
  action?: { label: string; href: string };
  /** A link below the sentences, for what few need. */
  more?: { label: string; href: string };
  closing: string;
  /** The link to unsubscribe, below all else. */
  unsubscribe?: { label: string; href: string };
};

const font = "'IBM Plex Sans Arabic', 'Segoe UI', Tahoma, Arial, sans-serif";
const cell = { padding: '8px 0', borderBottom: '1px solid #e1ded6', textAlign: 'start' } as const;

/** The HTML and plain text of an email. Its styles are inline, because mail programs support little else. */
export function renderEmail(text: EmailText, locale: Locale): { html: string; plain: string } {
  const markup = renderToStaticMarkup(<EmailDocument text={text} locale={locale} />);
  return { html: `<!doctype html>${markup}`, plain: plainText(text, locale) };
}

function EmailDocument({ text, locale }: { text: EmailText; locale: Locale }): ReactNode {
  return (
    <html lang={locale} dir={directionOf(locale)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{text.subject}</title>
      </head>
      <body
        style={{
          margin: 0,
          background: '#fcfbf8',
          color: '#16211c',
          fontFamily: font,
          fontSize: '16px',
          lineHeight: 1.6,
        }}
      >
        {/* Language and direction once more: mail programs in the browser drop `html` and `body`. */}
        <div
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- mail programs know `div` and keep its role
          role="article"
          aria-roledescription="email"
          lang={locale}
          dir={directionOf(locale)}
          style={{ maxWidth: '560px', margin: '0 auto', padding: '32px 20px' }}
        >
          <p style={{ color: '#0f5337', fontWeight: 600, fontSize: '20px' }}>{locale === 'ar' ? 'سند' : 'Sanad'}</p>
          {text.picture ? (
            <img
              src={`cid:${text.picture.contentId}`}
              alt={text.picture.alt}
              width={text.picture.width}
              height={text.picture.height}
              style={{ width: '100%', height: 'auto', borderRadius: '3px' }}
            />
          ) : null}
          <h1 style={{ margin: '24px 0', fontSize: '22px', fontWeight: 600, lineHeight: 1.4 }}>{text.subject}</h1>
          <p>{text.greeting}</p>
          {text.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {text.quote === undefined ? null : (
            <blockquote
              dir="auto"
              style={{
                margin: '24px 0',
                padding: '0 16px',
                borderInlineStart: '3px solid #c9a04a',
                whiteSpace: 'pre-line',
              }}
            >
              {text.quote}
            </blockquote>
          )}
          {text.facts ? (
            <table style={{ width: '100%', borderCollapse: 'collapse', margin: '24px 0' }}>
              <tbody>
                {text.facts.map(({ label, value, isLeftToRight, href }) => (
                  <tr key={label}>
                    <th scope="row" style={{ ...cell, fontWeight: 400, color: '#434f47' }}>
                      {label}
                    </th>
                    <td style={{ ...cell, fontWeight: 600, textAlign: 'end' }}>
                      {href === undefined ? (
                        <bdi dir={isLeftToRight ? 'ltr' : undefined}>{value}</bdi>
                      ) : (
                        <a href={href}>
                          <bdi dir={isLeftToRight ? 'ltr' : undefined}>{value}</bdi>
                        </a>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          ) : null}
          {text.action ? (
            <p>
              <a
                href={text.action.href}
                style={{
                  display: 'inline-block',
                  background: '#125639',
                  color: '#ffffff',
                  padding: '12px 20px',
                  borderRadius: '3px',
                  textDecoration: 'none',
                }}
              >
                {text.action.label}
              </a>
            </p>
          ) : null}
          {text.more ? (
            <p style={{ fontSize: '14px' }}>
              <a href={text.more.href} style={{ color: '#0f5337' }}>
                {text.more.label}
              </a>
            </p>
          ) : null}
          <p style={{ color: '#434f47' }}>{text.closing}</p>
          {text.unsubscribe ? (
            <p style={{ fontSize: '14px' }}>
              <a href={text.unsubscribe.href} style={{ color: '#0f5337' }}>
                {text.unsubscribe.label}
              </a>
            </p>
          ) : null}
        </div>
      </body>
    </html>
  );
}

/** Isolates a value in Arabic text: U+2066 … U+2069 makes a number or a reference left to right, U+2068 … lets a name decide. */
const isolated = (value: string, isLeftToRight = false): string =>
  `${isLeftToRight ? '\u2066' : '\u2068'}${value}\u2069`;

/** A link with its address on a line of its own, because a direction mark beside it would break its detection by mail programs. */
const link = ({ href, label }: { href: string; label: string }): string => `${label}:\n${href}`;

function plainText(
  { greeting, paragraphs, quote, facts = [], action, more, closing, unsubscribe }: EmailText,
  locale: Locale,
): string {
  const isRightToLeft = directionOf(locale) === 'rtl';
  return [
    greeting,
    ...paragraphs,
    quote ?? '',
    facts
      .map(({ href, isLeftToRight, label, value }) => {
        const shown = href ?? value;
        return `${label}: ${isRightToLeft ? isolated(shown, isLeftToRight) : shown}`;
      })
      .join('\n'),
    action ? link(action) : '',
    more ? link(more) : '',
    closing,
    unsubscribe ? link(unsubscribe) : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}
