import { msg } from '@lingui/core/macro';
import { Hono } from 'hono';
import type { SocialAnswer } from '#src/domain/social-attempt.ts';
import { PROVIDER_NAMES } from '#src/domain/social-names.ts';
import type { SocialProvider } from '#src/domain/social-sign-in.ts';
import type { Endpoint } from '#src/framework/endpoint.ts';
import { staticHtml, staticHtmlResponse } from '#src/framework/static-html.ts';
import { splitLocale } from '#src/i18n/locales.ts';
import { getI18n } from '#src/i18n/server.tsx';
import { answerAttempt } from '#src/server/accounts/social-answer.ts';
import { providerAddress, readAttempt } from '#src/server/accounts/social-attempts.ts';
import { answerForm } from '#src/server/accounts/social.forms.ts';
import type { FormContext, FormEnv } from '#src/server/http/form-context.ts';
import { consumeFormFlash } from '#src/server/http/form-flash.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { getServices } from '#src/server/services.ts';

const PATH = /^\/login\/(google|facebook|apple)(\/go)?$/;
const partsOf = (path: string) => {
  const [, provider, go] = PATH.exec(path) ?? [];
  return { provider: provider as SocialProvider, isDeparture: go !== undefined };
};

/** The way to a provider and back. It ends on a page of this site, which says what came of it. */
export const createSocialReturn = (open: () => Promise<ServiceContext> = getServices): Endpoint => ({
  matches: (path) => PATH.test(splitLocale(path).path),
  app: new Hono<FormEnv>().get('*', async (c) => {
    const { isDeparture, provider } = partsOf(splitLocale(c.req.path).path);
    c.set('services', await open());
    c.header('cache-control', 'private, no-store');
    return (
      (isDeparture ? await depart(c, provider) : undefined) ?? answerAttempt(c, provider, await answerOf(c, provider))
    );
  }),
});

/**
 * A page that leads on by itself, in place of a redirect: browsers hold the redirects of a form against the policy of its page,
 * and a provider may lead on to a host that nobody here knows, as that of the person's employer.
 */
async function depart(c: FormContext, provider: SocialProvider): Promise<Response | undefined> {
  const attempt = readAttempt(c);
  if (attempt?.provider !== provider) return undefined;
  const address = await providerAddress(c, attempt);
  if (address === undefined) return undefined;
  const i18n = await getI18n(attempt.locale);
  const name = PROVIDER_NAMES[provider];
  return staticHtmlResponse(
    staticHtml(attempt.locale, {
      title: i18n._(msg`Opening ${name}`),
      paragraphs: [i18n._(msg`You will come back here afterward.`)],
      link: { href: address, label: i18n._(msg`Continue to ${name}`) },
    }),
    200,
    { refresh: `0; url=${address}`, 'cache-control': 'private, no-store' },
  );
}

/** Facebook leads back with its answer in the address; that of the others was put by. */
async function answerOf(c: FormContext, provider: SocialProvider): Promise<SocialAnswer> {
  if (provider === 'facebook') {
    const { code, error, state } = c.req.query();
    return { state, error, proof: code };
  }
  const put = await consumeFormFlash(c.get('services'), c.req.query('answer'));
  if (put?.form !== answerForm(provider)) return {};
  const { error, id_token: proof, state } = put.fields;
  return { state, error, proof };
}
