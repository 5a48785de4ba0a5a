import { Hono } from 'hono';

/** The API's map. */
export const api = new Hono().all('*', (c) => c.json({ errorCode: 'notFound' }, 404));
