import type { Hono } from 'hono';

// oxlint-disable-next-line typescript/no-explicit-any -- each has context variables of its own, which the adapter does not read
export type EndpointApp = Hono<any>;

/** Answers requests that are for no page: covers, sitemap, health, the return from a payment. */
export type Endpoint = { matches: (path: string) => boolean; app: EndpointApp };
