import type { Locale } from '#src/i18n/locales.ts';
import type { SiteDocument } from '#src/screens/document/document-view.ts';
import { accessibilityAr } from '#src/screens/document/texts/accessibility-ar.ts';
import { accessibilityEn } from '#src/screens/document/texts/accessibility-en.ts';
import { accessibilityTr } from '#src/screens/document/texts/accessibility-tr.ts';
import { openDataAr } from '#src/screens/document/texts/open-data-ar.ts';
import { openDataEn } from '#src/screens/document/texts/open-data-en.ts';
import { openDataTr } from '#src/screens/document/texts/open-data-tr.ts';
import { privacyAr } from '#src/screens/document/texts/privacy-ar.ts';
import { privacyEn } from '#src/screens/document/texts/privacy-en.ts';
import { privacyTr } from '#src/screens/document/texts/privacy-tr.ts';
import { termsAr } from '#src/screens/document/texts/terms-ar.ts';
import { termsEn } from '#src/screens/document/texts/terms-en.ts';
import { termsTr } from '#src/screens/document/texts/terms-tr.ts';

/** Each is written in each language; a test holds their sections together. */
export const documents = {
  privacy: { en: privacyEn, ar: privacyAr, tr: privacyTr },
  terms: { en: termsEn, ar: termsAr, tr: termsTr },
  openData: { en: openDataEn, ar: openDataAr, tr: openDataTr },
  accessibility: { en: accessibilityEn, ar: accessibilityAr, tr: accessibilityTr },
} as const satisfies Record<string, Record<Locale, SiteDocument>>;
