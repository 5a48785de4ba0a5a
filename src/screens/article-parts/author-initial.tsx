import type { Locale } from '#src/i18n/locales.ts';
import { type Multilingual, textIn } from '#src/i18n/multilingual.ts';

/** The first letter of a name in two woven squares. It stands beside the name, so it is silent. @param size in CSS pixels */
export function AuthorInitial({ locale, name, size }: { name: Multilingual; locale: Locale; size: number }) {
  const [letter = ''] = textIn(name, locale).trim();
  return (
    <svg width={size} height={size} viewBox="0 0 44 44" fill="none" stroke="currentColor" aria-hidden>
      <rect x="9" y="9" width="26" height="26" />
      <rect x="9" y="9" width="26" height="26" transform="rotate(45 22 22)" />
      <text
        x="22"
        y="22"
        dy=".36em"
        textAnchor="middle"
        fill="currentColor"
        stroke="none"
        fontSize="16"
        fontWeight="600"
      >
        {letter.toLocaleUpperCase(locale)}
      </text>
    </svg>
  );
}
