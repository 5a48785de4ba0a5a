import type { IconData } from '#ds/icons/icon-data.ts';
import { appStore } from '#ds/icons/icons.ts';
import { facebook, google } from '#ds/icons/social-icons.ts';
import type { SocialProvider } from '#src/domain/social-sign-in.ts';

export const providerIcons: Readonly<Record<SocialProvider, IconData>> = { google, facebook, apple: appStore };
