import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import { directionOf, type Locale } from '#src/i18n/locales.ts';

/** A letter before it is drawn: its sentences, a table of facts, and at most one thing to do. */
export type LetterText = {
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  facts?: readonly { label: string; value: string; isLeftToRight?: boolean }[];
  action?: { label: string; href: string };
  closing: string;
  /** Under everything: how letters of this kind are ended. */
  unsubscribe?: { label: string; href: string };
};

const font = "'IBM Plex Sans Arabic', 'Segoe UI', Tahoma, Arial, sans-serif";
const cell = { padding: '8px 0', borderBottom: '1px solid #e1ded6', textAlign: 'start' } as const;

/** HTML and plain text of a letter. Inline styles alone: it is all that mail programs agree on. */
export function renderLetter(text: LetterText, locale: Locale): { html: string; plain: string } {
  const markup = renderToStaticMarkup(<Letter text={text} locale={locale} />);
  return { html: `<!doctype html>${markup}`, plain: plainText(text) };
}

function Letter({ text, locale }: { text: LetterText; locale: Locale }): ReactNode {
  return (
    <html lang={locale} dir={directionOf(locale)}>
      <head><meta charSet="utf-8" /><meta name="viewport" content="width=device-width" /><title>{text.subject}</title></head>
      <body style={{ margin: 0, background: '#fcfbf8', color: '#16211c', fontFamily: font, fontSize: '16px', lineHeight: 1.6 }}>
        <div style={{ maxWidth: '560px', margin: '0 auto', padding: '32px 20px' }}>
          <p style={{ color: '#0f5337', fontWeight: 600, fontSize: '20px' }}>{locale === 'ar' ? 'سند' : 'Sanad'}</p>
          <p>{text.greeting}</p>
          {text.paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
          {text.facts ? (
            <table style={{ width: '100%', borderCollapse: 'collapse', margin: '24px 0' }}>
              <tbody>
                {text.facts.map(({ label, value, isLeftToRight }) => (
                  <tr key={label}>
                    <th scope="row" style={{ ...cell, fontWeight: 400, color: '#434f47' }}>{label}</th>
                    <td style={{ ...cell, fontWeight: 600, textAlign: 'end' }}>{isLeftToRight ? <bdi dir="ltr">{value}</bdi> : <bdi>{value}</bdi>}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          ) : null}
          {text.action ? <p><a href={text.action.href} style={{ display: 'inline-block', background: '#125639', color: '#ffffff', padding: '12px 20px', borderRadius: '3px', textDecoration: 'none' }}>{text.action.label}</a></p> : null}
          <p style={{ color: '#434f47' }}>{text.closing}</p>
          {text.unsubscribe ? <p style={{ fontSize: '14px' }}><a href={text.unsubscribe.href} style={{ color: '#0f5337' }}>{text.unsubscribe.label}</a></p> : null}
        </div>
      </body>
    </html>
  );
}

const plainText = ({ greeting, paragraphs, facts = [], action, closing, unsubscribe }: LetterText): string =>
  [greeting, ...paragraphs, facts.map(({ label, value }) => `${label}: ${value}`).join('\n'), action ? `${action.label}: ${action.href}` : '', closing, unsubscribe ? `${unsubscribe.label}: ${unsubscribe.href}` : ''].filter(Boolean).join('\n\n');
