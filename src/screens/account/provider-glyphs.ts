import type { Glyph } from '#ds/icons/glyph.ts';
import { appStore } from '#ds/icons/glyphs.ts';
import { facebook, google } from '#ds/icons/social-glyphs.ts';
import type { SocialProvider } from '#src/domain/social-sign-in.ts';

export const providerGlyphs: Readonly<Record<SocialProvider, Glyph>> = { google, facebook, apple: appStore };
