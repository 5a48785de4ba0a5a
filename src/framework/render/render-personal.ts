import type { MiddlewareHandler } from 'hono';
import { pagePolicy, type Extra } from '#src/framework/policy.ts';
import { otherResponse } from '#src/framework/render/other-response.ts';
import type { RenderRequest } from '#src/framework/render/render-request.ts';
import type { AnswerVariables } from '#src/framework/response-variables.ts';
import { formCookie, personalPageReason, sessionCookies } from '#src/framework/visitor/personal-page.ts';
import { splitLocale } from '#src/i18n/locales.ts';
import { pageAt } from '#src/routes/page-address.ts';

type Handler = MiddlewareHandler<{ Variables: AnswerVariables }>;
type RenderOwnOptions = {
  render: RenderRequest;
  /** Hosts of a payment provider that a page may load, by its path without language. */ providerSources: (
    path: string,
  ) => Extra | undefined;
  isSecure: boolean;
};

/** Renders a page for one visitor. The flash state of a form is shown once: the response clears its cookie. */
export const renderPersonal =
  ({ isSecure, providerSources, render }: RenderOwnOptions): Handler =>
  async (c) => {
    const request = c.req.raw;
    const { path } = splitLocale(c.req.path);
    const isAfterForm = personalPageReason(request.headers.get('cookie'), isSecure) === 'form';
    const response = await otherResponse(
      await render(request),
      request,
      isAfterForm || pageAt(path, new URL(request.url).search)?.hydratesAtOnce,
    );
    if (response.headers.get('content-type')?.startsWith('text/html')) {
      response.headers.set('content-security-policy', pagePolicy(providerSources(path)));
      if (isAfterForm) response.headers.append('set-cookie', endOf(formCookie(isSecure), isSecure));
    }
    if (c.get('hasEndedSession'))
      for (const name of sessionCookies(isSecure)) response.headers.append('set-cookie', endOf(name, isSecure));
    return response;
  };

const endOf = (name: string, isSecure: boolean): string =>
  `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
