import { unstable_getRequest as getRequest } from 'waku/router/server';
import { siteOrigin } from '#src/framework/origin.ts';

/** The site's own address, for the page that is being rendered. */
export const pageOrigin = (): string => siteOrigin(getRequest());
