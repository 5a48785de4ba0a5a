import type { MiddlewareHandler } from 'hono';
import type { AnswerVariables } from '#src/framework/answer.ts';
import { otherResponse } from '#src/framework/render/other-response.ts';
import type { RenderRequest } from '#src/framework/render/render-request.ts';
import { pagePolicy, type Extra } from '#src/framework/policy.ts';
import { formCookie, ownPageReason } from '#src/framework/visitor/own-page.ts';
import { splitLocale } from '#src/i18n/locales.ts';
import { pageAt } from '#src/routes.ts';

type Handler = MiddlewareHandler<{ Variables: AnswerVariables }>;
type RenderOwnOptions = { render: RenderRequest; /** Hosts of a provider that a page may load, by its path without language. */ providerSources: (path: string) => Extra | undefined; isSecure: boolean };

/** Renders a page for one visitor. What a form left for it is shown once: its cookie ends with this answer. */
export const renderOwn = ({ isSecure, providerSources, render }: RenderOwnOptions): Handler => async (c) => {
  const request = c.req.raw;
  const { path } = splitLocale(c.req.path);
  const isAfterForm = ownPageReason(request.headers.get('cookie'), isSecure) === 'form';
  const response = await otherResponse(await render(request), request, isAfterForm || pageAt(path, new URL(request.url).search)?.hydratesAtOnce);
  if (response.headers.get('content-type')?.startsWith('text/html')) {
    response.headers.set('content-security-policy', pagePolicy(providerSources(path)));
    if (isAfterForm) response.headers.append('set-cookie', endOfForm(isSecure));
  }
  return response;
};

const endOfForm = (isSecure: boolean): string => `${formCookie(isSecure)}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
