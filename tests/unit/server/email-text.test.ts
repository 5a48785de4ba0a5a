import { expect, it } from 'vitest';
import { emailDate } from '#src/server/emails/email-date.ts';
import { emailInDigits } from '#src/server/emails/email-digits.ts';
import { renderEmail } from '#src/server/emails/email-layout.tsx';

const text = {
  subject: 'x',
  greeting: 'هدى،',
  paragraphs: ['وصل تبرّعك.'],
  facts: [
    { label: 'المجموع', value: '$50' },
    { label: 'الرقم المرجعي', value: 'SND4 K7TQ9', isLeftToRight: true },
  ],
  action: { label: 'عرض التبرّع', href: 'https://sanad.example/ar/checkout/thank-you/100167' },
  closing: 'فريق سند',
};

it('isolates references and amounts in an Arabic text, and has links on lines of their own', () => {
  const { plain } = renderEmail(text, 'ar');
  expect(plain).toContain('الرقم المرجعي: \u2066SND4 K7TQ9\u2069');
  expect(plain).toContain('المجموع: \u2068$50\u2069');
  expect(plain).toContain('عرض التبرّع:\nhttps://sanad.example/ar/checkout/thank-you/100167\n');
});
it('has no direction marks in a left-to-right text', () => {
  expect(renderEmail(text, 'en').plain).not.toMatch(/[\u2066-\u2069]/);
});
it('has the Hijri date in Arabic', () => {
  expect(emailDate('2026-11-21T12:00:00Z', 'ar')).toMatch(/^21 نوفمبر 2026 \(.*1448.*\)$/);
  expect(emailDate('2026-11-21T12:00:00Z', 'tr')).toBe('21 Kasım 2026');
});
it('is in the digits of its reader, but for references, addresses and what a person typed', () => {
  const { html, plain } = renderEmail(emailInDigits({ ...text, quote: 'بلّغوهم 3 قبلات' }, 'arab'), 'ar');
  for (const shown of [html, plain]) {
    expect(shown).toContain('$٥٠');
    for (const kept of ['SND4 K7TQ9', '/thank-you/100167', '3 قبلات']) expect(shown).toContain(kept);
  }
  expect(emailInDigits(text, 'latn')).toEqual(text);
});
