import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import type { Endpoint } from '#src/framework/endpoint.ts';
import { MEASURING_FRAME } from '#src/routes/measuring-path.ts';

/** Where Meta's script lies, and where it sends its events. */
const META_SCRIPT = 'https://connect.facebook.net/en_US/fbevents.js';
const META_EVENTS = 'https://www.facebook.com';

type Options = {
  /** The account of the measuring service; without it there is no frame. */ pixelId: string | undefined;
  /** The address of its script. @default Meta's */ scriptUrl?: string | undefined;
};

/**
 * The frame's script: loads the service's script and hands it one event, with the amount and the currency that stand behind
 * the `#` of the frame's address. It knows nothing else, so it can pass nothing else on.
 */
const scriptOf = (pixelId: string, scriptUrl: string): string =>
  `{
const [value, currency] = location.hash.slice(1).split('/');
history.replaceState(null, '', location.pathname);
const fbq = (self.fbq = (...call) => (fbq.callMethod ? fbq.callMethod(...call) : fbq.queue.push(call)));
self._fbq = fbq;
fbq.push = fbq;
fbq.loaded = true;
fbq.version = '2.0';
fbq.queue = [];
fbq('set', 'autoConfig', false, ${JSON.stringify(pixelId)});
fbq('init', ${JSON.stringify(pixelId)});
fbq('track', 'Donate', { value: Number(value), currency });
document.head.append(Object.assign(document.createElement('script'), { async: true, src: ${JSON.stringify(scriptUrl)} }));
}`.replaceAll('<', '\\u003c');

function policyOf(script: string, scriptUrl: string): string {
  const { origin } = new URL(scriptUrl);
  const events = scriptUrl === META_SCRIPT ? `${origin} ${META_EVENTS}` : origin;
  const hash = createHash('sha256').update(script).digest('base64');
  return `default-src 'none'; script-src 'sha256-${hash}' ${origin}; img-src ${events}; connect-src ${events}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;
}

/** The page in the frame. Nothing about the donor, the donation's number or the page is in its address or its referrer. */
export function createMeasuring({ pixelId, scriptUrl = META_SCRIPT }: Options): Endpoint {
  const app = new Hono().get(MEASURING_FRAME, (c) => {
    if (pixelId === undefined) return c.text('404', 404);
    const script = scriptOf(pixelId, scriptUrl);
    return c.html(
      `<!doctype html><html lang="en"><meta name="referrer" content="no-referrer"><title>Counts a donation</title><script>${script}</script></html>`,
      200,
      {
        'cache-control': 'private, no-store',
        'content-security-policy': policyOf(script, scriptUrl),
        'x-robots-tag': 'noindex',
      },
    );
  });
  return { matches: (path) => path === MEASURING_FRAME, app };
}
